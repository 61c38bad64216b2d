import { baseOf } from '../../rules/09-designs/designs.ts';
import { STOCK } from '../../rules/data/ships.ts';
import { STRIDE } from '../matrix/solution.ts';
import { classOf, type Position } from '../model/positions.ts';
import { BLOCK } from '../table/layout.ts';
import { chanceOfHits, SHOTS } from '../turn/chances.ts';
import { firesAll } from '../turn/fire.ts';
import { fixedLasers } from '../turn/outcomes.ts';
import { type Advice, adviceOn, against, forTheOther } from './mixture.ts';
import { type DuelSituation, type PreparedTurn, prepare, turnedRound } from './turn.ts';
import type { Worths } from './worths.ts';

/** Where the ships are after the movement, and how they got there. */
export interface Firing {
  readonly position: Position;
  readonly clicks: number;
  readonly theirClicks: number;
  readonly aim: number | null;
  readonly theirAim: number | null;
}

const BASE = baseOf(STOCK);
const game = new Float64Array(STRIDE * STRIDE);
const asShots = (shots: number): number => shots;

/** 5.2 How many of the lasers that bear to fire. The situation is that of the beginning of the turn. */
export function adviseFire(worths: Worths, asked: DuelSituation, firing: Firing): Advice<number> {
  const turn = prepare(worths, asked);
  return turn.swapped ? forTheOther(salvos(turn, fromTheOtherSide(firing))) : salvos(turn, firing);
}

function fromTheOtherSide({ position, clicks, theirClicks, aim, theirAim }: Firing): Firing {
  return {
    position: turnedRound(position),
    clicks: theirClicks,
    theirClicks: clicks,
    aim: theirAim,
    theirAim: aim,
  };
}

function salvos(turn: PreparedTurn, { position, clicks, theirClicks, aim, theirAim }: Firing): Advice<number> {
  const { mine, theirs } = turn.situation;
  // 7.3 The third time the ships part.
  const next = position.movingApart > 2 ? null : classOf(position);
  const most = fixedLasers(mine, position.port) + (aim === position.port ? mine.turret : 0);
  const theirMost = fixedLasers(theirs, position.view) + (theirAim === position.view ? theirs.turret : 0);
  const needed = BASE + mine.computerHits + Math.abs(clicks);
  const theirNeeded = BASE + theirs.computerHits + Math.abs(theirClicks);
  for (let fired = 0; fired <= most; fired++) {
    for (let shots = 0; shots <= theirMost; shots++) {
      let sum = 0;
      for (let given = 0; given <= fired; given++) {
        for (let taken = 0; taken <= shots; taken++) {
          const chance = chanceOfHits(needed, fired, given) * chanceOfHits(theirNeeded, shots, taken);
          sum += chance * worthAfter(turn, given, taken, next);
        }
      }
      game[fired * STRIDE + shots] = sum;
    }
  }
  const height = most + 1;
  const width = theirMost + 1;
  if (!firesAll(game, most, theirMost)) {
    return adviceOn({ table: game, height, width, rowSet: 0, columnSet: 0, option: asShots });
  }
  const only = (shots: number): readonly number[] => Array.from({ length: STRIDE }, (_, i) => Number(i === shots));
  const worth = game[most * STRIDE + theirMost] ?? 0;
  return { worth, ...against(game, height, width, only(most), only(theirMost), asShots) };
}

function worthAfter(
  { situation, space, outcomes }: PreparedTurn,
  given: number,
  taken: number,
  next: number | null,
): number {
  const at = given * SHOTS + taken;
  if (next === null) return outcomes.certainIfParted[at] ?? 0;
  const { mine, theirs } = situation;
  const stays = given + taken === 0 && mine.air === null && theirs.air === null;
  return (outcomes.certain[at] ?? 0) + (stays ? (space.later[next] ?? 0) : (outcomes.values[at * BLOCK + next] ?? 0));
}
