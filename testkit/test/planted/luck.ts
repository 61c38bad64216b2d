import type { Planted } from '../../planted/mistake.ts';

export const planted: Planted = {
  'testkit/laws/luck.ts': [
    {
      id: 'nobody draws more',
      rule: 'drawsAreApart catches',
      find: 'const MOST_EXTRA = 3;',
      replace: 'const MOST_EXTRA = 0;',
    },
    {
      id: 'any draw is an excuse',
      rule: 'drawsAreApart catches',
      find: 'forbidDraws(plain, purpose);',
      replace: 'for (const each of rules.purposes) forbidDraws(plain, each);\n  void purpose;',
    },
  ],
  'testkit/named-dice.ts': [
    {
      id: 'dice are not compared',
      rule: 'dice by name catch',
      find: 'named.join() !== roll.faces.join()',
      replace: 'named.length === 99',
    },
    {
      id: 'purposes need no roll',
      rule: 'notice a purpose that nobody draws for',
      find: '!seen.has(purpose)',
      replace: 'false',
    },
  ],
};
