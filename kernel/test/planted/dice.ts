import type { Planted } from '@starboard/testkit';

export const planted: Planted = {
  'kernel/dice/by-purpose.ts': [
    {
      id: 'all purposes share a count',
      rule: 'a draw follows from the turn, the purpose, who draws and its number alone',
      find: 'if (drawn[i] !== stream) continue;',
      replace: 'if (drawn[i] === undefined) continue;',
    },
    {
      id: 'two who draw share their words',
      rule: 'every stream has words of its own',
      find: ' | (stream & ((1 << SHARING_BITS) - 1));',
      replace: ';',
    },
    {
      id: 'a draw depends on how many streams were drawn from',
      rule: 'a draw follows from the turn, the purpose, who draws and its number alone',
      find: 'function wordAt({ key, turn }: PurposeDice, stream: number, nth: number): number {\n  const words = wordsOf(key, nth,',
      replace:
        'function wordAt({ key, turn, drawn }: PurposeDice, stream: number, nth: number): number {\n  const words = wordsOf(key, nth + drawn.length,',
    },
    {
      id: 'all purposes have the same words',
      rule: 'every stream has words of its own',
      find: '(purposeNumber(purpose) << WHO_BITS) | place',
      replace: 'place',
    },
    {
      id: 'a turn goes on from the turn before',
      rule: 'a new turn begins at its own first word',
      find: '  dice.drawn = [];\n',
      replace: '',
    },
    { id: 'anybody can draw', rule: 'with a number that is too large', find: 'place > NOBODY', replace: 'false' },
  ],
  'kernel/dice/match-dice.ts': [
    {
      id: 'a copy of dice shares its counters',
      rule: 'through JSON it goes on alike',
      find: 'drawn: [dice.drawn[0] ?? 0, dice.drawn[1] ?? 0]',
      replace: 'drawn: dice.drawn',
    },
    {
      id: 'a copy of dice by purpose shares its counts',
      rule: 'a copy has its own counts',
      find: 'drawn: dice.drawn.slice()',
      replace: 'drawn: dice.drawn',
    },
    {
      id: 'a branch keeps its key',
      rule: 'a branch draws from another key',
      find: '{ ...cloneDice(dice), key }',
      replace: '{ ...cloneDice(dice), key: key.length === 0 ? key : dice.key }',
    },
    {
      id: 'older matches get the new dice',
      rule: 'dice in order draw as they always did',
      find: 'way === IN_ORDER ?',
      replace: 'way === undefined ?',
    },
    {
      id: 'rigged faces come before the script',
      rule: 'the script comes before them',
      find: '  if (dice.script.length > 0) {\n    const [face]',
      replace: '  if (dice.script.length > 0 && dice.rigged.length === 0) {\n    const [face]',
    },
  ],
  'kernel/dice/script.ts': [
    {
      id: 'a script for one is for anybody',
      rule: 'a script decides rolls, draws, picks and shuffles by purpose',
      find: ' && (one.who === undefined || one.who === who)',
      replace: '',
    },
    {
      id: 'scripted draws of any size',
      rule: 'is a mistake of the script',
      find: ' && number >= 0 && number < below',
      replace: '',
    },
  ],
  'kernel/dice/memo.ts': [
    {
      id: 'a block of one key is taken for that of another',
      rule: 'two hundred keys by purpose used in turns',
      find: ' || block.key !== key',
      replace: '',
    },
  ],
  'kernel/match/turn.ts': [
    {
      id: 'the dice stay in the set-up',
      rule: 'at every question the dice are in the turn of the board',
      find: 'turn !== dice.turn',
      replace: 'turn === -1',
    },
  ],
  'kernel/record/record-dice.ts': [
    {
      id: 'branches are passed over',
      rule: 'replays with the keys that the record names',
      find: 'one.place === place',
      replace: 'one.place === place + 1',
    },
    {
      id: 'records that say nothing get the new dice',
      rule: 'replays to exactly where it was',
      find: 'dice = IN_ORDER',
      replace: "dice = 'chacha20-by-purpose'",
    },
  ],
};
