import { inARow, type Names, type NewsLine, nameOf, plural, type Seat, type Viewer } from '@starboard/kernel';
import type { Event } from '../rules/model.ts';
import { line } from './lines.ts';
import { actionName, manoeuvreName, weaponName } from './phrases.ts';

type Events = readonly Event[];
type EventOf<T> = Extract<Event, { readonly type: T }>;
type Who = (seat: Seat) => string;

/**
 * News for a viewer: everything about their own ship; for other ships only the results, with a line for each flight and
 * attack, and everything that scores.
 */
export function news(events: Events, viewer: Viewer, names: Names): readonly NewsLine[] {
  return inActs(events).flatMap((act) => {
    const told = act.some((event) => concerns(event, viewer)) ? act.filter((event) => !isNoise(event)) : null;
    return told === null ? inSum(act, names) : told.map((event) => inFull(event, names));
  });
}

const inFull = (event: Event, names: Names): NewsLine => ({ line: line(event, names), rule: event.rule });

/** What begins something new: a flight, an attack, a phase. */
const OPENS: readonly Event['type'][] = ['active', 'attacks', 'phase', 'round', 'placed', 'detonated', 'over'];

/** Groups events by act. Dials come first, whatever seat set them. */
function inActs(events: Events): readonly Events[] {
  const acts: Event[][] = [[]];
  for (const event of events) {
    if (OPENS.includes(event.type)) acts.push([event]);
    else acts.at(-1)?.push(event);
  }
  return acts;
}

/** Whether the viewer's ship takes part in it. */
function concerns(event: Event, viewer: Viewer): boolean {
  if (viewer === null || event.type === 'dialled') return false;
  return (
    ('ship' in event && event.ship === viewer) ||
    ('target' in event && event.target === viewer) ||
    ('seat' in event && event.seat === viewer) ||
    ('victim' in event && event.victim === viewer) ||
    ('by' in event && event.by === viewer)
  );
}

/** Other lines cover these: a flight by its end, a roll by its result. */
const NOISE: readonly Event['type'][] = ['dialled', 'active', 'removed'];
const isNoise = ({ type }: Event): boolean => NOISE.includes(type);

/** Has a line of its own for any ship. */
const FOR_ALL: readonly Event['type'][] = [
  'rolled-off',
  'ordered',
  'waits',
  'round',
  'phase',
  'left-mat',
  'dropped',
  'detonated',
  'destroyed',
  'scored',
  'looked',
  'saw-cards',
  'guessed',
  'named',
  'condition',
  'time-called',
  'left',
  'called-off',
  'over',
];

function inSum(act: Events, names: Names): readonly NewsLine[] {
  const who: Who = (seat) => nameOf(names, seat);
  const kept = act.filter(({ type }) => FOR_ALL.includes(type)).map((event) => inFull(event, names));
  return [...sums(act, who), ...kept];
}

function sums(act: Events, who: Who): readonly NewsLine[] {
  const dialled = only(act, 'dialled');
  const placed = only(act, 'placed');
  return [
    ...(dialled.length === 0
      ? []
      : [{ line: `Dialled: ${inARow(dialled.map(({ ship }) => who(ship)))}.`, rule: '3.2' }]),
    ...placed.map((event) => ({
      line: `${who(event.ship)} ${event.returning ? 'is back' : 'is placed'}.`,
      rule: event.rule,
    })),
    ...flight(act, who),
    ...attack(act, who),
  ];
}

/** "Ben: bank left 2, focus." */
function flight(act: Events, who: Who): readonly NewsLine[] {
  const flown = only(act, 'flew');
  const acts = only(act, 'acts');
  const ship = flown[0]?.ship ?? acts[0]?.ship;
  if (ship === undefined) return [];
  const parts = [
    ...flown.map(({ manoeuvre }) => manoeuvreName(manoeuvre)),
    ...(flown.some(({ touched }) => touched.length > 0) ? ['stops against a ship'] : []),
    ...(flown.some(({ rocks }) => rocks.length > 0) ? ['hits an asteroid'] : []),
    ...acts.map(({ action }) => actionName(action).toLowerCase()),
    ...only(act, 'locked').map(({ target }) => `on ${who(target)}`),
  ];
  return [{ line: `${who(ship)}: ${parts.join(', ')}.`, rule: flown[0]?.rule ?? acts[0]?.rule ?? '4.5' }];
}

/** "Ben attacks Cleo with Proton Torpedoes: 2 damage." */
function attack(act: Events, who: Who): readonly NewsLine[] {
  const [declared] = only(act, 'attacks');
  if (declared === undefined) return [];
  const { ship, target, weapon, rule } = declared;
  const hit = only(act, 'compared').some((event) => event.hit);
  const hurt = [...only(act, 'lost-shield'), ...only(act, 'dealt')].filter((event) => event.ship === target).length;
  const came = hit ? (hurt === 0 ? 'a hit' : `${plural(hurt, 'damage', 'damage')}`) : 'a miss';
  const ended = only(act, 'compared').length === 0 ? '' : `: ${came}`;
  return [{ line: `${who(ship)} attacks ${who(target)} with ${withWhat(weapon)}${ended}.`, rule }];
}

const withWhat = (weapon: EventOf<'attacks'>['weapon']): string =>
  weapon === null ? 'its primary weapon' : weaponName(weapon);

function only<T extends Event['type']>(events: Events, type: T): readonly EventOf<T>[] {
  return events.filter((event): event is EventOf<T> => event.type === type);
}
