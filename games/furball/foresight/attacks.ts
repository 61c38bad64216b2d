import { type Dice, diceFromSeed, imagine, type Seat, type View } from '@starboard/kernel';
import { attackIfMade } from '../rules/06-attack/if-made.ts';
import type { AttackOdds } from '../rules/06-attack/odds.ts';
import { type Shot, shotOf } from '../rules/06-attack/shots.ts';
import { paymentsFor } from '../rules/06-attack/targets.ts';
import { rules } from '../rules/index.ts';
import type { AttackChoice, AttackFrame, BoardView, Furball, Match } from '../rules/model.ts';
import { unseenBy } from './damage-cards.ts';
import { type DeclaredAttack, declareIn, rollAttack } from './rolling.ts';
import { hasTokens, isUntouched } from './untouched.ts';

/** A shot with all that is known about it: dice, tokens and cards. */
export interface AttackForecast extends Shot {
  /** How many attacks the odds are counted from; 0 if they are exact. */
  readonly rolled: number;
}

/** An attack that is rolled in slices until there are enough. */
interface Rolling {
  readonly shot: Shot;
  readonly declared: DeclaredAttack;
  readonly dice: Dice;
  rolled: number;
  hits: number;
  kills: number;
  damage: number;
}

/** How many attacks are rolled for odds that can't be computed: for one option, for all together, and at a time. */
const ENOUGH = 2000;
const ALTOGETHER = 8000;
const SLICE = 250;

type Kept = { [choice: string]: AttackForecast | Rolling | null };
/** By position. A view is never written to, so what was found for it stays. */
const KEPT = new WeakMap<BoardView, Kept>();

function keptFor({ board }: View<Furball>): Kept {
  const known = KEPT.get(board) ?? {};
  KEPT.set(board, known);
  return known;
}

/** 6.12 The card that granted the attack a view asks for, if any. */
export function givenBy({ stack }: Pick<View<Furball>, 'stack'>): AttackFrame['given'] {
  const frame = stack.at(-1);
  return frame?.at === 'chance' ? frame.given : null;
}

function found(view: View<Furball>, choice: AttackChoice): AttackForecast | Rolling | null {
  const ask = view.mine?.ask;
  if (ask?.kind !== 'attack') return null;
  const known = keptFor(view);
  const name = JSON.stringify(choice);
  if (!(name in known)) known[name] = lookAt(view, ask.seat, choice);
  return known[name] ?? null;
}

/** Exact odds are computed at once, others begin to be rolled. */
function lookAt(view: View<Furball>, seat: Seat, choice: AttackChoice): AttackForecast | Rolling | null {
  // The same view gives the same dice, so that a figure never changes while somebody looks at it.
  const dice = diceFromSeed(`${view.board.round} ${view.question} ${JSON.stringify(choice)}`);
  const match: Match = { ...imagine(rules, view, dice), dice };
  const { board } = match;
  const given = givenBy(view);
  const attack = attackIfMade(board, seat, choice, given);
  if (attack === null) return null;
  const isPaid = (paymentsFor(board, seat, choice.weapon, choice.at)[choice.pay]?.spends ?? null) !== null;
  const isExact = attack.shots === 1 && isUntouched(board, attack, isPaid || hasTokens(board, attack));
  const shot = shotOf(board, seat, choice, given, isExact ? unseenBy(view.board, match, choice.at) : []);
  if (shot === null) return null;
  if (isExact) return { ...shot, rolled: 0 };
  return { shot, declared: declareIn(match, choice, dice), dice, rolled: 0, hits: 0, kills: 0, damage: 0 };
}

const isRolling = (each: AttackForecast | Rolling): each is Rolling => 'declared' in each;

/** The forecast of an attack that the view's player is asked about; null if it is not ready, or can't be made. */
export function forecastSoFar(view: View<Furball>, choice: AttackChoice): AttackForecast | null {
  const known = found(view, choice);
  return known === null || isRolling(known) ? null : known;
}

/** The forecast if it is exact, which costs little. */
export function exactForecast(view: View<Furball>, choice: AttackChoice): AttackForecast | null {
  const known = forecastSoFar(view, choice);
  return known?.rolled === 0 ? known : null;
}

/** Rolls another slice; returns whether nothing is left to roll. */
export function rollOn(view: View<Furball>, choice: AttackChoice): boolean {
  const rolling = found(view, choice);
  if (rolling === null || !isRolling(rolling)) return true;
  for (const end = rolling.rolled + SLICE; rolling.rolled < end; rolling.rolled++) {
    const { hit, kill, damage } = rollAttack(rolling.declared, rolling.dice);
    if (hit) rolling.hits++;
    if (kill) rolling.kills++;
    rolling.damage += damage;
  }
  if (rolling.rolled < enoughFor(view)) return false;
  keptFor(view)[JSON.stringify(choice)] = { ...rolling.shot, odds: oddsFrom(rolling), rolled: rolling.rolled };
  return true;
}

/** Many options share the attacks that may be rolled. */
function enoughFor({ mine }: View<Furball>): number {
  const share = ALTOGETHER / Math.max(1, (mine?.options.length ?? 1) - 1);
  return Math.min(ENOUGH, Math.max(SLICE, share));
}

const oddsFrom = ({ rolled, hits, kills, damage }: Rolling): AttackOdds => ({
  hit: hits / rolled,
  kill: kills / rolled,
  damage: damage / rolled,
});

/** The forecast, with all the attacks that it needs rolled at once. */
export function forecast(view: View<Furball>, choice: AttackChoice): AttackForecast | null {
  while (!rollOn(view, choice));
  return forecastSoFar(view, choice);
}
