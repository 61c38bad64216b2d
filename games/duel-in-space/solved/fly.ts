import { begin, type Choice, choose, type Dice, diceFromKey, draw, options } from '@starboard/kernel';
import { solvedOptions } from '../bot/solved.ts';
import { rules } from '../rules/index.ts';
import type { Board, Duel, Event, Match } from '../rules/model.ts';
import type { Worths } from '../solution/advice/worths.ts';
import { conditionOf } from '../solution/model/ships.ts';
import { type Spot, setupAt } from './spot.ts';

/** What a visitor has picked; null leaves the choice to the solution. */
export interface Picked {
  readonly aim: number | null;
  readonly heading: number | null;
}

export interface Flown {
  /** The position of the next turn; null if the duel is over. */
  readonly next: Spot | null;
  readonly lines: readonly string[];
}

/** Plays a turn by the rules: the visitor's picks, and the solution in all that is left open. */
export function flyTurn(worths: Worths, spot: Spot, picked: Picked): Flown {
  const key = [...crypto.getRandomValues(new Uint32Array(8))];
  const events: Event[] = [];
  const match = begin(rules, setupAt(spot), [null, null], diceFromKey(key));
  const dice = diceFromKey([...crypto.getRandomValues(new Uint32Array(8))]);
  const { turn } = match.board;
  while (match.result === null && match.board.turn === turn) {
    const [ask] = match.asks;
    if (ask === undefined) break;
    const own = options(rules, match, ask);
    const wanted =
      ask.seat !== 0 ? null : ask.kind === 'aim' ? picked.aim : ask.kind === 'heading' ? picked.heading : null;
    const choice = own.find((each) => each === wanted) ?? drawn(worths, match, ask, own, dice);
    choose(rules, match, ask, choice, (event) => events.push(event));
  }
  return { next: match.result === null ? spotOf(match.board) : null, lines: linesOf(events) };
}

function drawn(
  worths: Worths,
  { board }: Match,
  ask: Duel['ask'],
  own: readonly Choice<Duel>[],
  dice: Dice,
): Choice<Duel> {
  const shares = solvedOptions(worths, board, ask, own) ?? [];
  let mark = draw(dice, 1 << 24) / (1 << 24);
  for (const [i, option] of own.entries()) {
    mark -= shares[i]?.share ?? 0;
    if (mark < 0) return option;
  }
  return own[shares.findIndex(({ share }) => share > 0)] ?? own[0] ?? [];
}

function spotOf({ ports, noseToNose, movingApart, ships, turn, lastHit }: Board): Spot {
  const both = [conditionOf(ships[0]), conditionOf(ships[1])] as const;
  return { ports: [...ports], noseToNose, movingApart, ships: both, quiet: turn - 1 - lastHit };
}

const WHO = ['You', 'The enemy'] as const;

function linesOf(events: readonly Event[]): readonly string[] {
  const lines: string[] = [];
  for (const seat of [0, 1] as const) {
    const who = WHO[seat];
    const aimed = events.find((event) => event.type === 'aimed' && event.seat === seat);
    const headed = events.find((event) => event.type === 'headed' && event.seat === seat);
    const shots = events.filter((event) => event.type === 'shot' && event.by === seat);
    const hits = shots.filter((event) => event.type === 'shot' && event.hit).length;
    const aim = aimed?.type === 'aimed' ? `aimed at port ${aimed.sector} and ` : '';
    const heading = headed?.type === 'headed' ? turnInWords(headed.clicks) : '';
    const fire = shots.length === 0 ? 'fired no shots' : `hit with ${hits} of ${shots.length} shots`;
    lines.push(`${who} ${aim}${heading}, and ${fire}.`);
  }
  const over = events.find((event) => event.type === 'over');
  if (over?.type === 'over')
    lines.push(over.winner === null ? 'The duel is a draw.' : `${WHO[over.winner === 0 ? 0 : 1]} won.`);
  return lines;
}

function turnInWords(clicks: number): string {
  if (clicks === 0) return 'flew straight on';
  return `turned ${Math.abs(clicks)} to the ${clicks > 0 ? 'right' : 'left'}`;
}
