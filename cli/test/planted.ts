import type { Planted } from '@starboard/testkit';

export const planted: Planted = {
  'cli/play/play-match.ts': [
    {
      id: 'the terminal never calls time',
      rule: 'play counts the minutes, calls time once',
      find: "if (time.isUp(match)) take({ call: 'time-is-up', at: session.now() });",
      replace: '',
    },
    {
      id: 'the terminal answers without saying so',
      rule: 'play answers what has one sensible answer, and the news says so',
      find: "if (answered !== undefined && 'seat' in input) watching.hear(answeredEvent(answered, input.seat));",
      replace: '',
    },
  ],
  'cli/play/ask-person.ts': [
    {
      id: 'the open question stays open when its answer is switched on',
      rule: 'an answer that is switched on is given at once',
      find: "if (standingChoice(rules, seen, answers.of(mine.ask.seat)) !== undefined) return 'is-answered';",
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
  'cli/review/page.ts': [
    {
      id: 'names of a record are written into the page as they are',
      rule: 'names from a record are text',
      find: "text.replaceAll(/[&<>\"']/g, (letter) => ENTITIES[letter] ?? '')",
      replace: 'text',
    },
  ],
};
