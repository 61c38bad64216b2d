import type { Seat, View } from '@starboard/kernel';
import { asking } from '@starboard/ui';
import { type DialManoeuvre, type Difficulty, findUpgrade } from '../../../catalogue/index.ts';
import { beforeDial } from '../../../foresight/before-dial.ts';
import { flownFor } from '../../../rules/04-flight/activation.ts';
import { courseOf } from '../../../rules/04-flight/course.ts';
import { placesFor } from '../../../rules/05-actions/shifts.ts';
import {
  type BendSide,
  degrees,
  dropPlace,
  dropPlaces,
  endPose,
  type Pose,
  SPOTS,
  type Spot,
  type Swept,
  TEMPLATES,
} from '../../../rules/geometry/index.ts';
import { type Board, type Furball, shipOf } from '../../../rules/model.ts';
import { dialOf, difficultyOf } from '../../../rules/values.ts';
import type { Asked, FurballChoice } from '../../props.ts';

/** Where an option would put something, to be drawn and pressed on the mat. */
export interface OptionPlace {
  readonly choice: FurballChoice;
  /** Where to press. */
  readonly at: Spot;
  readonly shows:
    | { readonly kind: 'base'; readonly pose: Pose; readonly swept: Swept | null }
    | { readonly kind: 'end'; readonly pose: Pose; readonly difficulty: Difficulty }
    | { readonly kind: 'tokens'; readonly spots: readonly Spot[]; readonly swept: Swept | null };
}

const base = (choice: FurballChoice, pose: Pose, swept: Swept | null = null): OptionPlace => ({
  choice,
  at: pose,
  shows: { kind: 'base', pose, swept },
});

/** The places that the options of an ask stand for; none for asks about anything else. */
export function placesOf(asked: Asked | null, board: Board): readonly OptionPlace[] {
  const [spot, shift] = [asking(asked, 'spot'), asking(asked, 'shift')];
  if (spot !== null) {
    return spot.options.flatMap((each) => (SPOTS[each] === undefined ? [] : [base(each, SPOTS[each])]));
  }
  if (shift !== null) {
    const { ship, move } = shift.ask;
    return placesFor(board, ship, move)
      .filter(({ name }) => shift.isOption(name))
      .map(({ name, place: { pose, swept } }) => base(name, pose, swept));
  }
  const ends = manoeuvresOf(asked, board);
  if (ends.length > 0) {
    const from = startsOf(asked, board);
    const middle = from[Math.floor(from.length / 2)] ?? board;
    return ends.map(([choice, seat, manoeuvre]) => endOf(middle, choice, seat, manoeuvre));
  }
  const [slide, drop] = [asking(asked, 'slide'), asking(asked, 'either')];
  if (slide !== null) {
    const frame = slide.view.stack.at(-1);
    if (frame?.at !== 'manoeuvre') return [];
    const { pose } = shipOf(board, slide.ask.seat);
    return slide.options.map((each) => base(each, endPose(pose, frame.manoeuvre, each)));
  }
  const point = asking(asked, 'point');
  if (point !== null) return point.options.flatMap((each) => pointAt(each, point.ask.among[each]));
  if (drop === null || drop.ask.why !== 'drop') return [];
  const { pose } = shipOf(board, drop.ask.seat);
  const several = tokensDropped(drop.view) > 1;
  return drop.options.flatMap((each) => dropped(each, pose, several));
}

const pointAt = (choice: number, spot: Spot | undefined): readonly OptionPlace[] =>
  spot === undefined ? [] : [{ choice, at: spot, shows: { kind: 'tokens', spots: [spot], swept: null } }];

/** The manoeuvres that a player chooses from for their own ship, each with the ship that would fly it. */
export function manoeuvresOf(
  asked: Asked | null,
  board: Board,
): readonly (readonly [choice: number, ship: Seat, manoeuvre: DialManoeuvre])[] {
  const [dial, other] = [asking(asked, 'dial'), asking(asked, 'manoeuvre')];
  if (dial !== null) {
    const { seat } = dial.ask;
    const known = dialOf(board, seat);
    return dial.options.flatMap((place) => (known[place] === undefined ? [] : [[place, seat, known[place]]]));
  }
  // A guessed dial belongs to another player.
  if (other === null || other.ask.why === 'guess') return [];
  const { seat, among } = other.ask;
  return other.options.flatMap((place) =>
    place === null || among[place] === undefined ? [] : [[place, seat, among[place]]],
  );
}

/** The boards from which a dial may be flown: several if the player's own cards move the ship first. */
export function startsOf(asked: Asked | null, board: Board): readonly Board[] {
  const dial = asking(asked, 'dial');
  if (dial === null) return [board];
  const flying = beforeDial(dial.view, dial.ask.seat).starts.filter(({ lost }) => !lost);
  return flying.some(({ flown }) => flown.length > 0) ? flying.map((start) => start.board) : [board];
}

/** Presses aim this far ahead of the middle of a base, to tell apart options that end on one spot. */
const NOSE = 14_000;

function endOf(board: Board, choice: number, seat: Seat, manoeuvre: DialManoeuvre): OptionPlace {
  const { pose } = courseOf(board, seat, flownFor(board, seat, manoeuvre).manoeuvre);
  const turn = (degrees(pose.heading) * Math.PI) / 180;
  const at = { x: pose.x + NOSE * Math.cos(turn), y: pose.y + NOSE * Math.sin(turn) };
  return { choice, at, shows: { kind: 'end', pose, difficulty: difficultyOf(board, seat, manoeuvre) } };
}

/** "rear straight-1 0": through which guides, with which template, to which side. */
function dropped(choice: string, pose: Pose, several: boolean): readonly OptionPlace[] {
  const [guides, name, bend] = choice.split(' ');
  const template = TEMPLATES.find((each) => each === name);
  const side = SIDES.find((each) => `${each}` === bend);
  if ((guides !== 'rear' && guides !== 'front') || template === undefined || side === undefined) return [];
  const one = dropPlace(pose, template, side, guides);
  const all = several ? dropPlaces(pose, template, side, guides) : [one];
  return [{ choice, at: one.spot, shows: { kind: 'tokens', spots: all.map(({ spot }) => spot), swept: one.swept } }];
}
const SIDES: readonly BendSide[] = [-1, 0, 1];

/** How many tokens the bomb has whose effect asks. */
function tokensDropped({ stack }: View<Furball>): number {
  const frame = stack.at(-1);
  return frame?.at === 'effect' ? (findUpgrade(frame.origin.card)?.bomb?.tokens ?? 1) : 1;
}
