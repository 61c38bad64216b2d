import type { Choice, SolvedOption } from '@starboard/kernel';
import { protectionLeft } from '../rules/01-starfighters.ts';
import { takeSpecialDamage } from '../rules/06-damage.ts';
import { isQuiet } from '../rules/07-ending.ts';
import { clone } from '../rules/clone.ts';
import { type Ask, type Board, type Duel, other, type Sector, type Ship, shipOf } from '../rules/model.ts';
import { adviseAims, adviseHeadings } from '../solution/advice/advice.ts';
import { adviseFire } from '../solution/advice/fire.ts';
import type { Advice } from '../solution/advice/mixture.ts';
import type { DuelSituation } from '../solution/advice/turn.ts';
import type { Worths } from '../solution/advice/worths.ts';
import type { Condition } from '../solution/model/hits.ts';
import { conditionOf, WHOLE } from '../solution/model/ships.ts';
import { QUIET_LIMIT } from '../solution/turn/backward.ts';

/** What is solved: two players, stock ships and the usual limit of quiet turns. */
export function isSolved({ setup, ships }: Board): boolean {
  const stock = setup.designs === 'stock' && setup.given.every((design) => design === null);
  return stock && setup.quietLimit === QUIET_LIMIT && !ships[0].drone && !ships[1].drone;
}

/** How often the solution takes each option, and the place share it brings; undefined for what is not solved. */
export function solvedOptions(
  worths: Worths,
  board: Board,
  ask: Ask,
  options: readonly Choice<Duel>[],
): readonly SolvedOption[] | undefined {
  if (!isSolved(board)) return undefined;
  if (!areStock(worths, board)) return undefined;
  const { seat } = ask;
  const me = shipOf(board.ships, seat);
  const enemy = shipOf(board.ships, other(seat));
  switch (ask.kind) {
    case 'aim':
      return spread(adviseAims(worths, situationOf(board, seat)), options, (port) => Number(port));
    case 'heading':
      return spread(adviseHeadings(worths, situationOf(board, seat), me.turret, enemy.turret), options, shortWay);
    case 'fire':
      return spread(adviseFire(worths, beforeMoving(board, seat), firingOf(board, seat)), options, lasersIn);
    case 'fight-on':
      return fightOn(worths, board, seat, options);
    default:
      return undefined;
  }
}

export function situationOf(
  { ports, noseToNose, movingApart, ships, turn, lastHit }: Board,
  seat: number,
): DuelSituation {
  return {
    position: { port: shipOf(ports, seat), view: shipOf(ports, other(seat)), noseToNose, movingApart },
    mine: conditionOf(shipOf(ships, seat)),
    theirs: conditionOf(shipOf(ships, other(seat))),
    quiet: turn - 1 - lastHit,
  };
}

/** Whether both ships are in a condition in which stock ships can be. */
export const areStock = ({ fleet }: Worths, { ships }: Board): boolean =>
  ships.every((ship) => fleet.numberOf(beforeThisTurn(ship)) !== undefined);

/** 6.10 What hits of this turn have cost is left out: only whether such a ship can occur is asked. */
function beforeThisTurn(ship: Ship): Condition {
  const condition = conditionOf(ship);
  return ship.pending.length > 0 || condition.protection === 0 ? WHOLE : condition;
}

/** Only the ships and the quiet turns matter when the fire is declared; the position of the beginning is gone. */
export function beforeMoving(board: Board, seat: number): DuelSituation {
  const position = { port: 1, view: 1, noseToNose: 0, movingApart: 0 } as const;
  return { ...situationOf(board, seat), position };
}

export function firingOf({ ports, noseToNose, movingApart, ships }: Board, seat: number) {
  const me = shipOf(ships, seat);
  const enemy = shipOf(ships, other(seat));
  return {
    position: { port: shipOf(ports, seat), view: shipOf(ports, other(seat)), noseToNose, movingApart },
    clicks: me.heading,
    theirClicks: enemy.heading,
    aim: me.turret,
    theirAim: enemy.turret,
  };
}

/** Five or six clicks lead where three or two the other way do. */
function shortWay(choice: Choice<Duel>): number {
  const clicks = Number(choice);
  return clicks > 4 ? clicks - 8 : clicks < -3 ? clicks + 8 : clicks;
}

function lasersIn(choice: Choice<Duel>): number {
  return Array.isArray(choice) ? choice.length : 0;
}

/** Of options that come to the same, the first takes the whole share. */
function spread(
  { mine }: Advice<number>,
  options: readonly Choice<Duel>[],
  optionOf: (choice: Choice<Duel>) => number,
): readonly SolvedOption[] {
  const taken = new Set<number>();
  return options.map((choice) => {
    const option = optionOf(choice);
    const found = mine.find((each) => each.option === option);
    const first = !taken.has(option);
    taken.add(option);
    return { share: first ? (found?.share ?? 0) : 0, worth: placeShare(found?.worth ?? -1) };
  });
}

const placeShare = (worth: number): number => (1 + worth) / 2;

/** 7.3 A refusal is a draw. 7.4 To fight on leads nose to nose, after air and special damage (10.5). */
function fightOn(worths: Worths, board: Board, seat: number, options: readonly Choice<Duel>[]) {
  const worth = worthOfFightingOn(worths, board, seat);
  return options.map((yes) => ({
    share: Number(yes === worth > 0),
    worth: placeShare(yes === true ? Math.min(worth, 0) : 0),
  }));
}

function worthOfFightingOn(worths: Worths, board: Board, seat: number): number {
  const after = clone(board);
  const ports: [Sector, Sector] = [1, 1];
  Object.assign(after, { ports, noseToNose: 0, movingApart: 0, turn: board.turn + 1 });
  for (const ship of after.ships) if (ship.lifeSupport !== null) ship.lifeSupport--;
  const dead = after.ships.map(({ lifeSupport }) => lifeSupport === 0);
  if (dead[0] || dead[1]) return lossOf(dead, seat);
  if (isQuiet(board)) return 0;
  takeSpecialDamage({ board: after });
  const lost = after.ships.map((ship) => ship.blownUp || ship.lifeSupport === 0 || protectionLeft(ship) === 0);
  if (lost[0] || lost[1]) return lossOf(lost, seat);
  return adviseAims(worths, situationOf(after, seat)).worth;
}

function lossOf(lost: readonly boolean[], seat: number): number {
  return Number(lost[1 - seat]) - Number(lost[seat]);
}
