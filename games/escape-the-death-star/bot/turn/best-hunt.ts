import { FIRST_TROOPER, NOWHERE, type Placing, VADER } from '../../rules/model.ts';
import { addContact, contactsOf, type Hunters } from './hunters.ts';
import { drop, presencesOf, type RebelPresence } from './presences.ts';
import type { Stakes } from './stakes.ts';

/** A soldier is not moved for less than this. */
const LEAST = 1e-6;

/** Soldiers, some of which have been moved. */
interface Planning {
  readonly hunters: Hunters;
  readonly presences: readonly RebelPresence[];
  readonly contacts: Uint8Array;
  /** By soldier: where it will stand, and whether it can't move any more. */
  readonly stands: number[];
  readonly moved: boolean[];
}

interface Step extends Placing {
  readonly gain: number;
}

/** Move by move the one that gains most, against Rebels who choose like this. */
export function bestHunt(
  hunters: Hunters,
  stakes: readonly Stakes[],
  mixtures: readonly Float64Array[],
): readonly Placing[] {
  const planning: Planning = {
    hunters,
    presences: presencesOf(stakes, mixtures),
    contacts: contactsOf(hunters, []),
    stands: hunters.squares.slice(),
    moved: hunters.squares.map((square) => square === NOWHERE),
  };
  const hunt: Placing[] = [];
  while (hunt.length < hunters.moves) {
    const step = bestStep(planning);
    if (step === null) break;
    take(planning, step);
    hunt.push({ soldier: step.soldier, square: step.square });
  }
  return hunt;
}

function bestStep(planning: Planning): Step | null {
  const { stands, moved, hunters } = planning;
  let best: Step | null = null;
  let [idle, least] = [-1, Number.POSITIVE_INFINITY];
  const consider = (soldier: number): void => {
    const step = soldier === VADER && hunters.vaderDown ? standingUp(planning) : bestMoveOf(planning, soldier);
    if (step.gain > (best?.gain ?? LEAST)) best = step;
  };
  for (let soldier = 0; soldier < stands.length; soldier++) {
    if (moved[soldier]) continue;
    if (soldier < FIRST_TROOPER) {
      consider(soldier);
      continue;
    }
    /** Stormtroopers are alike: only the one that is worth least where it stands might move. */
    const worth = worthOfStaying(planning, soldier);
    if (worth < least) [idle, least] = [soldier, worth];
  }
  if (idle >= 0) consider(idle);
  return best;
}

function take({ hunters, contacts, stands, moved }: Planning, { soldier, square }: Step): void {
  const weight = hunters.weights[soldier] ?? 0;
  if (square !== stands[soldier]) addContact(hunters.station, contacts, stands[soldier] ?? NOWHERE, -weight);
  addContact(hunters.station, contacts, square, weight);
  stands[soldier] = square;
  moved[soldier] = true;
}

/** 8.3 Vader fights where he lies. */
function standingUp(planning: Planning): Step {
  const { hunters, stands } = planning;
  const square = stands[VADER] ?? NOWHERE;
  const weight = hunters.weights[VADER] ?? 0;
  return { soldier: VADER, square, gain: hunters.lift + battlesAt(planning, square, 0, weight) };
}

function worthOfStaying(planning: Planning, soldier: number): number {
  const { hunters, stands } = planning;
  const square = stands[soldier] ?? NOWHERE;
  return battlesAt(planning, square, -(hunters.weights[soldier] ?? 0), 0) + (hunters.posts[square] ?? 0);
}

/** What the soldiers in contact with a square take from Rebels near it, with one change less what they take with another. */
function battlesAt({ hunters, presences, contacts }: Planning, square: number, before: number, after: number): number {
  const next = hunters.station.neighbours[square] ?? [];
  let sum = 0;
  for (let i = 0; i < presences.length; i++) {
    const one = presences[i] as RebelPresence;
    if (one.square !== square && !next.includes(one.square)) continue;
    const met = contacts[one.square] ?? 0;
    sum += one.share * drop(one, met + before, met + after);
  }
  return sum;
}

/** Reused by every search, to save allocations. */
const scratch = { takes: new Float64Array(0), worths: new Float64Array(0) };

/** Where a soldier gains most, and how much. */
function bestMoveOf(planning: Planning, soldier: number): Step {
  const { hunters, stands } = planning;
  const { station } = hunters;
  const stand = stands[soldier] ?? NOWHERE;
  const worths = worthsFor(planning, soldier, stand);
  let [gain, to] = [Number.NEGATIVE_INFINITY, stand];
  for (let i = 0; i < station.open.length; i++) {
    const square = station.open[i] ?? 0;
    const more = (worths[square] ?? 0) - (worths[stand] ?? 0);
    if (more > gain && !stands.includes(square)) [gain, to] = [more, square];
  }
  return { soldier, square: to, gain };
}

/** By square: what a soldier is worth there. */
function worthsFor({ hunters, presences, contacts }: Planning, soldier: number, stand: number): Float64Array {
  const { station, weights, posts } = hunters;
  const weight = weights[soldier] ?? 0;
  if (scratch.takes.length !== posts.length) {
    scratch.takes = new Float64Array(posts.length);
    scratch.worths = new Float64Array(posts.length);
  }
  const { takes, worths } = scratch;
  takes.fill(0);
  addContact(station, contacts, stand, -weight);
  for (let i = 0; i < presences.length; i++) {
    const one = presences[i] as RebelPresence;
    const met = contacts[one.square] ?? 0;
    takes[one.square] = (takes[one.square] ?? 0) + one.share * drop(one, met, met + weight);
  }
  addContact(station, contacts, stand, weight);
  worths.set(posts);
  for (let square = 0; square < takes.length; square++) {
    const taken = takes[square] ?? 0;
    if (taken === 0) continue;
    worths[square] = (worths[square] ?? 0) + taken;
    const next = station.neighbours[square] ?? [];
    for (let i = 0; i < next.length; i++) worths[next[i] ?? 0] = (worths[next[i] ?? 0] ?? 0) + taken;
  }
  return worths;
}
