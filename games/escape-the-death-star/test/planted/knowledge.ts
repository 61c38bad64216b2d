import type { Planted } from '@starboard/testkit';

export const planted: Planted = {
  'games/escape-the-death-star/rules/knowledge/see.ts': [
    {
      id: 'an imagined card on the map is one that a Rebel has',
      rule: '6.3',
      find: '[...imperialCards, ...rebels.flatMap((rebel) => rebel.cards)]',
      replace: '[...imperialCards]',
    },
    {
      id: 'an imagined card on the map is one that the second Rebel has',
      rule: '6.3',
      find: '...rebels.flatMap((rebel) => rebel.cards)',
      replace: '...(rebels[0]?.cards ?? [])',
    },
    {
      id: 'an imagined card on the map is one that the Imperial has',
      rule: '6.3',
      find: '[...imperialCards, ...rebels.flatMap((rebel) => rebel.cards)]',
      replace: 'rebels.flatMap((rebel) => rebel.cards)',
    },
    {
      id: 'imagined cards lie in order',
      rule: '6.3',
      find: '  shuffle(dice, unknown);\n',
      replace: '  void [shuffle, dice];\n',
    },
    {
      id: 'the faces of cards on the map are shown',
      rule: '6.3',
      find: 'cards: board.cards.slice(),\n    imperialCards',
      replace: 'cards: board.cards.slice(),\n    faces: board.faces,\n    imperialCards',
    },
    {
      id: 'a Rebel player who has left sees pegs',
      rule: '7.7',
      find: 'viewer !== null && rebelSeats(board).includes(viewer)',
      replace: 'viewer !== null && viewer !== board.imperial && rebelSeats(board).length > 0',
    },
    {
      id: 'an imagined Rebel stays where it is',
      rule: '7.4',
      find: 'pick(dice, waysToSneak(board, rebel))',
      replace: 'pick(dice, waysToSneak(board, rebel).slice(0, 1))',
    },
  ],
};
