import type { Planted } from '../planted/mistake.ts';

/** Laws made blind, and other checks: `npm run plant -- testkit` tries out whether their tests see it. */
export const planted: Planted = {
  'testkit/laws.ts': [
    { id: 'no options pass', rule: 'optionsAreSound', find: 'offered.length === 0', replace: 'offered.length < 0' },
    {
      id: 'options offered twice pass',
      rule: 'optionsAreSound',
      find: 'new Set(spelt).size <',
      replace: 'new Set(spelt).size >',
    },
    {
      id: 'a seat asked twice passes',
      rule: 'oneAskASeat',
      find: 'new Set(seats).size ===',
      replace: 'new Set(seats).size <=',
    },
    {
      id: 'a clone is not looked at',
      rule: 'truthIsPlain',
      find: " ?? differ('cloned', match, cloneMatch(rules, match))",
      replace: '',
    },
    {
      id: 'the original of a copy is not looked at',
      rule: 'copiesAreApart',
      find: "differ('the original of a copy played on', JSON.parse(before), match) ??",
      replace: '',
    },
    {
      id: 'what is imagined is not looked at',
      rule: 'imaginationFits',
      find: 'view(rules, imagine(rules, seen, dice), seat)',
      replace: 'seen',
    },
    {
      id: 'a refusal needs no fact',
      rule: 'refusalsAreSound',
      find: "rule === '' || fact === ''",
      replace: "rule === ''",
    },
    {
      id: 'telling may do harm',
      rule: 'tellingIsHarmless',
      find: "differ('told and silent', told, silent)",
      replace: 'undefined',
    },
    {
      id: 'what is open may be secret',
      rule: 'openIsOpen',
      find: 'if (secrets) return',
      replace: 'if (secrets !== undefined) return',
    },
  ],
  'testkit/house/purity.ts': [
    { id: 'any power', rule: 'is seen', find: '!isBigInt(left) && !isBigInt(right)', replace: 'false' },
    { id: 'no power at all', rule: 'only looks alike', find: ' && !isBigInt(left) && !isBigInt(right)', replace: '' },
    { id: 'Math under any name', rule: 'is seen', find: "text === 'Math'", replace: "text === 'Maths'" },
    { id: 'sorting of any kind', rule: 'is seen', find: 'SORTING.includes(text)', replace: 'false' },
    { id: 'sorting with a comparator', rule: 'only looks alike', find: ' || given.length > 0', replace: '' },
  ],
  'testkit/golden/compare.ts': [
    { id: 'columns are not compared', rule: 'is found, with', find: '!== then[i]?.[column]', replace: '=== undefined' },
    { id: 'the line after', rule: 'is found, with its line', find: 'first + 1}', replace: 'first + 2}' },
  ],
  'testkit/rulebook.ts': [
    { id: 'rules need no test', rule: 'a rule that no test names', find: '!tested.includes(rule)', replace: 'false' },
    {
      id: 'rules in any order',
      rule: 'rules out of order',
      find: 'order(rule) <= order',
      replace: '0 * order(rule) > order',
    },
  ],
};
