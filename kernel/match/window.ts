import type { FrameOf, GameTypes, Match, Seat, Stack } from '../game/game-types.ts';
import { type Decision, type Next, repeat, type Step } from '../game/rules.ts';

/**
 * Timing windows: at a named moment, the owners of effects that apply there are served one after the other. A player
 * uses effects in any order, and must use the compulsory ones, before the next player is served. If something becomes
 * possible for a player who was served before, it is missed. An effect is a procedure, so windows nest. A window that
 * opens before something happens may change it, in the locals of the frame that opened the window (see `enclosing`).
 */
export interface WindowFrame<Effect extends string> {
  readonly at: string;
  step: number;
  readonly moment: string;
  /** In the order in which they are served. */
  readonly seats: readonly Seat[];
  served: number;
  /** The effects that the current player has used in this window: each only once. */
  used: Effect[];
}

/** A game's rules for its windows. `Frame` is its window frame, `Effect` the names of its effects. */
export interface WindowRules<G extends GameTypes, Frame extends WindowFrame<Effect>, Effect extends string> {
  /** The effects of a seat that apply here and would do something now. */
  usable(board: G['board'], frame: Frame, seat: Seat, stack: Stack<G>): readonly Effect[];
  /** Whether a player must use an effect whenever possible. */
  isCompulsory(effect: Effect): boolean;
  /** The list that notes the uses of an effect, if it may be used only once in a frame or a round. */
  limitedIn?(board: G['board'], effect: Effect, stack: Stack<G>): string[] | undefined;
  /** Whether to ask a seat even if it has nothing to use: necessary if its hand is hidden from others. */
  isAskedAnyway?(board: G['board'], frame: Frame, seat: Seat): boolean;
  ask(frame: Frame, seat: Seat): G['ask'];
  use(match: Match<G>, frame: Frame, seat: Seat, effect: Effect): G['frame'];
}

/** A step that opens a window if any effect applies; otherwise it costs one look-up. */
export function windowAt<G extends GameTypes, Moment, Frame>(
  moment: Moment,
  listens: (board: G['board'], moment: Moment) => boolean,
  open: (match: Match<G>, frame: Frame, moment: Moment) => G['frame'],
): Step<G, Frame> {
  return (match, frame) => (listens(match.board, moment) ? { call: open(match, frame, moment) } : undefined);
}

/** The only step of a window's procedure: serves one seat after another. */
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

/** The answers in a window: a usable effect, or null to pass once nothing compulsory is left. */
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
  const usable = windows.usable(board, frame, seat, stack);
  if (usable.length === 0) return usable;
  const isSpent = (effect: Effect): boolean =>
    frame.used.includes(effect) || windows.limitedIn?.(board, effect, stack)?.includes(useOf(seat, effect)) === true;
  return usable.filter((effect) => !isSpent(effect));
}

const useOf = (seat: Seat, effect: string): string => `${seat} ${effect}`;

/** Notes the use of an effect and returns the procedure that carries it out. */
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

/** The innermost frame of a kind, which is what a window inside it is about. */
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
