import type { FrameOf, GameTypes, Match, Seat, Stack } from '../game/game-types.ts';
import { type Decision, type Next, repeat, type Step } from '../game/rules.ts';

/**
 * Timing windows: at a named moment, those who own effects that listen there are served one after the other. Whoever is
 * served uses what it wants in its own order, and must use what is compulsory, before the next; what becomes possible
 * for one already served is missed. What an effect does is a procedure, so windows nest; one opened before something
 * happens may change what is about to happen, in the locals of the frame that opened it (see `enclosing`).
 */
export interface WindowFrame<Effect extends string> {
  readonly at: string;
  step: number;
  readonly moment: string;
  /** Those who are served, in this order, and whose turn it is. */
  readonly seats: readonly Seat[];
  served: number;
  /** What the one being served has used in this window: once for each happening. */
  used: Effect[];
}

/** What a game says of its windows. `Frame` is its window frame, `Effect` the names of its effects. */
export interface WindowRules<G extends GameTypes, Frame extends WindowFrame<Effect>, Effect extends string> {
  /** The effects of a seat that listen here and would do something now. */
  usable(board: G['board'], frame: Frame, seat: Seat, stack: Stack<G>): readonly Effect[];
  /** Whether an effect has to be used as long as it can be. */
  isCompulsory(effect: Effect): boolean;
  /** Where an effect's uses are noted if it may be used only once in a frame or a round: a list there. */
  limitedIn?(board: G['board'], effect: Effect, stack: Stack<G>): string[] | undefined;
  /** Whether a seat is asked even with nothing to use: it has to be where what it holds is hidden from others. */
  isAskedAnyway?(board: G['board'], frame: Frame, seat: Seat): boolean;
  ask(frame: Frame, seat: Seat): G['ask'];
  /** The procedure that carries an effect out. */
  use(match: Match<G>, frame: Frame, seat: Seat, effect: Effect): G['frame'];
}

/** A step that opens a window if anybody listens; otherwise it costs a look-up. */
export function windowAt<G extends GameTypes, Moment, Frame>(
  moment: Moment,
  listens: (board: G['board'], moment: Moment) => boolean,
  open: (match: Match<G>, frame: Frame, moment: Moment) => G['frame'],
): Step<G, Frame> {
  return (match, frame) => (listens(match.board, moment) ? { call: open(match, frame, moment) } : undefined);
}

/** The one step of a window's procedure: serves seat after seat. */
export function serve<G extends GameTypes, Frame extends WindowFrame<Effect>, Effect extends string>(
  windows: WindowRules<G, Frame, Effect>,
) {
  return repeat((match: Match<G>, frame: Frame): Next<G> => {
    for (; frame.served < frame.seats.length; passOn(frame)) {
      const seat = frame.seats[frame.served] ?? 0;
      const usable = usableNow(windows, match.board, frame, seat, match.stack);
      const [only] = usable;
      if (only === undefined && windows.isAskedAnyway?.(match.board, frame, seat) !== true) continue;
      if (only !== undefined && usable.length === 1 && windows.isCompulsory(only)) {
        return { call: used(windows, match, frame, seat, only) };
      }
      return { ask: [windows.ask(frame, seat)] };
    }
    return undefined;
  });
}

function passOn<Effect extends string>(frame: WindowFrame<Effect>): void {
  frame.served++;
  frame.used = [];
}

/** The answers to a window: an effect that can be used, or null to pass once nothing compulsory is left. */
export function windowDecision<G extends GameTypes, Frame extends WindowFrame<Effect>, Effect extends string>(
  windows: WindowRules<G, Frame, Effect>,
): Decision<G, G['ask'], Effect | null, Frame> {
  return {
    candidates(board, { seat }, frame, _earlier, stack) {
      const usable = usableNow(windows, board, frame, seat, stack);
      return usable.some((effect) => windows.isCompulsory(effect)) ? usable : [...usable, null];
    },
    apply(match, { seat }, effect, frame) {
      if (effect !== null) return { call: used(windows, match, frame, seat, effect) };
      passOn(frame);
      return undefined;
    },
  };
}

function usableNow<G extends GameTypes, Frame extends WindowFrame<Effect>, Effect extends string>(
  windows: WindowRules<G, Frame, Effect>,
  board: G['board'],
  frame: Frame,
  seat: Seat,
  stack: Stack<G>,
): readonly Effect[] {
  const isSpent = (effect: Effect): boolean =>
    frame.used.includes(effect) || windows.limitedIn?.(board, effect, stack)?.includes(useOf(seat, effect)) === true;
  return windows.usable(board, frame, seat, stack).filter((effect) => !isSpent(effect));
}

const useOf = (seat: Seat, effect: string): string => `${seat} ${effect}`;

/** Notes that an effect is used, and names the procedure that carries it out. */
function used<G extends GameTypes, Frame extends WindowFrame<Effect>, Effect extends string>(
  windows: WindowRules<G, Frame, Effect>,
  match: Match<G>,
  frame: Frame,
  seat: Seat,
  effect: Effect,
): G['frame'] {
  frame.used.push(effect);
  windows.limitedIn?.(match.board, effect, match.stack)?.push(useOf(seat, effect));
  return windows.use(match, frame, seat, effect);
}

/** The innermost frame of a kind: what a window inside it is about. */
export function enclosing<G extends GameTypes, At extends G['frame']['at']>(stack: Stack<G>, at: At): FrameOf<G, At> {
  for (let i = stack.length - 1; i >= 0; i--) {
    const frame = stack[i];
    if (frame !== undefined && isAt<G, At>(frame, at)) return frame;
  }
  throw new Error(`there is no ${at} on the stack`);
}

function isAt<G extends GameTypes, At>(frame: Stack<G>[number], at: At): frame is FrameOf<G, At> {
  return frame.at === at;
}
