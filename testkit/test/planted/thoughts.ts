import type { Planted } from '../../planted/mistake.ts';

export const planted: Planted = {
  'testkit/laws/thoughts.ts': [
    {
      id: 'thoughts about a twin are not compared',
      rule: 'thoughtsKeepSecrets',
      find: 'thought, think(twin))',
      replace: 'thought, thought)',
    },
    {
      id: 'a thought is not asked for twice',
      rule: 'thoughtsKeepSecrets',
      find: 'asked twice`, thought, think(match))',
      replace: 'asked twice`, thought, thought)',
    },
    {
      id: 'nobody asks for a value before',
      rule: 'thoughtsKeepSecrets',
      find: '        heuristics.value(one, seat);\n',
      replace: '',
    },
    {
      id: 'a thought may consider anything',
      rule: 'thoughtsKeepSecrets',
      find: '!offered.some((option) => same(option, choice))',
      replace: 'offered.length === 0',
    },
    {
      id: 'shares add up to anything',
      rule: 'thoughtsKeepSecrets',
      find: '!(Math.abs(sum - 1) <= EXACT)',
      replace: 'sum < 0',
    },
  ],
};
