import { choicesTo, type DecisionOn, type Seat } from '@starboard/kernel';
import { isFighting, workingWeapons } from '../01-ships/ships.ts';
import { winnerOf } from '../03-initiative.ts';
import { WEAPONS, type Weapon } from '../data/systems.ts';
import {
  type AskFor,
  type Board,
  type Fire,
  type FrameAt,
  type Match,
  MOST_SEATS,
  named,
  other,
  type Ship,
  type ShipId,
  type Side,
  type Starfire,
  shipAt,
  type Tell,
  type WhyIdle,
} from '../model.ts';
import { anyOf, bearing, canHurt, isInBlindSpot, whyHarmless } from './gunnery.ts';

/** 3.4, 5.1 After all movement every ship may fire once; the winner of initiative begins. */
export function readyWeapons(match: Match, _frame: FrameAt<'turn'>, tell: Tell): void {
  const { board } = match;
  board.firing = winnerOf(match);
  board.lastToFire = [null, null];
  for (let id = 0; id < board.ships.length; id++) shipAt(board, id).fired = false;
  if (tell) tellWhoHasNoTarget(board, tell);
}

/** 5.4 A side that cannot fire this turn reads why. */
function tellWhoHasNoTarget(board: Board, tell: NonNullable<Tell>): void {
  const why = [whyIdle(board, 0), whyIdle(board, 1)] as const;
  if (why[0] !== null || why[1] !== null) tell({ type: 'no-target', rule: '5.4', why });
}

function whyIdle(board: Board, side: Side): WhyIdle | null {
  if (mayFireOf(board, side)) return null;
  const armed = board.ships.filter((ship) => ship.side === side && isFighting(ship) && anyOf(workingWeapons(ship)));
  if (armed.length === 0) return 'weapons';
  const targets = board.ships.filter((ship) => ship.side !== side && isFighting(ship));
  const blind = armed.flatMap((ship) => targets.map((target) => isInBlindSpot(ship, target)));
  if (blind.every(Boolean)) return 'blind-spot';
  return blind.some(Boolean) ? 'range-or-blind-spot' : 'range';
}

/** 5.1 The sides fire in turn, ship by ship. 5.5 If one side has nothing left to fire, the other goes on. */
export function nextToFire({ board }: Match, _frame: FrameAt<'turn'>) {
  const side = mayFireOf(board, board.firing) ? board.firing : other(board.firing);
  if (!mayFireOf(board, side)) return undefined;
  board.firing = side;
  return { call: { at: 'fire', step: 0, salvo: null } as const };
}

function mayFireOf(board: Board, side: Side): boolean {
  for (let id = 0; id < board.ships.length; id++) {
    const ship = shipAt(board, id);
    if (ship.side === side && mayFire(board, ship)) return true;
  }
  return false;
}

/** 5.4 A ship that cannot hurt any target is not asked for fire. */
function mayFire(board: Board, ship: Ship): boolean {
  if (ship.fired || !isFighting(ship)) return false;
  for (let id = 0; id < board.ships.length; id++) {
    const target = shipAt(board, id);
    if (target.side !== ship.side && isFighting(target) && canHurt(board, ship, target)) return true;
  }
  return false;
}

/** 8.5 Players who share a side take turns in the order of their seats. */
export function chooseWhoFires({ board }: Match, _frame: FrameAt<'fire'>) {
  const last = board.lastToFire[board.firing] ?? -1;
  let seat: Seat | null = null;
  let shortest = board.seats;
  for (let id = 0; id < board.ships.length && shortest > 0; id++) {
    const ship = shipAt(board, id);
    const wait = (ship.seat - last - 1 + board.seats) % board.seats;
    if (ship.side !== board.firing || wait >= shortest || !mayFire(board, ship)) continue;
    seat = ship.seat;
    shortest = wait;
  }
  return seat === null ? undefined : FIRE_ASKS[seat];
}

/** By seat, built once. */
const FIRE_ASKS = Array.from({ length: MOST_SEATS }, (_, seat) => ({ ask: [{ kind: 'fire', seat } as const] }));

