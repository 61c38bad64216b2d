import { inARow, type Names, nameOf, plural, type Seat, type View } from '@starboard/kernel';
import { leastDistance, TOO_NEAR } from '../rules/10-chase.ts';
import { BUDGET, STRIPPED, SYSTEMS } from '../rules/data/designs.ts';
import { type Ask, type BoardView, type Chase, type PilotView, pilotOf } from '../rules/model.ts';
import { SYSTEM_SAYS } from './phrases.ts';

/** Tells the asked seat what to do now. */
export function prompt(ask: Ask, view: View<Chase>, names: Names): string {
  switch (ask.kind) {
    case 'design':
      return `Build your starfighter. ${SYSTEM_SAYS[ask.system]} You have ${pointsLeft(view)} of ${BUDGET} points left.`;
    case 'role':
      return 'You rolled higher. Do you want to lead, or to tail the other starfighter?';
    case 'place':
      return placePrompt(view.board);
    case 'face':
      return 'Which way does your starfighter face?';
    case 'speed':
      return `Set your speed in secret${speedLimit(pilotOf(view.board, ask.seat))}.`;
    case 'first':
      return 'You rolled highest of those with the same speed. Who moves first?';
    case 'branch':
      return branchPrompt(view);
    case 'height':
      return `${inARow(onOneSpace(view.board, ask.seat, names))} ${sharing(view.board, ask.seat) > 1 ? 'are' : 'is'} on your space. Choose your height in secret. You collide if you choose the same height.`;
    case 'fire':
      return 'Choose a target ahead of you or hold your fire.';
  }
}

/** 10.3 */
function placePrompt(board: BoardView): string {
  const apart = leastDistance(board);
  if (apart > TOO_NEAR) return `Place your starfighter more than ${TOO_NEAR} spaces from all others.`;
  return `No space is more than ${TOO_NEAR} spaces from all others. Place your starfighter as far from them as possible: ${plural(apart, 'space')} from the nearest.`;
}

function pointsLeft({ sealed }: View<Chase>): number {
  return sealed.reduce((left, { choice }, i) => left - (Number(choice) - STRIPPED[SYSTEMS[i] ?? 'handling']), BUDGET);
}

function speedLimit({ speed }: PilotView): string {
  return speed < 0 ? '' : `. You flew ${speed}, so it may be at most 2 more or less`;
}

/** The asking frame holds the number of spaces left to fly. */
function branchPrompt({ stack }: View<Chase>): string {
  const frame = stack.at(-1);
  const left = frame !== undefined && 'left' in frame ? frame.left : 0;
  return left === 0
    ? 'Your flight ends at a branch. Choose your heading for the next turn.'
    : `The tunnel branches. Choose a way; you have ${plural(left, 'more space', 'more spaces')} to fly.`;
}

const sharing = (board: BoardView, seat: Seat): number => sharers(board, seat).length;

function onOneSpace(board: BoardView, seat: Seat, names: Names): readonly string[] {
  return sharers(board, seat).map((other) => nameOf(names, other));
}

function sharers({ pilots }: BoardView, seat: Seat): readonly Seat[] {
  const space = pilots[seat]?.space;
  return pilots.flatMap((pilot, other) => (other !== seat && pilot.space === space ? [other] : []));
}
