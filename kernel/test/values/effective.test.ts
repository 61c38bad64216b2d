import { expect, test } from 'vitest';
import { effectiveMembers, flag, idleBecause, integer, object, oneOf } from '../../index.ts';

const setup = object({
  ending: oneOf(['rounds', 'time'], { default: 'rounds' }),
  rounds: integer(1, 20, { default: 10, onlyWith: { ending: ['rounds'] } }),
  minutes: integer(1, 20, { default: 10, onlyWith: { ending: ['time'] } }),
  quick: flag({ default: true }),
  both: flag({ default: true, onlyWith: { ending: ['time'], quick: [true] } }),
});

test.each([
  ['with its default', {}, ['ending', 'rounds', 'quick']],
  ['with another value', { ending: 'time' }, ['ending', 'minutes', 'quick', 'both']],
  ['with only one of two conditions', { ending: 'time', quick: false }, ['ending', 'minutes', 'quick']],
])('a setting has an effect if the settings it needs are there, %s', (_, values, members) => {
  expect(effectiveMembers(setup, values)).toEqual(members);
});

test('a setting without an effect names the setting that it needs, and the values', () => {
  expect(idleBecause(setup, {}, 'minutes')).toEqual({ key: 'ending', needs: ['time'] });
  expect(idleBecause(setup, {}, 'rounds')).toBeUndefined();
});
