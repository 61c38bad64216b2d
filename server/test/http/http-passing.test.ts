import { passesByItself } from '@starboard/protocol';
import { expect, test } from 'vitest';
import { statusOf } from '../../http/api/refusals.ts';

const ASK_AGAIN = [408, 429, 500, 503];

test.each(['busy', 'failed', 'no-room', 'stopping', 'too-fast', 'too-slow', 'unavailable'])(
  'the refusal “%s” passes by itself, and its status tells programs to ask again',
  (code) => {
    expect(passesByItself(code)).toBe(true);
    expect(ASK_AGAIN).toContain(statusOf({ code, fact: 'Later.' }));
  },
);

test.each(['stale', 'full', 'not-yours', 'over'])('the refusal “%s” is an answer: nobody need ask again', (code) => {
  expect(passesByItself(code)).toBe(false);
  expect(ASK_AGAIN).not.toContain(statusOf({ code, fact: 'No.' }));
});
