import { isAnswered, ONLY_OPTION, same, USUAL } from '@starboard/kernel';
import { describe, expect, test } from 'vitest';
import { tryInput, viewOf } from '../../runner/local/local-match.ts';
import { eachUsual, given, USUAL_TABLES } from '../support/usual-moments.ts';

/** Bots play everything that is asked, for people too; the runner gives the usual answers of the person's seat. */

describe.each(USUAL_TABLES)('usual answers of $game for seat $person', (table) => {
  test('are told in the log of the seat, and every other answer can be given instead', async () => {
    const { person, names } = table;
    const seen = new Set<string>();
    await eachUsual(
      table,
      (localMatch, name) => {
        if (seen.has(name)) return;
        seen.add(name);
        const due = given(localMatch, person, { [USUAL]: 'always' });
        if (due === undefined || !('choice' in due.move)) throw new Error('nothing is due');
        const { choice } = due.move;
        const told = tryInput(localMatch, due.move, due.answered);
        expect(told.ok && told.updates[0]?.happenings[0]?.event).toMatchObject({ name, to: [person] });
        expect(told.ok && told.updates[0]?.happenings.slice(1).some(({ event }) => isAnswered(event))).toBe(false);

        expect(given(localMatch, person, { [USUAL]: 'always', [name]: 'ask' })).toBeUndefined();
        expect(given(localMatch, person, {})).toBeUndefined();
        const others = viewOf(localMatch, person).mine?.options.filter((option) => !same(option, choice)) ?? [];
        expect(others.length > 0).toBe(name !== ONLY_OPTION);
        for (const other of others) {
          expect(tryInput(localMatch, { ...due.move, choice: other })).toMatchObject({ ok: true });
        }
      },
      () => names.every((name) => seen.has(name)),
    );
    expect([...seen]).toEqual(expect.arrayContaining([...names]));
  });
});
