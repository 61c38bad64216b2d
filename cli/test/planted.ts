import type { Planted } from '@starboard/testkit';

export const planted: Planted = {
  'cli/play/play-match.ts': [
    {
      id: 'the terminal never calls time',
      rule: 'play counts the minutes, calls time once',
      find: "if (time.isUp(match)) take({ call: 'time-is-up', at: session.now() });",
      replace: '',
    },
  ],
  'cli/input/setup.ts': [
    {
      id: 'bots play against the clock',
      rule: 'refuses minutes in a sentence',
      find: 'return fact === undefined ? checked : { ok: false, fact };',
      replace: 'return checked;',
    },
  ],
  'cli/serve/log-level.ts': [
    {
      id: '--quiet hides warnings',
      rule: 'a warning is never hidden',
      find: "return quiet || atTerminal ? 'warn'",
      replace: "return quiet || atTerminal ? 'info'",
    },
  ],
};
