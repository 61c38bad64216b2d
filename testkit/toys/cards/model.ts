import type { FrameOf, Match as KernelMatch, Tell as KernelTell, Seat, WindowFrame } from '@starboard/kernel';

/**
 * A toy of cards with timing windows. In turn each seat strikes another for one or two hearts; cards in hidden hands
 * and open stances change what is about to happen, answer it, or answer one another. The last seat with
 * hearts wins, or the one with the most after some rounds.
 */

export type ToyMoment = 'before-hit' | 'after-hit' | 'card-used' | 'round-end';

/** In hidden hands. Parry stops a hit; riposte strikes back; echo answers a card with a heart; salve heals. */
export const CARDS = ['parry', 'riposte', 'echo', 'salve'] as const;
export type ToyCard = (typeof CARDS)[number];
/** What can be used in a window: a card, or the open stance, which is compulsory. */
export type ToyEffect = ToyCard | 'fury';

export interface Board {
  readonly rounds: number;
  round: number;
  turn: number;
  hearts: number[];
  hands: ToyCard[][];
  /** Whether a seat strikes in fury: one heart more each time. */
  readonly furies: readonly boolean[];
  /** Uses of effects that are limited to once a round. */
  spent: string[];
  /** Public counts, kept up to date: all cards held, and furies of seats still in. */
  held: number;
  furious: number;
}

interface BoardView extends Omit<Board, 'hands'> {
  /** Another seat's cards are only counted. */
  readonly hands: readonly (readonly ToyCard[] | number)[];
}

type Frame =
  | { readonly at: 'game'; step: number }
  /** `returned`: the hearts that the strike cost. */
  | { readonly at: 'turn'; step: number; readonly by: Seat; returned: number | null }
  | {
      readonly at: 'strike';
      step: number;
      readonly by: Seat;
      readonly target: Seat;
      /** The hearts about to be lost, which windows may change. */
      blow: { dice: number[]; damage: number };
      /** Uses of effects that are limited to once a strike. */
      used: string[];
    }
  | (WindowFrame<ToyEffect> & { readonly at: 'window'; readonly moment: ToyMoment })
  | { readonly at: 'effect'; step: number; readonly seat: Seat; readonly effect: ToyEffect; returned: number | null };

type Ask = { readonly kind: 'target'; readonly seat: Seat } | WindowAsk;
type WindowAsk = { readonly kind: 'window'; readonly seat: Seat; readonly moment: ToyMoment };

type Event = { readonly rule: string; readonly to?: readonly Seat[]; readonly reveals?: true } & (
  | { readonly type: 'dealt'; readonly seat: Seat; readonly cards: readonly ToyCard[] }
  | { readonly type: 'strikes'; readonly by: Seat; readonly target: Seat; readonly die: number }
  | { readonly type: 'used'; readonly seat: Seat; readonly effect: ToyEffect }
  | { readonly type: 'hit'; readonly seat: Seat; readonly damage: number }
  | { readonly type: 'cost'; readonly by: Seat; readonly hearts: number }
  | { readonly type: 'healed'; readonly seat: Seat }
  | { readonly type: 'left'; readonly seat: Seat }
  | { readonly type: 'over' }
);

export interface CardGame {
  board: Board;
  view: BoardView;
  setup: { readonly rounds: number; readonly hand: number; readonly furies: number };
  frame: Frame;
  returned: number;
  purpose: 'deal' | 'blow';
  ask: Ask;
  choices: { target: Seat; window: ToyEffect | null };
  choice: Seat | ToyEffect | null;
  event: Event;
  memory: null;
  fact: never;
}

export type Match = KernelMatch<CardGame>;
export type Tell = KernelTell<CardGame>;
export type FrameAt<At> = FrameOf<CardGame, At>;

export const isAlive = ({ hearts }: Board, seat: Seat): boolean => (hearts[seat] ?? 0) > 0;

export function living(board: Board): readonly Seat[] {
  return [...board.hearts.keys()].filter((seat) => isAlive(board, seat));
}

export function handOf({ hands }: Board, seat: Seat): ToyCard[] {
  const hand = hands[seat];
  if (hand === undefined) throw new Error(`there is no seat ${seat}`);
  return hand;
}

/** A seat without hearts is out, and so are its cards. */
export function changeHearts(board: Board, seat: Seat, by: number): void {
  board.hearts[seat] = Math.max(0, (board.hearts[seat] ?? 0) + by);
  if (isAlive(board, seat)) return;
  board.held -= handOf(board, seat).length;
  board.hands[seat] = [];
  board.furious = board.furies.filter((fury, each) => fury && isAlive(board, each)).length;
}
