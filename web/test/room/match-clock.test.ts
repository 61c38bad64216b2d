import { expect, test } from 'vitest';
import { matchClockFace } from '../../room/clock/clock-face.ts';

const at = (left: number) => matchClockFace({ minutes: 75, state: 'running', endsAt: 1000 * left }, 0, 'Last round');

test.each([
  [4500, '1 h 15 min', '', '', 'none'],
  [301, '5:01', '', '', 'none'],
  [300, '5:00', 'last 5 minutes', 'Five minutes left.', 'soon'],
  [61, '1:01', 'last 5 minutes', 'Five minutes left.', 'soon'],
  [60, '1:00', 'last minute', 'Less than a minute left in the match.', 'now'],
  [-3, '0:00', 'last minute', 'Less than a minute left in the match.', 'now'],
] as const)('with %i seconds left it shows %s and says “%s”', (left, time, note, warning, urgency) => {
  expect(at(left)).toMatchObject({ left: time, note, warning, urgency });
});

test('before it runs it says so, and once time was called it says what the game says', () => {
  expect(matchClockFace({ minutes: 60, state: 'waiting' }, 0)).toMatchObject({
    left: '1 h 00 min',
    note: 'not started',
  });
  expect(matchClockFace({ minutes: 60, state: 'called' }, 0, 'Last round')).toMatchObject({
    left: null,
    note: 'Last round',
    sentence: 'Time was called: last round.',
    warning: 'Time was called: last round.',
  });
  expect(matchClockFace({ minutes: 60, state: 'called' }, 0)).toMatchObject({ note: 'Time is up' });
});
