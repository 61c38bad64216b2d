import { gameById, games } from '@starboard/games';
import {
  begin,
  checkSetup,
  choose,
  diceFromSeed,
  idleBecause,
  type Json,
  keyFromSeed,
  options,
  type Schema,
} from '@starboard/kernel';
import { randomValue } from '@starboard/testkit';
import { describe, expect, test } from 'vitest';
import { run } from './run.ts';

test.each([
  ['tunnel-chase', 'first=ace', 'The setting first has an effect only with designs=given.'],
  ['furball', 'minutes=60', 'The setting minutes has an effect only with ending=time.'],
  ['starfire', 'cruiserA=CA(Pt)', 'The setting cruiserA has an effect only with scenario=fleet-action.'],
  ['escape-the-death-star', 'first=second', 'The setting first has an effect only with game=capture.'],
])('a setting that would be ignored is refused: %s, %s', async (game, setting, sentence) => {
  expect(await run(['sim', game, '--games', '1', '--set', setting])).toEqual({
    code: 2,
    out: '',
    err: `${sentence}\n`,
  });
});

test('a setting may depend on one that is varied', async () => {
  const words = ['sim', 'tunnel-chase', '--games', '1', '--vary', 'designs=stock,given', '--set', 'first=ace'];
  expect(await run(words)).toMatchObject({ code: 0, err: '' });
});

const conditional = await Promise.all(
  games.map(async ({ id, parts }) => {
    const { properties = {} } = (await parts.rules()).setup;
    return Object.entries(properties).flatMap(([key, { onlyWith }]) =>
      onlyWith === undefined ? [] : [[id, key] as const],
    );
  }),
);

/** In Starfire, the designs of the set-up are shown until the players have picked others. */
const CHOICES = 12;

describe('a setting that says it needs another', () => {
  test.each(conditional.flat())('%s, %s: has no effect without it', async (id, key) => {
    const rules = await gameById(id)?.parts.rules();
    if (rules === undefined) throw new Error(`there is no game ${id}`);
    const dice = diceFromSeed(`${id} ${key}`);
    const schema: Schema = rules.setup.properties?.[key] ?? {};
    const seating = Array.from({ length: rules.seats.min }, () => null);
    const starts = Array.from({ length: 8 }, (): object => {
      const values: { [key: string]: Json } = { ...without(rules.setup, key), [key]: randomValue(schema, dice) };
      expect(idleBecause(rules.setup, values, key)).toBeDefined();
      const checked = checkSetup(rules, values, seating);
      if (!checked.ok) return { objection: checked.fact };
      const match = begin(rules, checked.setup, seating, keyFromSeed('idle'));
      for (let i = 0; i < CHOICES; i++) {
        const [ask] = match.asks;
        if (ask !== undefined) choose(rules, match, ask, options(rules, match, ask)[0] ?? null);
      }
      return { asks: match.asks, board: { ...match.board, setup: null } };
    });
    const played = starts.filter((start) => 'board' in start);
    expect(played.length).toBeGreaterThan(0);
    for (const start of played) expect(start).toEqual(played[0]);
  });
});

/** Values of the others with which the setting has no effect: the last condition is not met. */
function without({ properties = {} }: Schema, key: string): { readonly [key: string]: Json } {
  const [needed = '', values = []] = Object.entries(properties[key]?.onlyWith ?? {}).at(-1) ?? [];
  const possible: readonly Json[] = properties[needed]?.enum ?? [true, false];
  return { [needed]: possible.find((value) => !values.includes(value)) ?? null };
}
