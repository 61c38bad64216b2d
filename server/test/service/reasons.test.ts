import { rules as duel } from '@starboard/duel-in-space/rules';
import type { GameTypes, Json, Rules } from '@starboard/kernel';
import { afterEach, expect, test } from 'vitest';
import { guest, openTestServer, seatedMatch, type TestServer, value } from './test-server.ts';

const houses: TestServer[] = [];
function server(...change: Parameters<typeof openTestServer>): TestServer {
  const opened = openTestServer(...change);
  houses.push(opened);
  return opened;
}
afterEach(async () => {
  for (const { service } of houses.splice(0)) await service.stop();
});

const NAMES = ['ann', 'bob', 'cat'];
const LIMIT = 64 * 1024;

/** A duel with very many candidates, nearly all forbidden. */
function thoughtful(all: readonly Json[], forbids: (choice: Json) => string | undefined): Rules<GameTypes> {
  const aim = {
    ...duel.decisions.aim,
    candidates: () => all,
    options: () => all.slice(0, 1),
    forbids(_board: unknown, _ask: unknown, choice: Json) {
      const fact = forbids(choice);
      return fact === undefined ? undefined : { rule: '1', fact };
    },
  };
  const rules: Rules<GameTypes> = { ...duel, decisions: { ...duel.decisions, aim } };
  return rules;
}

const MANY: readonly Json[] = Array.from({ length: 100_000 }, (_, i) => i);
const WORDY: readonly Json[] = Array.from({ length: 300 }, (_, i) => `${i}`.padEnd(400, '.'));

test('one choice is asked about alone: the reason against it, none where it may be chosen, and what answers nothing', async () => {
  const h = server();
  const match = await seatedMatch(h, NAMES, { game: 'cards', setup: { furies: 0, hand: 0 } });
  const asked = (choice: number) => h.service.reasons(guest('ann'), match, 0, { choice });
  const forbidden = { rule: '2', fact: 'Nobody strikes themselves.', choices: [0] };
  expect(value(await asked(0))).toEqual({ reasons: [forbidden], more: false });
  expect(value(await asked(1))).toEqual({ reasons: [], more: false });
  expect(await asked(7)).toMatchObject({ refusal: { code: 'unknown' } });
  expect(value(await h.service.reasons(guest('ann'), match, 0))).toEqual({ reasons: [forbidden], more: false });
  expect(await h.service.reasons(guest('bob'), match, 1, { choice: 0 })).toMatchObject({
    refusal: { code: 'unknown' },
  });
  expect(await h.service.reasons(guest('bob'), match, 0, { choice: 0 })).toMatchObject({
    refusal: { code: 'not-yours' },
  });
});

test.each([
  ['one reason against very much', MANY, () => 'Too far.'],
  ['one reason against little that takes many words', WORDY, () => 'Too far.'],
  ['a reason of its own against each', MANY, (choice: Json) => `Too far by ${choice}.`],
] as const)('what is told of %s is at most 64 KiB, and says that there is more', async (_, all, why) => {
  const rules = thoughtful(all, (choice) => (choice === all[0] ? undefined : why(choice)));
  const h = server({ findRules: async () => rules });
  const match = await seatedMatch(h, ['ann', 'bob']);
  const told = value(await h.service.reasons(guest('ann'), match, 0));
  const bytes = Buffer.byteLength(JSON.stringify({ type: 'reasons', id: 'request-1', ...told }));
  expect(bytes).toBeLessThanOrEqual(LIMIT);
  expect(told.reasons.length).toBeGreaterThan(0);
  expect(told.more).toBe(true);
});

test('reasons that take long to find are told as far as they were found in a moment', async () => {
  const rules = thoughtful(MANY.slice(0, 5000), (choice) => {
    for (const end = performance.now() + 1; performance.now() < end; );
    return choice === 0 ? undefined : 'After long thought.';
  });
  const h = server({ findRules: async () => rules });
  const match = await seatedMatch(h, ['ann', 'bob']);
  const start = performance.now();
  const told = value(await h.service.reasons(guest('ann'), match, 0));
  expect(performance.now() - start).toBeLessThan(1000);
  expect(told.more).toBe(true);
  expect(told.reasons[0]?.choices.length).toBeGreaterThan(0);
});
