import { expect, test } from 'vitest';
import { PILOTS, pilotOf, SHIPS, upgradeOf } from '../../catalogue/index.ts';
import { isLegal, pointsOf, type Squad, squadOf } from '../../squads/index.ts';
import { homelessIn, placesOf, without, withPilot, withUpgrade } from '../../workshop/squads/editing.ts';
import { drawSquad, eventOf, readySquads } from '../../workshop/squads/event.ts';
import { faultsIn } from '../../workshop/squads/faults.ts';
import { choicesFor } from '../../workshop/squads/picking/choices.ts';
import { searchPilots } from '../../workshop/squads/picking/search.ts';
import { sheetOf } from '../../workshop/squads/sheet.ts';

const event = eventOf({});
const wedge = squadOf('rebel.xwing.wedgeantilles', ['elite.predator']);

function choices(squad: Squad, slot: string) {
  const place = placesOf(squad).find(({ takes }) => takes.some((each) => each === slot));
  if (place === undefined) throw new Error(`no ${slot} slot`);
  return choicesFor(squad, place, event);
}

test('1.1 every ship has its ready squad, and what is drawn is legal', () => {
  expect(readySquads(event).map(({ ship }) => ship)).toEqual(SHIPS.map(({ id }) => id));
  expect(readySquads(eventOf({ limit: 12 })).length).toBeLessThan(5);
  for (const limit of [3, 1000, Number.NaN, 30.5]) expect(eventOf({ limit })).toEqual(event);
  for (let i = 0; i < 50; i++) {
    const least = eventOf({ limit: 12 });
    expect(isLegal(drawSquad(least), least)).toBe(true);
  }
  for (let i = 0; i < 50; i++) expect(isLegal(drawSquad(event), event)).toBe(true);
});

test('everything offered for a slot makes a legal squad, and everything refused does not', () => {
  for (const squad of [wedge, ...readySquads(event).map((each) => each.squad)]) {
    for (const place of placesOf(squad)) {
      const { fits, refused } = choicesFor(squad, place, event);
      for (const { upgrade, cost } of fits) {
        const next = withUpgrade(squad, place.holds, upgrade.id);
        expect(isLegal(next, event), `${upgrade.id} on ${squad.pilot}`).toBe(true);
        const empty = place.holds === null ? squad : without(squad, place.holds);
        expect(pointsOf(next)).toBe(pointsOf(empty) + cost);
      }
      for (const { upgrade } of refused.flatMap((each) => each.choices)) {
        expect(isLegal(withUpgrade(squad, place.holds, upgrade.id), event)).toBe(false);
      }
    }
  }
});

test('why something does not fit is said, by reason', () => {
  const reasons = (slot: string): { readonly [name: string]: string } =>
    Object.fromEntries(
      choices(wedge, slot).refused.flatMap(({ reason, choices: list }) =>
        list.map(({ upgrade, fact }) => [upgrade.name, `${reason}: ${fact}`]),
      ),
    );
  expect(reasons('modification')).toMatchObject({
    'Engine Upgrade': 'Too many points: The squad costs 36 points, and the limit is 35.',
  });
  expect(reasons('elite')).toMatchObject({
    'Lone Wolf': 'Banned here: Lone Wolf is banned: without friendly ships, it would always work.',
    Fearlessness: 'For other factions: Fearlessness is for Scum ships only.',
  });
  expect(reasons('title')).toMatchObject({ 'Black One': 'For other ships: Black One is for the T-70 X-wing only.' });
});

test('what makes room for a card takes it along when it goes', () => {
  const hunter = withUpgrade(squadOf('scum.g1astarfighter.gandfindsman'), null, 'title.misthunter');
  expect(hunter.upgrades).toEqual(['cannon.tractorbeam', 'title.misthunter']);
  expect(without(hunter, 'title.misthunter').upgrades).toEqual([]);
  const scyk = squadOf('scum.m3ainterceptor.tansariipointveteran', ['title.heavyscykinterceptor', 'cannon.ioncannon']);
  expect(homelessIn(without(scyk, 'title.heavyscykinterceptor'))).toEqual(['cannon.ioncannon']);
});

test('another pilot keeps the upgrades that still fit', () => {
  const squad = squadOf('rebel.xwing.lukeskywalker', ['elite.predator', 'astromech.r2d2', 'torpedo.plasmatorpedoes']);
  expect(withPilot(squad, 'rebel.xwing.rookiepilot', event).upgrades).toEqual([
    'astromech.r2d2',
    'torpedo.plasmatorpedoes',
  ]);
  const tycho = squadOf('rebel.awing.tychocelchu', ['elite.predator', 'elite.juke', 'title.awingtestpilot']);
  expect(withPilot(tycho, 'rebel.awing.greensquadronpilot', event).upgrades).toEqual(tycho.upgrades);
  for (const { id, selectable, points } of PILOTS) {
    if (selectable && points <= event.limit)
      expect(faultsIn(withPilot(tycho, id, event), event).at('elite.juke')).toEqual([]);
  }
});

test('faults stand where they are: at the card, at the pilot, or with the whole', () => {
  const faults = faultsIn(
    squadOf('rebel.xwing.wedgeantilles', ['cannon.ioncannon', 'astromech.r2d2']),
    eventOf({ limit: 30 }),
  );
  expect(faults.at('cannon.ioncannon')).toEqual(['Ion Cannon needs a cannon slot, and none is free.']);
  expect(faults.at('astromech.r2d2')).toEqual([]);
  expect(faults.whole).toEqual(['The squad costs 36 points, and the limit is 30.']);
  expect(faults.count).toBe(2);
});

test('the sheet has the upgrades counted in: values, actions and the colours of the dial', () => {
  const sheet = sheetOf(squadOf('rebel.xwing.rookiepilot', ['astromech.r2astromech', 'modification.engineupgrade']));
  expect([sheet.skill, sheet.hull]).toEqual([
    { printed: 2, now: 2 },
    { printed: 3, now: 3 },
  ]);
  expect(sheet.actions).toContainEqual({ action: 'boost', printed: false });
  const slow = sheet.dial.filter(({ manoeuvre }) => manoeuvre.speed <= 2);
  expect(new Set(slow.map(({ difficulty }) => difficulty))).toEqual(new Set(['green']));
  expect(sheetOf(squadOf('rebel.xwing.rookiepilot', ['modification.hullupgrade'])).hull).toEqual({
    printed: 3,
    now: 4,
  });
  for (const { ship, squad } of readySquads(event)) expect(sheetOf(squad).dial.length, ship).toBeGreaterThan(10);
});

test('pilots are found by name, by ship, by faction and by what they do', () => {
  const names = (words: string, faction: Parameters<typeof searchPilots>[0] = 'any') =>
    searchPilots(faction, words).flatMap(({ pilots }) => pilots.map(({ name }) => name));
  expect(names('wedge')).toEqual(['Wedge Antilles']);
  expect(names('"dark curse"')).toEqual(names('dark curse'));
  expect(searchPilots('any', 'xwing').map(({ ship }) => ship.name)).toEqual(['T-70 X-wing', 'X-wing']);
  expect(names('wedge', 'scum')).toEqual([]);
  expect(names('agility is 1 lower')).toContain('Wedge Antilles');
  const all = searchPilots('any', '').flatMap(({ pilots }) => pilots);
  expect(all).toHaveLength(PILOTS.filter(({ selectable }) => selectable).length);
  expect(pilotOf(wedge.pilot).slots).toContain(upgradeOf('elite.predator').slot);
});
