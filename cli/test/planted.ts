import type { Planted } from '@starboard/testkit';

export const planted: Planted = {
  'cli/serve/log-level.ts': [
    {
      id: '--quiet hides warnings',
      rule: 'a warning is never hidden',
      find: "return quiet || atTerminal ? 'warn'",
      replace: "return quiet || atTerminal ? 'info'",
    },
  ],
};
