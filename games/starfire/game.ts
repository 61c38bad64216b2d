import type { Game } from '../game.ts';

export const starfire: Game = {
  id: 'starfire',
  title: 'Starfire',
  tagline: 'Command warships on a wide hex map: every hit burns another system off a ship.',
  players: '2–6',
  accent: '#ffb347',
  emblem:
    'M121.1 20L135.8 28.5L135.8 45.5L121.1 54L106.4 45.5L106.4 28.5zM150.6 20L165.3 28.5L165.3 45.5L150.6 54L135.8 45.5L135.8 28.5zM180 20L194.7 28.5L194.7 45.5L180 54L165.3 45.5L165.3 28.5zM209.4 20L224.2 28.5L224.2 45.5L209.4 54L194.7 45.5L194.7 28.5zM238.9 20L253.6 28.5L253.6 45.5L238.9 54L224.2 45.5L224.2 28.5zM135.8 45.5L150.6 54L150.6 71L135.8 79.5L121.1 71L121.1 54zM165.3 45.5L180 54L180 71L165.3 79.5L150.6 71L150.6 54zM194.7 45.5L209.4 54L209.4 71L194.7 79.5L180 71L180 54zM224.2 45.5L238.9 54L238.9 71L224.2 79.5L209.4 71L209.4 54zM158.3 32.5L147.5 46.1L147.8 38.6L141.2 35.1zM215.2 62.5L231.4 56.2L227.3 62.5L231.4 68.8zM118 89h11v11h-11zM118 89l11 11m0 -11l-11 11M132 89h11v11h-11zM132 89l11 11m0 -11l-11 11M146 89h11v11h-11zM146 89l11 11m0 -11l-11 11M160 89h11v11h-11zM174 89h11v11h-11zM188 89h11v11h-11zM202 89h11v11h-11zM216 89h11v11h-11zM230 89h11v11h-11z',
  parts: {
    intro: {
      aim: 'Destroy every enemy ship, or drive it off the map.',
      turn: 'Dice decide who moves first. Ships fly hex by hex, spending movement points, and then fire one after the other. Hits burn away the target’s systems, from left to right.',
      end: 'The side with the last ship on the map wins the battle.',
      terms: [
        {
          word: 'Movement point',
          means:
            'flies a ship one hex ahead, or lets it stay. All points of a turn are spent, one ship after the other.',
        },
        { word: 'Turn mode', means: 'how many points a ship has to spend before it may turn by one side of its hex.' },
        {
          word: 'Initiative',
          means: 'each side rolls a die at the start of a turn: the higher one moves last and fires first.',
        },
        {
          word: 'System',
          means:
            'a box of a ship’s strip: shield, armour, engine, weapon and so on. Each point of damage destroys the leftmost one left; a ship without systems is destroyed.',
        },
        {
          word: 'Needs 7 or less',
          means: 'a weapon hits if its ten-sided die shows that number or less. It depends on weapon and range.',
        },
        {
          word: 'Range',
          means: 'how many hexes away the target is. Beyond 10 only ships with combat sensors can fire.',
        },
        { word: 'Blind spot', means: 'the wedge straight behind a ship, into which it cannot fire.' },
        { word: 'Streaming atmosphere', means: 'the first system behind shields and armour is gone.' },
        {
          word: 'Drive field',
          means:
            'it is up while an engine works. With neither drive field nor shields, missiles do three times their damage.',
        },
      ],
    },
    rules: async () => (await import('./rules/index.ts')).rules,
    words: async () => (await import('./words.ts')).words,
    heuristics: async () => (await import('./bot/index.ts')).heuristics,
    board: async () => (await import('./board/index.tsx')).board,
  },
  workshop: {
    title: 'Ship designer and scenarios',
    about: 'Write ships of your own, lead fleets of them, and share the battles as files.',
    open: async () => (await import('./workshop/index.tsx')).workshop,
  },
};
