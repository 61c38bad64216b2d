import type { Planted } from '../planted/mistake.ts';
import { planted as audit } from './planted/audit.ts';
import { planted as hidden } from './planted/hidden.ts';
import { planted as legality } from './planted/legality.ts';
import { planted as luck } from './planted/luck.ts';
import { planted as secrecy } from './planted/secrecy.ts';
import { planted as thoughts } from './planted/thoughts.ts';
import { planted as truth } from './planted/truth.ts';

/** Laws and other checks that miss something: `npm run plant -- testkit` tries out whether their tests notice. */
export const planted: Planted = {
  ...legality,
  ...truth,
  ...hidden,
  ...secrecy,
  ...thoughts,
  ...audit,
  ...luck,
  'testkit/architecture/purity.ts': [
    { id: 'any power', rule: 'is seen', find: '!isBigInt(left) && !isBigInt(right)', replace: 'false' },
    { id: 'no power at all', rule: 'only looks alike', find: ' && !isBigInt(left) && !isBigInt(right)', replace: '' },
    { id: 'Math under any name', rule: 'is seen', find: "text === 'Math'", replace: "text === 'Maths'" },
    { id: 'sorting of any kind', rule: 'is seen', find: 'SORTING.includes(text)', replace: 'false' },
    { id: 'sorting with a comparator', rule: 'only looks alike', find: ' || given.length > 0', replace: '' },
  ],
  'testkit/servers/nats-program.ts': [
    { id: 'anybody installs', rule: 'by whoever may not', find: ' || !mayInstall()', replace: '' },
    { id: 'lists stay old', rule: 'once the lists are new', find: "await apt('update');", replace: '' },
  ],
  'testkit/golden/compare.ts': [
    { id: 'columns are not compared', rule: 'is found, with', find: '!== then[i]?.[column]', replace: '=== undefined' },
    { id: 'the line after', rule: 'is found, with its line', find: 'first + 1}', replace: 'first + 2}' },
  ],
  'testkit/release/without-machines.ts': [
    {
      id: 'the list of packages names where they were downloaded from',
      rule: 'nor where packages were downloaded from',
      find: "type !== 'distribution'",
      replace: "type !== ''",
    },
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
