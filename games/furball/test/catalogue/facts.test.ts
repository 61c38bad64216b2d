import { describe, expect, test } from 'vitest';
import {
  type Action,
  type Arc,
  CONDITIONS,
  DAMAGE_CARDS,
  type DamageCard,
  type Grants,
  PILOTS,
  type Pilot,
  type Restrictions,
  SHIPS,
  type Ship,
  UPGRADES,
  type Upgrade,
} from '../../catalogue/index.ts';
import { facts, factsAreThere } from '../support/facts.ts';

/**
 * The facts in words (`effect`, `note`, the prose of `sides`) are not in the catalogue, and hints for scoring
 * (`furballTags`) belong to the effects: the rulings overrule them. Which cards do nothing (`ffa`, `selfFriendly`,
 * `banned`) is compared with the coverage. Every other field is here.
 */
interface Fact {
  readonly [field: string]: unknown;
}
const LEFT_OUT = ['effect', 'note', 'furballTags', 'ffa', 'selfFriendly', 'banned', 'sides'];

const ARC_FACTS: { readonly [A in Arc]: string } = {
  front: 'front',
  rear: 'auxiliary-rear',
  half: 'auxiliary-180',
  bullseye: 'bullseye',
  all: 'turret-360',
};

const actionFact = (action: Action): string => action.replace('-', '');
const byName = (a: string, b: string): number => (a < b ? -1 : 1);

function shipFact(ship: Ship): Fact {
  const { id, name, factions, subfactions, attack, agility, hull, shields, dial } = ship;
  const actions = ship.actions.map(actionFact);
  const arcs = ship.arcs.map((arc) => ARC_FACTS[arc]);
  return { id, name, factions, subfactions, size: 'small', attack, agility, hull, shields, actions, arcs, dial };
}

function conditionsGivenBy(id: string): readonly string[] | undefined {
  const given = CONDITIONS.filter(({ givenBy }) => givenBy.some((giver) => giver === id));
  return given.length === 0 ? undefined : given.map((condition) => condition.id.replace('condition.', ''));
}

function pilotFact(pilot: Pilot): Fact {
  const { id, xws, name, ship, faction, subfaction, skill, points, unique, slots, selectable } = pilot;
  return known({
    uid: id,
    id: xws,
    name,
    ship,
    faction,
    subfaction,
    skill: selectable ? skill : null,
    points: selectable ? points : null,
    unique,
    slots: slots.toSorted(byName),
    hasAbility: unique,
    conditions: conditionsGivenBy(id),
    selectable: selectable ? undefined : false,
  });
}

function restrictionFacts(only: Restrictions): Fact {
  return known({
    ships: only.ships,
    factions: only.factions,
    sizes: only.sizes,
    minSkill: only.minSkill,
    maxHull: only.maxHull,
    maxAgility: only.maxAgility,
    exactShields: only.shields,
    requiresAction: only.action === undefined ? undefined : actionFact(only.action),
    requiresSlots: only.withSlots,
    notIfSlot: only.withoutSlot,
    maxCopiesInSquad: only.copiesInSquad,
    alsoAllowedIf: only.orWith === undefined ? undefined : `squad contains a card named ${only.orWith}`,
  });
}

function grantFacts({ slots, slotOf, loses, actions, stats, discount, dearest, brings }: Grants): Fact | undefined {
  const granted = known({
    slots,
    slotsChoice: slotOf,
    removesSlots: loses,
    actions: actions?.map(actionFact),
    stats,
    costReduction: discount && { slot: discount.slot, amount: discount.points, min: 0 },
    maxCost: dearest && { slot: dearest.slot, max: dearest.points },
    mustEquip: brings && [brings.replace('cannon.', '')],
  });
  return Object.keys(granted).length === 0 ? undefined : granted;
}

