import type { DecisionOn } from '@starboard/kernel';
import { stationIn } from '../01-station/played-on.ts';
import { inTouch } from '../01-station/station.ts';
import { battleOf } from '../03-battle/battle.ts';
import { pickUpWith, takeFromCloset, takeWeaponAt } from '../10-pick-ups.ts';
import {
  type AskFor,
  type BoardView,
  type DeathStar,
  type FrameAt,
  type Match,
  NOWHERE,
  rebelOf,
  soldierOf,
  type Tell,
} from '../model.ts';

/** 9.1 The soldiers in contact with a Rebel, as bits: on its square or beside it without a wall, and on their feet. 9.6 Nowhere borders nothing. */
export function inTouchWith(board: Pick<BoardView, 'setup' | 'rebels' | 'soldiers'>, rebel: number): number {
  const station = stationIn(board);
  const { square } = rebelOf(board, rebel);
  const { soldiers } = board;
  let bits = 0;
  for (let i = 0; i < soldiers.length; i++) {
    const soldier = soldiers[i];
    if (soldier === undefined || soldier.down) continue;
    if (inTouch(station, square, soldier.square)) bits |= 1 << i;
  }
  return bits;
}

/** 9.2 In the order of seats, each Rebel fights its battles, then picks things up. 9.5 Prisoners fight nobody. */
export function fightNext(match: Match, frame: FrameAt<'round'>, tell: Tell) {
  const { board } = match;
  while (frame.fighting < board.rebels.length) {
    const rebel = frame.fighting++;
    if (rebelOf(board, rebel).jailed) continue;
    if (inTouchWith(board, rebel) !== 0)
      return { call: { at: 'combat', step: 0, rebel, fought: 0 } as FrameAt<'combat'> };
    pickUpWith(match, rebel, tell);
  }
  return undefined;
}

/** By seat and Rebel, built once. */
const opponentAsks: { readonly ask: readonly [AskFor<'opponent'>] }[] = [];
const MOST_REBELS = 4;

/**
 * 9.3 Contacts are checked again before each battle; the Imperial picks among several. 9.4 A Rebel fights until it
 * loses or none is left.
 */
export function fightOn({ board }: Match, frame: FrameAt<'combat'>) {
  const { rebel } = frame;
  if (rebelOf(board, rebel).jailed) return 'done' as const;
  /** 13.9 Each soldier fights a Rebel once a round. */
  const waiting = inTouchWith(board, rebel) & ~frame.fought;
  if (waiting === 0) return undefined;
  if ((waiting & (waiting - 1)) === 0) {
    frame.fought |= waiting;
    return battleOf(rebel, 31 - Math.clz32(waiting));
  }
  const seat = board.imperial ?? 0;
  const at = seat * MOST_REBELS + rebel;
  const made = opponentAsks[at] ?? { ask: [{ kind: 'opponent', seat, rebel }] };
  opponentAsks[at] = made;
  return made;
}

/** 9.3 */
export const opponent: DecisionOn<DeathStar, 'opponent', 'combat'> = {
  candidates: ({ soldiers }) => soldiers.flatMap(({ square }, soldier) => (square === NOWHERE ? [] : [soldier])),
  forbids(board, { rebel }, soldier, { fought }) {
    if ((inTouchWith(board, rebel) & (1 << soldier)) === 0) {
      return { rule: '9.1', fact: 'This soldier is not in contact with the Rebel.' };
    }
    if ((fought & (1 << soldier)) === 0) return undefined;
    return { rule: '13.9', fact: 'This soldier has already fought the Rebel this round.' };
  },
  apply(_match, { rebel }, soldier, frame, tell) {
    frame.fought |= 1 << soldier;
    tell?.({ type: 'named', rule: '9.3', rebel, soldier });
    return battleOf(rebel, soldier);
  },
};

/** 9.2 A Rebel that won its battles picks up what lies there. */
export function pickUp(match: Match, { rebel }: FrameAt<'combat'>, tell: Tell): void {
  pickUpWith(match, rebel, tell);
}

/** The result of a battle in Game 2. */
export function settleCombat(match: Match, { rebel, soldier, winner }: FrameAt<'battle'>, tell: Tell) {
  if (match.board.setup.game !== 'escape') return undefined;
  if (winner === 'imperial') {
    jail(match, rebel, soldier, tell);
    return undefined;
  }
  beat(match, rebel, soldier, tell);
  return 'done' as const;
}

/** 9.6 A beaten Stormtrooper or Boba Fett is out of the game. 9.7 Darth Vader only falls down. */
function beat(match: Match, rebel: number, soldier: number, tell: Tell): void {
  const beaten = soldierOf(match.board, soldier);
  const { square } = beaten;
  if (beaten.kind === 'vader') {
    beaten.down = true;
    tell?.({ type: 'laid-down', rule: '9.7', rebel, square });
    return;
  }
  beaten.square = NOWHERE;
  tell?.({ type: 'beaten', rule: '9.6', rebel, soldier, square });
  /** 13.11 The winner takes the Weapon under the soldier at once. */
  takeWeaponAt(match, rebel, '13.11', tell, square);
  if (square === stationIn(match.board).closet) takeFromCloset(match, rebel, '13.11', tell);
}

/** 9.8 A beaten Rebel goes to the Detention Block at once, and its Weapon to the closet. */
function jail({ board }: Match, rebel: number, soldier: number, tell: Tell): void {
  const one = rebelOf(board, rebel);
  const from = one.square;
  const weaponLost = one.armed;
  if (weaponLost) board.closet++;
  one.armed = false;
  one.jailed = true;
  one.square = stationIn(board).detention;
  tell?.({ type: 'jailed', rule: '9.8', rebel, soldier, from, weaponLost });
}
