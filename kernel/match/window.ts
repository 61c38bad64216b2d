import type { FrameOf, GameTypes, Match, Seat, Stack } from '../game/game-types.ts';
import { type Decision, type Next, repeat, type Step } from '../game/rules.ts';
import { offer } from './offers.ts';

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

/** What was found for a window before it opened, until it is served: a memo, so no part of any match. */
const found: { board: object | null; frame: object | null; served: number; usable: readonly string[] } = {
  board: null,
  frame: null,
  served: 0,
  usable: [],
};

/** Whether anybody would be served in a window that is about to open. What is found need not be found again then. */
export function isOfUse<G extends GameTypes, Frame extends WindowFrame<Effect>, Effect extends string>(
  windows: WindowRules<G, Frame, Effect>,
  { board, stack }: Match<G>,
  frame: Frame,
): boolean {
  for (let served = 0; served < frame.seats.length; served++) {
    const seat = frame.seats[served] as Seat;
    const usable = usableNow(windows, board, frame, seat, stack);
    if (usable.length === 0 && windows.isAskedAnyway?.(board, frame, seat) !== true) continue;
    found.board = board;
    found.frame = frame;
    found.served = served;
    found.usable = usable;
    return true;
  }
  return false;
}

/** What was found for the first seat that has anything to use, if the window has just opened. */
function takeFound<Effect extends string>(board: object, frame: WindowFrame<Effect>): readonly Effect[] | undefined {
  if (found.frame !== frame || found.board !== board) return undefined;
  found.board = null;
  found.frame = null;
  frame.served = found.served;
  return found.usable as readonly Effect[];
}

/** The only step of a window's procedure: serves one seat after another. */
export function serve<G extends GameTypes, Frame extends WindowFrame<Effect>, Effect extends string>(
  windows: WindowRules<G, Frame, Effect>,
) {
  return repeat((match: Match<G>, frame: Frame): Next<G> => {
    let known = takeFound(match.board, frame);
    for (; frame.served < frame.seats.length; passOn(frame)) {
      const seat = frame.seats[frame.served] ?? 0;
      const usable = known ?? usableNow(windows, match.board, frame, seat, match.stack);
      known = undefined;
      const only = usable[0];
      if (only === undefined && windows.isAskedAnyway?.(match.board, frame, seat) !== true) continue;
      if (only !== undefined && usable.length === 1 && windows.isCompulsory(only)) {
        return { call: used(windows, match, frame, seat, only) };
      }
      return offer(match, windows.ask(frame, seat), answersAmong(windows, usable));
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
      return answersAmong(windows, usableNow(windows, board, frame, seat, stack));
    },
    apply(match, { seat }, effect, frame) {
      if (effect !== null) return { call: used(windows, match, frame, seat, effect) };
      passOn(frame);
      return undefined;
    },
  };
}

function answersAmong<G extends GameTypes, Frame extends WindowFrame<Effect>, Effect extends string>(
  windows: WindowRules<G, Frame, Effect>,
  usable: readonly Effect[],
): readonly (Effect | null)[] {
  for (let i = 0; i < usable.length; i++) if (windows.isCompulsory(usable[i] as Effect)) return usable;
  return [...usable, null];
}

function usableNow<G extends GameTypes, Frame extends WindowFrame<Effect>, Effect extends string>(
  windows: WindowRules<G, Frame, Effect>,
  board: G['board'],
  frame: Frame,
  seat: Seat,
  stack: Stack<G>,
): readonly Effect[] {
  const usable = windows.usable(board, frame, seat, stack);
  for (let i = 0; i < usable.length; i++) {
    if (!isSpent(windows, board, frame, seat, usable[i] as Effect, stack)) continue;
    return usable.filter((effect) => !isSpent(windows, board, frame, seat, effect, stack));
  }
  return usable;
}

/** Whether a player has used an effect already that may be used once. */
function isSpent<G extends GameTypes, Frame extends WindowFrame<Effect>, Effect extends string>(
  windows: WindowRules<G, Frame, Effect>,
  board: G['board'],
  { used }: Frame,
  seat: Seat,
  effect: Effect,
  stack: Stack<G>,
): boolean {
  if (used.length > 0 && used.includes(effect)) return true;
  const uses = windows.limitedIn?.(board, effect, stack);
  return uses !== undefined && uses.length > 0 && uses.includes(useOf(seat, effect));
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
