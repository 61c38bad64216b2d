import type { Choice } from '@starboard/kernel';
import { stationIn } from '../rules/01-station/played-on.ts';
import { kindOf } from '../rules/02-pieces/pieces.ts';
import { asNumber, battleOdds } from '../rules/03-battle/odds.ts';
import type { Fact } from '../rules/facts.ts';
import { type Ask, type AskFor, type Board, type DeathStar, FETT, rebelOf, soldierOf, VADER } from '../rules/model.ts';
import { soldiersNear } from './plain/beliefs.ts';
import { whereToWalk } from './plain/capture.ts';
import { gainOfMoving, likeliestMeeting } from './plain/hunting.ts';
import { chanceWithout, stepsToRebels } from './plain/policy.ts';
import { MARGIN } from './plain/sneaking.ts';
import { codeChance, stepsToNearest } from './plain/wishes.ts';

const ANY: readonly Fact[] = [{ fact: 'any' }];

export function facts(board: Board, ask: Ask, choice: Choice<DeathStar>): readonly Fact[] {
  switch (ask.kind) {
    case 'hero':
      return ANY;
    case 'walk': {
      const { to, steps } = whereToWalk(board, ask.rebel, [Number(choice)]);
      return [{ fact: 'walks', to, steps }];
    }
    case 'set-out':
      return ask.soldier <= FETT && stationIn(board).isFalcon[Number(choice)] === 1 ? [{ fact: 'in-falcon' }] : ANY;
    case 'sneak':
      return sneakFacts(board, ask.rebel, Number(choice));
    case 'soldier':
      return soldierFacts(board, ask, choice === null ? null : Number(choice));
    case 'square':
      return meetingFacts(board, ask.soldier, Number(choice));
    case 'opponent':
      return opponentFacts(board, ask.rebel, Number(choice));
    case 'take-card':
      return [{ fact: 'code-without', chance: chanceWithout(board, Number(choice)) }];
    case 'take-unseen':
      return [{ fact: 'rebel-near', steps: stepsToRebels(board, Number(choice)) }];
    case 'code':
      return [{ fact: 'code', chance: codeChance(board) }];
  }
}

function sneakFacts(board: Board, rebel: number, square: number): readonly Fact[] {
  const station = stationIn(board);
  const { armed } = rebelOf(board, rebel);
  const steps = stepsToNearest(station, square, station.falcon);
  const isWeapon =
    board.weapons[station.weaponPlace[square] ?? -1] === true || (square === station.closet && board.closet > 0);
  return [
    { fact: 'falcon', steps },
    ...(steps === 0 ? [{ fact: 'code', chance: codeChance(board) } as const] : []),
    ...(board.cards[station.cardPlace[square] ?? -1] === true ? [{ fact: 'picks-up', thing: 'card' } as const] : []),
    ...(isWeapon && !armed ? [{ fact: 'picks-up', thing: 'weapon' } as const] : []),
    { fact: 'danger', soldiers: soldiersNear(board, MARGIN, square) },
  ];
}

function soldierFacts(board: Board, { placed }: AskFor<'soldier'>, soldier: number | null): readonly Fact[] {
  if (soldier === null) return [{ fact: 'no-gain' }];
  if (soldierOf(board, soldier).down) return [{ fact: 'lifts-vader' }];
  return [{ fact: 'gain', cards: gainOfMoving(board, placed, soldier) }];
}

function meetingFacts(board: Board, soldier: number, square: number): readonly Fact[] {
  const meeting = likeliestMeeting(board, square);
  if (meeting === null) return [{ fact: 'no-gain' }];
  return [{ fact: 'meets', ...meeting, wins: chanceToBeat(board, soldier, meeting.rebel) }];
}

function opponentFacts(board: Board, rebel: number, soldier: number): readonly Fact[] {
  const wins: Fact = { fact: 'wins', chance: chanceToBeat(board, soldier, rebel) };
  return soldier === VADER ? [wins, { fact: 'only-lies-down' }] : [wins];
}

/** 3.6 */
function chanceToBeat(board: Board, soldier: number, rebel: number): number {
  return 1 - asNumber(battleOdds(kindOf(soldier), rebelOf(board, rebel).armed));
}