export const fire: DecisionOn<Starfire, 'fire', 'fire'> = {
  candidates(board, { seat }) {
    const { ships } = board;
    return ships.flatMap((ship, id) =>
      ship.seat === seat && isFighting(ship) ? [...ships.flatMap((_, at) => shots(board, id, at)), pass(id)] : [],
    );
  },
  forbids(board, _ask, { ship: id, at, all }) {
    const ship = shipAt(board, id);
    if (ship.fired) return { rule: '5.1', fact: `${ship.name} has already fired this turn.` };
    if (at === null) {
      return mayFire(board, ship) ? undefined : { rule: '5.4', fact: `${ship.name} can’t damage any enemy from here.` };
    }
    const harmless = whyHarmless(board, ship, shipAt(board, at));
    if (harmless !== undefined || all) return harmless;
    return several(bearing(board, ship, shipAt(board, at)))
      ? undefined
      : { rule: '5.2', fact: 'There is only one weapon to fire.' };
  },
  options(board, { seat }) {
    const offered: Fire[] = [];
    for (let id = 0; id < board.ships.length; id++) {
      const ship = shipAt(board, id);
      if (ship.seat === seat && !ship.fired && isFighting(ship)) addShots(board, id, ship, offered);
    }
    return offered;
  },
  followUp(board, { seat }, { ship, at, all }) {
    if (at === null || all) return undefined;
    const weapon = kindAfter(bearing(board, shipAt(board, ship), shipAt(board, at)), -1);
    return weapon === undefined ? undefined : { kind: 'weapons', seat, ship, at, weapon };
  },
  apply({ board }, { seat }, { ship: id, at, all }, frame, tell) {
    const ship = shipAt(board, id);
    ship.fired = true;
    board.lastToFire[board.firing] = seat;
    if (at === null) tell?.({ type: 'passed', rule: '5.3', ship: named(board, id) });
    else frame.salvo = { ship: id, at, weapons: all ? bearing(board, ship, shipAt(board, at)).slice() : [0, 0, 0, 0] };
  },
};

/** The shots that a player might try from one ship at another. */
function shots(board: Board, ship: ShipId, at: ShipId): readonly Fire[] {
  const target = shipAt(board, at);
  if (target.side === shipAt(board, ship).side || !isFighting(target)) return [];
  return [
    { ship, at, all: true },
    { ship, at, all: false },
  ];
}

const pass = (ship: ShipId): Fire => ({ ship, at: null, all: false });

/** 5.2 A ship fires at a target that it can hurt, with everything or with some of it. 5.3 It may also hold fire. */
function addShots(board: Board, id: ShipId, ship: Ship, offered: Fire[]): void {
  const before = offered.length;
  for (let at = 0; at < board.ships.length; at++) {
    const target = shipAt(board, at);
    if (target.side === ship.side || !isFighting(target)) continue;
    const counts = bearing(board, ship, target);
    if (!anyOf(counts)) continue;
    offered.push({ ship: id, at, all: true });
    if (several(counts)) offered.push({ ship: id, at, all: false });
  }
  if (offered.length > before) offered.push(pass(id));
}

function several(counts: readonly number[]): boolean {
  let sum = 0;
  for (let kind = 0; kind < counts.length; kind++) sum += counts[kind] ?? 0;
  return sum > 1;
}

/** 5.2 The player chooses the number of each kind that bears, kind by kind, at least one in all. */
export const weapons: DecisionOn<Starfire, 'weapons', 'fire'> = {
  candidates(board, ask) {
    const most = countsFor(board, ask)[WEAPONS.indexOf(ask.weapon)] ?? 0;
    return Array.from({ length: most + 1 }, (_, i) => most - i);
  },
  forbids(board, ask, count, _frame, earlier) {
    const isLast = kindAfter(countsFor(board, ask), WEAPONS.indexOf(ask.weapon)) === undefined;
    if (count > 0 || !isLast || choicesTo<Starfire, 'weapons'>(earlier, 'weapons').some((some) => some > 0)) {
      return undefined;
    }
    return { rule: '5.2', fact: 'Fire at least one weapon, or choose to hold fire.' };
  },
  followUp(board, ask) {
    const weapon = kindAfter(countsFor(board, ask), WEAPONS.indexOf(ask.weapon));
    return weapon === undefined ? undefined : { ...ask, weapon };
  },
  apply(_match, { weapon }, count, { salvo }) {
    if (salvo === null) throw new Error('weapons of no salvo');
    salvo.weapons[WEAPONS.indexOf(weapon)] = count;
  },
};

function countsFor(board: Board, { ship, at }: AskFor<'weapons'>): readonly number[] {
  return bearing(board, shipAt(board, ship), shipAt(board, at));
}

function kindAfter(counts: readonly number[], kind: number): Weapon | undefined {
  for (let next = kind + 1; next < WEAPONS.length; next++) if ((counts[next] ?? 0) > 0) return WEAPONS[next];
  return undefined;
}

/** 5.1 The other side fires next. */
export function passTheFire({ board }: Match, _frame: FrameAt<'fire'>): void {
  board.firing = other(board.firing);
}
