import { type HintOn, type MomentOf, nameOf, percent, type Seat } from '@starboard/kernel';
import { exactForecast, givenBy } from '../foresight/attacks.ts';
import { attackOdds, type Exchange } from '../rules/06-attack/odds.ts';
import { type Shot, shotOf } from '../rules/06-attack/shots.ts';
import { sightsFrom } from '../rules/06-attack/sights.ts';
import { type AttackChoice, type Furball, shipOf } from '../rules/model.ts';
import { knownBoard } from '../words/known.ts';

type ActionMoment = MomentOf<Furball, 'action'>;
type AttackMoment = MomentOf<Furball, 'attack'>;

const AIMING = ['focus', 'target-lock'] as const;

/** The nearest ship in arc, and the shot at it as things are now. */
function aim({ view, ask: { seat } }: ActionMoment): { readonly at: Seat; readonly shot: Shot } | null {
  const board = knownBoard(view.board);
  const { pose, touching } = shipOf(board, seat);
  const [target] = sightsFrom(board, seat, pose, touching).targets;
  if (target === undefined) return null;
  const shot = shotOf(board, seat, { weapon: 0, at: target.seat, pay: 0, obstructed: false }, null);
  return shot === null ? null : { at: target.seat, shot };
}

/** Dice alone, with or without the token of an action: cards are left out. */
function chance({ dice, life }: Shot, token: Partial<Exchange>): number {
  const bare = { ...dice, aimed: false, locked: false, dodging: false, evades: 0 };
  return attackOdds([{ ...bare, ...token }], { shields: 0, life }, []).hit;
}

export const aiming: HintOn<Furball, 'action'> = {
  id: 'aiming',
  ask: 'action',
  rule: '6.6',
  matters: (moment) => AIMING.some((action) => moment.options.includes(action)) && aim(moment) !== null,
  isRight: ({ planned }) => planned.some((action) => AIMING.some((each) => each === action)),
  says(moment) {
    const aimed = aim(moment);
    if (aimed === null) return null;
    const { at, shot } = aimed;
    const ways = [
      ...(moment.options.includes('focus') ? [`focus ${percent(chance(shot, { aimed: true }))}`] : []),
      ...(moment.options.includes('target-lock') ? [`a lock on it ${percent(chance(shot, { locked: true }))}`] : []),
    ];
    return `${nameOf(moment.names, at)} is in your arc at range ${shot.range}. Your dice hit it in ${percent(chance(shot, {}))}; with ${ways.join(', with ')}.`;
  },
  highlights: (moment) => AIMING.filter((action) => moment.options.includes(action)).map((choice) => ({ choice })),
};

/** The chance of a shot to hit, if it can be computed at once. */
function oddsOf({ view, ask }: AttackMoment, choice: AttackChoice): number {
  const known = exactForecast(view, choice) ?? shotOf(knownBoard(view.board), ask.seat, choice, givenBy(view));
  return known?.odds.hit ?? 0;
}

function bestShot(moment: AttackMoment): AttackChoice | undefined {
  const shots = moment.options.flatMap((option) => (option === null ? [] : [option]));
  return shots.toSorted((a, b) => oddsOf(moment, b) - oddsOf(moment, a))[0];
}

export const attackNow: HintOn<Furball, 'attack'> = {
  id: 'attack-now',
  ask: 'attack',
  rule: '6.1',
  matters: (moment) => bestShot(moment) !== undefined,
  isRight: ({ planned }) => planned.every((choice) => choice !== null),
  says(moment) {
    const shot = bestShot(moment);
    if (shot === undefined || moment.planned.length === 0) return null;
    return `You attack once a round, and an attack that isn’t made is lost. ${nameOf(moment.names, shot.at)}: ${percent(oddsOf(moment, shot))} to hit.`;
  },
};
