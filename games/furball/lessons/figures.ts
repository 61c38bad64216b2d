import { percent, type View } from '@starboard/kernel';
import { attackOdds, type Exchange } from '../rules/06-attack/odds.ts';
import { type Shot, shotOf } from '../rules/06-attack/shots.ts';
import { type Sights, sightsFrom } from '../rules/06-attack/sights.ts';
import { type AttackChoice, type Event, type Furball, type ShipView, shipOf } from '../rules/model.ts';
import { knownBoard } from '../words/known.ts';
import { BEN, ME } from './positions.ts';

/** The figures in the sentences of lessons, from the rules. */

type Seen = Pick<View<Furball>, 'board'>;

export const mine = ({ board }: Seen): ShipView => shipOf(board, ME);

function sights({ board }: Seen): Sights {
  const { pose, touching } = shipOf(board, ME);
  return sightsFrom(knownBoard(board), ME, pose, touching);
}

/** The range of Ben's ship in my arc; 0 if it isn't there. */
export const benAt = (view: Seen): number => sights(view).targets.find(({ seat }) => seat === BEN)?.range ?? 0;
export const isSeenByBen = (view: Seen): boolean => sights(view).threats.some(({ seat }) => seat === BEN);
export const isTouchingBen = (view: Seen): boolean => mine(view).touching.includes(BEN);

export const AT_BEN: AttackChoice = { weapon: 0, at: BEN, pay: 0, obstructed: false };
const AT_ME: AttackChoice = { ...AT_BEN, at: ME };

function shot({ board }: Seen, by: number, choice: AttackChoice): Shot {
  const found = shotOf(knownBoard(board), by, choice, null);
  if (found === null) throw new Error(`${by} has no shot`);
  return found;
}
export const myShot = (view: Seen): Shot => shot(view, ME, AT_BEN);
export const bensShot = (view: Seen): Shot => shot(view, BEN, AT_ME);

const PLAIN = { aimed: false, locked: false, dodging: false, evades: 0 };

/** "63%": the chance that an attack with these dice and tokens hits. */
export function chance({ dice, life }: Shot, tokens: Partial<Exchange> = {}): string {
  return percent(attackOdds([{ ...dice, ...PLAIN, ...tokens }], { shields: 0, life }, []).hit);
}

/** The points that I scored. */
export const pointsIn = (events: readonly Event[]): number =>
  events.reduce((sum, event) => (event.type === 'scored' && event.seat === ME ? sum + event.points : sum), 0);

export const attacksIn = (events: readonly Event[], by: number) =>
  events.flatMap((event) => (event.type === 'attacks' && event.ship === by ? [event] : []));