function upgradeFact({
  id,
  xws,
  name,
  slot,
  points,
  unique,
  limited,
  only,
  fills,
  grants,
  weapon,
  bomb,
}: Upgrade): Fact {
  return known({
    uid: id,
    id: xws,
    name,
    slot,
    points,
    unique,
    limited,
    restrictions: restrictionFacts(only),
    occupiesExtraSlots: fills.length === 0 ? undefined : fills,
    grants: grantFacts(grants),
    attack: weapon?.attack,
    range: weapon?.range,
    weapon: weapon === null ? undefined : weaponFact(weapon),
    bomb:
      bomb === null
        ? undefined
        : known({
            drop: bomb.drop,
            detonates: bomb.detonates === 'timed' ? 'endOfActivation' : 'contact',
            discard: bomb.discards,
            tokens: bomb.tokens === 1 ? undefined : bomb.tokens,
          }),
    conditions: conditionsGivenBy(id),
  });
}

function weaponFact({ needs, spends, discards, arc, shots }: NonNullable<Upgrade['weapon']>): Fact {
  const token = needs === null ? null : actionFact(needs);
  return {
    requires: token,
    spends: spends ? token : null,
    discardToAttack: discards,
    arc: arc === 'all' ? '360' : 'front',
    attacksPerUse: shots,
  };
}

function damageFact({ id, name, copies, trait, repair, immediate }: DamageCard): Fact {
  return known({
    id: id.split('.')[2],
    name,
    count: copies,
    type: trait,
    repair: repair === null ? undefined : { action: true, roll: repair === 'sure' ? null : repair },
    immediate: immediate || undefined,
  });
}

function known(fields: Fact): Fact {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
}

/** The records of a file by name, without what the catalogue leaves out. */
function recordsOf(list: readonly Fact[], key = 'uid'): { readonly [name: string]: Fact } {
  const kept = (record: Fact): Fact =>
    Object.fromEntries(Object.entries(record).filter(([field]) => !LEFT_OUT.includes(field)));
  return Object.fromEntries(list.map((record) => [`${record[key]}`, kept(record)]));
}

function itemsOf(file: string): readonly Fact[] {
  const { items } = facts(file) as { readonly items: readonly Fact[] };
  return items;
}

describe.skipIf(!factsAreThere)(
  'the catalogue agrees with the facts in every field (skipped where they are not at hand)',
  () => {
    test('ships', () => {
      expect(recordsOf(SHIPS.map(shipFact), 'id')).toEqual(recordsOf(itemsOf('ships.json'), 'id'));
    });

    test('pilots', () => {
      expect(recordsOf(PILOTS.map(pilotFact))).toEqual(recordsOf(itemsOf('pilots.json')));
    });

    test('upgrades', () => {
      expect(recordsOf(UPGRADES.map(upgradeFact))).toEqual(recordsOf(itemsOf('upgrades.json')));
    });

    test('sides of dual cards, with what only one of them grants', () => {
      const sides = (list: readonly { readonly side: string; readonly grants?: Fact }[]): readonly Fact[] =>
        list.map(({ side, grants }) => known({ side, grants }));
      const dual = itemsOf('upgrades.json').filter((record) => Array.isArray(record['sides']));
      const printed = dual.map(({ uid, sides: list }) => [uid, sides(list as [])]);
      const ours = UPGRADES.flatMap(({ id, sides: both }) =>
        both === null
          ? []
          : [[id, both.map(({ name, grants }) => known({ side: name, grants: grants && grantFacts(grants) }))]],
      );
      expect(Object.fromEntries(ours)).toEqual(Object.fromEntries(printed));
    });

    test('conditions', () => {
      const ours = CONDITIONS.map(({ id, name, unique, givenBy }) => ({
        id: id.replace('condition.', ''),
        name,
        unique,
        assignedBy: givenBy,
      }));
      expect(recordsOf(ours, 'id')).toEqual(recordsOf(itemsOf('conditions.json'), 'id'));
    });

    test.each(['tfa', 'original'] as const)('the deck %s', (deck) => {
      const { decks } = facts('damage-deck.json') as { readonly decks: { readonly [name: string]: readonly Fact[] } };
      const ours = DAMAGE_CARDS.filter((card) => card.deck === deck).map(damageFact);
      expect(recordsOf(ours, 'id')).toEqual(recordsOf(decks[deck] ?? [], 'id'));
    });
  },
);
