import type { LessonPosition, ScriptedAnswer } from '@starboard/kernel';
import { type DialBearing, type PilotId, pilotOf, shipOf } from '../catalogue/index.ts';
import { MM } from '../rules/geometry/index.ts';
import type { ActionName, Face, Furball } from '../rules/model.ts';

/** Positions from which lessons begin: four ships are placed and fly for a round or two by their scripts. */

/** The learner flies the first ship; Ben is the rival, and the other two stay far away. */
export const ME = 0;
export const BEN = 1;
const CLEO = 2;
const DAN = 3;

export type ShownFlight = `${DialBearing} ${number}`;

export const X_WING: PilotId = 'rebel.xwing.rookiepilot';
export const TIE: PilotId = 'imperial.tiefighter.academypilot';
export const SKILLED_TIE: PilotId = 'imperial.tiefighter.obsidiansquadronpilot';
export const INTERCEPTOR: PilotId = 'imperial.tieinterceptor.alphasquadronpilot';
const Y_WING: PilotId = 'rebel.ywing.graysquadronpilot';
const KIHRAXZ: PilotId = 'scum.kihraxzfighter.blacksunace';

/** Two columns of asteroids; west of them, the mat is free. */
const ASTEROIDS = [415, 600].flatMap((x) => [270, 455, 640].map((y) => ({ x: x * MM, y: y * MM, heading: 0 })));

/** Spots are counted from 0, anticlockwise from the south-west (2.4). */
export const SOUTH_WEST = 0;
export const NORTH_WEST = 5;
export const WEST_IN_THE_NORTH = 6;
export const WEST_IN_THE_SOUTH = 7;
const FAR_EAST = [2, 3] as const;

/** The others fly apart in the east, round by round. */
const CLEO_FLIES: readonly ShownFlight[] = ['turn-left 2', 'straight 1', 'turn-right 2'];
const DAN_FLIES: readonly ShownFlight[] = ['turn-right 1', 'straight 2', 'turn-left 1'];

/** A ship before a lesson: what it flies, and the action after each flight; null for none, left out if it can't act. */
interface Pilot {
  readonly pilot: PilotId;
  readonly spot: number;
  readonly flies: readonly ShownFlight[];
  readonly acts?: readonly (ActionName | null)[];
}

interface Given {
  readonly me: Pilot;
  readonly ben: Pilot;
  /** What is answered after the flights. */
  readonly next?: readonly ScriptedAnswer<Furball>[];
}

export function at({ me, ben, next = [] }: Given): LessonPosition<Furball> {
  const pilots: readonly Pilot[] = [
    me,
    ben,
    { pilot: Y_WING, spot: FAR_EAST[0], flies: CLEO_FLIES, acts: [null, null] },
    { pilot: KIHRAXZ, spot: FAR_EAST[1], flies: DAN_FLIES, acts: [null, null] },
  ];
  const setup = {
    squads: pilots.map(({ pilot }) => ({ pilot, upgrades: [] })),
    asteroids: ASTEROIDS,
  };
  const bySkill = pilots
    .map((pilot, seat) => ({ ...pilot, seat }))
    .toSorted((a, b) => pilotOf(a.pilot).skill - pilotOf(b.pilot).skill);
  const spots = bySkill.map(({ seat, spot }): ScriptedAnswer<Furball> => ({ seat, kind: 'spot', choice: spot }));
  const rounds = me.flies.flatMap((_, round): readonly ScriptedAnswer<Furball>[] => [
    ...bySkill.flatMap(({ seat, pilot, flies }) => dials(seat, pilot, flies[round])),
    ...bySkill.flatMap(({ seat, acts }) => actions(seat, acts?.[round])),
  ]);
  return { setup, seed: 'lesson', answers: [...spots, ...rounds, ...next] };
}

function dials(seat: number, pilot: PilotId, flight: ShownFlight | undefined): readonly ScriptedAnswer<Furball>[] {
  return flight === undefined ? [] : [{ seat, kind: 'dial', choice: placeOn(pilot, flight) }];
}

function actions(seat: number, action: ActionName | null | undefined): readonly ScriptedAnswer<Furball>[] {
  return action === undefined ? [] : [{ seat, kind: 'action', choice: action }];
}

/** The place of a manoeuvre on the dial of a pilot's ship. */
export function placeOn(pilot: PilotId, flight: ShownFlight): number {
  const place = shipOf(pilotOf(pilot).ship).dial.findIndex(({ bearing, speed }) => `${bearing} ${speed}` === flight);
  if (place < 0) throw new Error(`${pilot} can’t fly ${flight}`);
  return place;
}

/** What Ben flies in a round, and what the others fly meanwhile, so that they stay out of the way. */
export const benFlies = (pilot: PilotId, flight: ShownFlight, round = 2): readonly ScriptedAnswer<Furball>[] => [
  ...dials(BEN, pilot, flight),
  ...dials(CLEO, Y_WING, CLEO_FLIES[round - 1]),
  ...dials(DAN, KIHRAXZ, DAN_FLIES[round - 1]),
];

export const iFly = (pilot: PilotId, flight: ShownFlight): ScriptedAnswer<Furball> => ({
  seat: ME,
  kind: 'dial',
  choice: placeOn(pilot, flight),
});

export const benActs = (action: ActionName | null): ScriptedAnswer<Furball> => ({
  seat: BEN,
  kind: 'action',
  choice: action,
});

/** The more skilled pilots act after the learner. */
export const OTHERS_PASS: readonly ScriptedAnswer<Furball>[] = [CLEO, DAN].map((seat) => ({
  seat,
  kind: 'action',
  choice: null,
}));

const ATTACK: { readonly [F in Face]: number } = { hit: 1, crit: 4, focus: 5, blank: 7, evade: 0 };
const DEFENCE: { readonly [F in Face]: number } = { evade: 1, focus: 4, blank: 6, hit: 0, crit: 0 };

/** The faces that attack and defence dice show next. */
export const attackFaces = (who: number, ...faces: readonly Face[]) => ({
  purpose: 'attack' as const,
  who,
  draws: faces.map((face) => ATTACK[face]),
});
export const defenceFaces = (who: number, ...faces: readonly Face[]) => ({
  purpose: 'defence' as const,
  who,
  draws: faces.map((face) => DEFENCE[face]),
});
export const rerolledFaces = (who: number, ...faces: readonly Face[]) => ({
  ...attackFaces(who, ...faces),
  purpose: 'attack-reroll' as const,
});

/** What all lessons of this game have in common. */
export const COCKPIT = { seat: ME, names: ['You', 'Ben', 'Cleo', 'Dan'], seating: [null, null, null, null] } as const;
