import { describe, expect, test } from 'vitest';
import {
  CONDITIONS,
  DAMAGE_CARDS,
  type DamageCard,
  type Grants,
  PILOTS,
  type PilotCard,
  SHIPS,
  type ShipType,
  UPGRADES,
  type Upgrade,
} from '../../catalogue/index.ts';
import { CONDITION_FACTS, DAMAGE_FACTS, PILOT_FACTS, SHIP_FACTS, UPGRADE_FACTS } from '../support/facts.ts';
import { items } from '../support/table.ts';

/** What is in the catalogue, in the words of the facts. */
interface Fact {
  readonly [column: string]: unknown;
}

const cell = (list: readonly string[], between = ' '): string => list.join(between) || '-';
const marked = (marks: { readonly [mark: string]: boolean }): string =>
  cell(Object.keys(marks).filter((mark) => marks[mark]));

function shipFact(ship: ShipType): Fact {
  return {
    ship: ship.id,
    name: ship.name,
    factions: cell(ship.factions, ', '),
    printed: cell(ship.subfactions, ', '),
    attack: `${ship.attack}`,
    agility: `${ship.agility}`,
    hull: `${ship.hull}`,
    shields: `${ship.shields}`,
    actions: cell(ship.actions),
    arcs: cell(ship.arcs),
    dial: ship.dial.map(({ speed, bearing, difficulty }) => `${speed} ${bearing} ${difficulty}`),
  };
}

const BEARINGS: { readonly [kind: string]: readonly string[] } = {
  '': ['turn-left', 'bank-left', 'straight', 'bank-right', 'turn-right'],
  K: ['koiogran-turn'],
  S: ['segnors-loop-left', 'segnors-loop-right'],
  T: ['tallon-roll-left', 'tallon-roll-right'],
  R: ['reverse-bank-left', 'reverse-straight', 'reverse-bank-right'],
  O: ['stationary'],
};
const COLOURS: { readonly [letter: string]: string } = { g: 'green', w: 'white', r: 'red' };

/** The dial of a ship from left to right, slow to fast: neighbours on a dial matter to some cards. */
function dialOf(written: string): readonly string[] {
  return written.split(' ').flatMap((group) => {
    const [, speed, kind = '', colours = ''] = /^(\d)([KSTRO]?):([gwr.]+)$/.exec(group) ?? [];
    const bearings = BEARINGS[kind] ?? [];
    if (colours.length !== bearings.length) throw new Error(`nothing on a dial is written ${group}`);
    return bearings.flatMap((bearing, i) => {
      const colour = COLOURS[colours.charAt(i)];
      return colour === undefined ? [] : [`${speed} ${bearing} ${colour}`];
    });
  });
}

/** Which abilities do nothing (`alone`) is compared in `coverage.test.ts`. */
function pilotFact({
  id,
  xws,
  name,
  ship,
  faction,
  skill,
  points,
  unique,
  slots,
  selectable,
  ...pilot
}: PilotCard): Fact {
  return {
    pilot: `${faction}.${ship}.${xws}`,
    id,
    name,
    printed: pilot.subfaction,
    skill: selectable ? `${skill}` : '-',
    points: selectable ? `${points}` : '-',
    marks: marked({ unique }),
    slots: cell(slots.toSorted()),
    hasAbility: unique,
  };
}

function upgradeFact({ id, xws, slot, name, points, unique, limited, only, fills, grants, ...upgrade }: Upgrade): Fact {
  return {
    upgrade: `${slot}.${xws}`,
    id,
    name,
    points: `${points}`,
    marks: marked({ unique, limited }),
    figures: [
      ...restrictionsOf(only),
      ...clause('also fills', fills),
      ...grantsOf(grants),
      ...sidesOf(upgrade),
      ...weaponOf(upgrade),
      ...bombOf(upgrade),
    ].toSorted(),
  };
}

const clause = (words: string, list: readonly (string | number)[] | string | number | undefined): readonly string[] => {
  const given = [list ?? []].flat();
  return given.length === 0 ? [] : [`${words} ${given.join(' ')}`];
};

function restrictionsOf(only: Upgrade['only']): readonly string[] {
  return [
    clause('only ships', only.ships),
    clause('only factions', only.factions),
    clause('only sizes', only.sizes),
    clause('only skill at least', only.minSkill),
    clause('only hull at most', only.maxHull),
    clause('only agility at most', only.maxAgility),
    clause('only shields exactly', only.shields),
    clause('only with action', only.action),
    clause('only with slots', only.withSlots),
    clause('only without slot', only.withoutSlot),
    clause('at most', only.copiesInSquad && `${only.copiesInSquad} in a squad`),
    clause('or with', only.orWith),
  ].flat();
}

