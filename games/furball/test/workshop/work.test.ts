import { expect, test } from 'vitest';
import { isLegal, SQUAD_LIMIT, squadOf } from '../../squads/index.ts';
import { freeName, renamed, withKept } from '../../workshop/kept.ts';
import { drawSquad, eventOf, readySquads } from '../../workshop/squads/event.ts';
import { choiceOf, keptChoice, RANDOM, readyChoice, squadChosen, squadsFor } from '../../workshop/table/seat-choice.ts';
import { readWork } from '../../workshop/work.ts';

const event = eventOf({});
const rookie = squadOf('rebel.xwing.rookiepilot', ['astromech.r2d2']);
const kept = [{ name: 'Rookie', squad: rookie }];

test('what was kept comes back the same', () => {
  const work = {
    ...readWork(null),
    squads: kept,
    open: 0,
    tab: 'table' as const,
    seats: [keptChoice('Rookie'), RANDOM, RANDOM, RANDOM],
  };
  expect(readWork(JSON.parse(JSON.stringify(work)))).toEqual(work);
});

test('a part that cannot be read is as on the first visit, and a squad takes no other with it', () => {
  const fresh = readWork(null);
  expect(fresh).toMatchObject({ tab: 'squads', limit: SQUAD_LIMIT, squads: [], seats: Array(4).fill(RANDOM) });
  const odd = {
    tab: 'cellar',
    limit: 3000,
    squads: [...kept, { name: 'x', squad: { pilot: 'jarjar' } }],
    seats: [],
    layout: {},
  };
  expect(readWork(odd)).toEqual({ ...fresh, squads: kept });
  for (const nonsense of [7, 'x', [], { squads: 'none' }]) expect(readWork(nonsense)).toEqual(fresh);
});

test('no two squads have one name, however they come by it', () => {
  const two = withKept(kept, rookie, 'Rookie');
  expect(two?.map(({ name }) => name)).toEqual(['Rookie', 'Rookie 2']);
  expect(renamed(two ?? [], 1, 'Rookie').map(({ name }) => name)).toEqual(['Rookie', 'Rookie 2']);
  expect(renamed(two ?? [], 1, '  Ace\n ').at(1)?.name).toBe('Ace');
  expect(freeName('', [])).toBe('Squad');
  expect(withKept(Array(100).fill(kept[0]), rookie)).toBeNull();
});

test('a seat’s choice stands for a squad, and a squad for the choice it came from', () => {
  const [ready] = readySquads(event);
  if (ready === undefined) throw new Error('no ready squad');
  expect(squadChosen(keptChoice('Rookie'), kept, event)).toEqual(rookie);
  expect(squadChosen(keptChoice('Gone'), kept, event)).toBeUndefined();
  expect(squadChosen(readyChoice(ready.ship), kept, event)).toEqual(ready.squad);
  expect(choiceOf(rookie, kept, event)).toBe(keptChoice('Rookie'));
  expect(choiceOf(ready.squad, kept, event)).toBe(readyChoice(ready.ship));
  expect(choiceOf(drawSquad(event), kept, event)).toBe(RANDOM);
  expect(choiceOf(undefined, kept, event)).toBe(RANDOM);
});

test('where somebody has chosen, all others get a legal squad; where nobody has, none is drawn', () => {
  expect(squadsFor([RANDOM, RANDOM, RANDOM, RANDOM], kept, event)).toEqual([]);
  const squads = squadsFor([RANDOM, keptChoice('Rookie'), RANDOM, RANDOM, RANDOM], kept, event);
  expect(squads).toHaveLength(5);
  expect(squads[1]).toEqual(rookie);
  for (const squad of squads) expect(isLegal(squad, event)).toBe(true);
});
