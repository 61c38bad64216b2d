import { expect, test } from 'vitest';
import { pilotOf } from '../../catalogue/index.ts';
import { rules } from '../../rules/index.ts';
import type { Setup } from '../../rules/model.ts';
import { readySquad, type Squad } from '../../squads/index.ts';
import { tables } from '../../tables.ts';
import { allowed, event } from '../support/events.ts';
import { SETUP } from '../support/playing.ts';

const named = ({ squads }: Setup): readonly Squad[] => squads.filter((squad) => squad !== null);

const setupOf = (table: (typeof tables)[number]): Setup => ({ ...SETUP, limit: event.limit, ...table.setup });

test.each(tables)('the table "$title" can be played as it is', (table) => {
  expect(rules.objection?.(setupOf(table), table.seats.length, rules.version)).toBeUndefined();
});

test('the squads of ready tables are the ready squads of their ships', () => {
  for (const setup of tables.map(setupOf)) {
    for (const squad of named(setup))
      expect(readySquad(pilotOf(squad.pilot).ship, event.limit, allowed)).toEqual(squad);
  }
});

test('the first table seats four to six pilots with ready squads, for rounds enough to make up for a loss', () => {
  const [first] = tables;
  if (first === undefined) throw new Error('there is no table');
  const setup = setupOf(first);
  const squads = named(setup);
  expect([4, 5, 6]).toContain(squads.length);
  expect(new Set(squads.map(({ pilot }) => pilotOf(pilot).ship)).size).toBe(squads.length);
  expect(setup.rounds).toBeGreaterThanOrEqual(10);
});