function grantsOf({
  slots,
  slotOf,
  loses,
  actions,
  stats = {},
  discount,
  dearest,
  brings,
}: Grants | Upgrade['grants']): readonly string[] {
  return [
    clause('adds slots', slots),
    clause('adds one slot of', slotOf),
    clause('takes slots', loses),
    clause('adds actions', actions),
    ...Object.entries(stats).map(([stat, more]) => clause(`adds ${stat}`, more)),
    clause('discount on', discount && [discount.slot, discount.points]),
    clause('dearest', dearest && [dearest.slot, dearest.points]),
    clause('brings', brings?.replace('cannon.', '')),
  ].flat();
}

function sidesOf({ sides }: Pick<Upgrade, 'sides'>): readonly string[] {
  return (sides ?? []).flatMap(({ name, grants = {} }) =>
    ['', ...grantsOf(grants)].map((granted) => `side ${name} ${granted}`.trim()),
  );
}

function weaponOf({ weapon }: Pick<Upgrade, 'weapon'>): readonly string[] {
  if (weapon === null) return [];
  const { attack, range, arc, shots, needs, spends, discards } = weapon;
  return [
    `weapon attack ${attack} range ${range.join('-')} arc ${arc} shots ${shots}`,
    ...clause(spends ? 'weapon spends' : 'weapon needs', needs ?? undefined),
    ...(discards ? ['weapon discarded'] : []),
  ];
}

function bombOf({ bomb }: Pick<Upgrade, 'bomb'>): readonly string[] {
  if (bomb === null) return [];
  const explodes = bomb.detonates === 'timed' ? 'timed' : 'on contact';
  return [
    `bomb dropped on ${bomb.drop}, explodes ${explodes}, tokens ${bomb.tokens}`,
    ...(bomb.discards ? ['bomb discarded'] : []),
  ];
}

function conditionFact({ id, name, unique, givenBy }: (typeof CONDITIONS)[number]): Fact {
  return { condition: id.replace('condition.', ''), name, marks: marked({ unique }), 'given by': cell(givenBy) };
}

function damageFact({ id, name, copies, trait, repair, immediate }: DamageCard): Fact {
  return {
    card: id.replace('damage.', ''),
    name,
    copies: `${copies}`,
    kind: trait,
    repair: repair === null ? '-' : repair === 'sure' ? repair : cell(repair),
    resolved: immediate ? 'at once' : '-',
  };
}

/** By their first cell, so that a difference shows in one of them and not in all that follow. */
const named = (facts: readonly Fact[]): Fact =>
  Object.fromEntries(facts.map((fact) => [`${Object.values(fact)[0]}`, fact]));

describe('the catalogue agrees with the facts in every figure', () => {
  test('36 ships', () => {
    const printed = SHIP_FACTS.map((fact) => ({ ...fact, dial: dialOf(fact.dial) }));
    expect(named(SHIPS.map(shipFact))).toEqual(named(printed));
    expect(printed).toHaveLength(36);
  });

  test('226 pilots', () => {
    const printed = PILOT_FACTS.map(({ alone, ...fact }) => ({ ...fact, id: fact.pilot, hasAbility: alone !== '-' }));
    expect(named(PILOTS.map(pilotFact))).toEqual(named(printed));
    expect(printed).toHaveLength(226);
  });

  test('276 upgrades', () => {
    const printed = UPGRADE_FACTS.map(({ alone: _, marks, figures, ...fact }) => ({
      ...fact,
      id: fact.upgrade,
      marks: cell(items(marks).filter((mark) => mark !== 'banned')),
      figures: items(figures, '; ').toSorted(),
    }));
    expect(named(UPGRADES.map(upgradeFact))).toEqual(named(printed));
    expect(printed).toHaveLength(276);
  });

  test('9 conditions', () => {
    expect(named(CONDITIONS.map(conditionFact))).toEqual(named(CONDITION_FACTS));
    expect(CONDITION_FACTS).toHaveLength(9);
  });

  test.each(['tfa', 'original'] as const)('the 33 cards of the deck %s', (deck) => {
    const printed = DAMAGE_FACTS.filter(({ card }) => card.startsWith(`${deck}.`));
    expect(named(DAMAGE_CARDS.filter((card) => card.deck === deck).map(damageFact))).toEqual(named(printed));
    expect(printed.reduce((cards, { copies }) => cards + Number(copies), 0)).toBe(33);
  });
});
