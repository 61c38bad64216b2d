import type { Planted } from '../../planted/mistake.ts';

export const planted: Planted = {
  'testkit/laws/hidden.ts': [
    {
      id: 'a twin is not looked at',
      rule: 'hiddenStaysHidden',
      find: 'seenLeak(situation, twin, viewer) ?? (i === 0',
      replace: '(i === 0',
    },
    {
      id: 'the reasons of a twin are not looked at',
      rule: 'hiddenStaysHidden',
      find: 'reasonsOf(rules, twin, viewer),',
      replace: 'reasonsOf(rules, match, viewer),',
    },
    { id: 'a twin is not played on', rule: 'hiddenStaysHidden', find: 'i === 0 ?', replace: 'i < 0 ?' },
    {
      id: 'what a twin looks like later does not matter',
      rule: 'hiddenStaysHidden',
      find: 'seenBy(situation, truth, viewer),\n      seenBy(situation, twin, viewer),',
      replace: 'null,\n      null,',
    },
    {
      id: 'whatever reveals need not be on the list',
      rule: 'hiddenStaysHidden',
      find: 'if (members === undefined) return `',
      replace: 'if (members === undefined) return undefined; `',
    },
    {
      id: 'whatever reveals may tell anything',
      rule: 'hiddenStaysHidden',
      find: 'if (one?.type !== other?.type) return undefined;',
      replace: 'if (one !== other) return undefined;',
    },
    {
      id: 'any event may reveal',
      rule: 'hiddenStaysHidden',
      find: 'if (revealing === undefined) return differ',
      replace: 'if (revealing === undefined) return undefined && differ',
    },
  ],
  'testkit/laws/difference.ts': [
    {
      id: 'only what both have is compared',
      rule: 'a shorter list',
      find: 'new Set([...Object.keys(one), ...Object.keys(other)])',
      replace: 'new Set(Object.keys(one))',
    },
    {
      id: 'the path ends at the first member',
      rule: 'a member',
      find: 'firstDifference(mine, theirs, within);',
      replace: 'firstDifference(mine, theirs, within) && { path: within, one: mine, other: theirs };',
    },
  ],
  'testkit/secrets/parts.ts': [
    {
      id: 'what is on no list is public',
      rule: 'on no list',
      find: 'if (known === undefined) return false;',
      replace: 'if (known === undefined) return true;',
    },
    {
      id: 'a path may lie within another',
      rule: 'a path within another',
      find: 'listed !== null && paths.length > 1',
      replace: 'listed !== null && paths.length > 9',
    },
  ],
  'testkit/secrets/changing.ts': [
    {
      id: 'changes show to those who may not know',
      rule: 'hiddenStaysHidden',
      find: ' && same(gist(other), before)',
      replace: '',
    },
    { id: 'nothing is changed', rule: 'hiddenStaysHidden', find: '!same(other, value) &&', replace: 'false &&' },
  ],
  'testkit/secrets/faults.ts': [
    {
      id: 'old paths are not named',
      rule: 'a path that is not on the board',
      find: '!met.onBoard.has(path)',
      replace: 'met.onBoard.has(path) && false',
    },
    {
      id: 'what is never changed is not named',
      rule: 'is never changed, and named',
      find: '!met.changed.has(path)',
      replace: 'met.changed.has(path) && false',
    },
    {
      id: 'a list may say too much',
      rule: 'that not all see, is named',
      find: 'return same(before, after) ?',
      replace: 'return same(before, after) && rules === null ?',
    },
    {
      id: 'a leak is no fault of the list',
      rule: 'a path that the list forgets',
      find: 'hiddenStaysHidden(situation) ?? listFault(situation, met)',
      replace: 'listFault(situation, met)',
    },
  ],
};
