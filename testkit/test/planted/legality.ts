import type { Planted } from '../../planted/mistake.ts';

export const planted: Planted = {
  'testkit/laws/legality.ts': [
    { id: 'no options pass', rule: 'optionsAreSound', find: 'offered.length === 0', replace: 'offered.length < 0' },
    {
      id: 'options offered twice pass',
      rule: 'optionsAreSound',
      find: 'new Set(spelt).size <',
      replace: 'new Set(spelt).size >',
    },
    {
      id: 'options may change',
      rule: 'optionsAreSound',
      find: 'offered, options(rules, match, ask))',
      replace: 'offered, offered)',
    },
    {
      id: 'options may differ from what is permitted',
      rule: 'optionsAreSound',
      find: 'spelt.toSorted(), long.toSorted()',
      replace: 'spelt, spelt',
    },
    {
      id: 'a seat asked twice passes',
      rule: 'oneAskASeat',
      find: 'new Set(seats).size < seats.length',
      replace: 'new Set(seats).size > seats.length',
    },
    {
      id: 'asks out of order pass',
      rule: 'oneAskASeat',
      find: 'seat < (seats[i - 1] ?? 0)',
      replace: 'seat < (seats[i] ?? 0)',
    },
    {
      id: 'one who is out may be asked',
      rule: 'oneAskASeat',
      find: 'seats.find((seat) => rules.isOut?.(board, seat))',
      replace: 'seats.find((seat) => rules.isOut?.(board, seat) && seat < 0)',
    },
    {
      id: 'a refusal needs no fact',
      rule: 'refusalsAreSound',
      find: "rule === '' || fact === ''",
      replace: "rule === ''",
    },
    {
      id: 'a refusal needs no rule',
      rule: 'refusalsAreSound',
      find: "rule === '' || fact === ''",
      replace: "fact === ''",
    },
    {
      id: 'what is forbidden may be taken',
      rule: 'refusalsAreSound',
      find: "played.ok || played.code !== 'forbidden'",
      replace: 'played.ok && played.events === null',
    },
    {
      id: 'junk may be taken',
      rule: 'refusalsAreSound',
      find: "if (junk.ok || junk.code !== 'unknown')",
      replace: 'if (junk === null)',
    },
    {
      id: 'refusals may change the match',
      rule: 'refusalsAreSound',
      find: "return wrong ?? differ('a match after refusals', JSON.parse(before), match);",
      replace: 'return wrong;',
    },
    {
      id: 'taking back may leave a trace',
      rule: 'takenBackIsAsBefore',
      find: "differ('after taking back', match, back.match)",
      replace: 'undefined',
    },
    {
      id: 'an option may be refused',
      rule: 'takenBackIsAsBefore',
      find: 'if (!sealed.ok) return',
      replace: 'if (!sealed.ok) return undefined &&',
    },
  ],
};
