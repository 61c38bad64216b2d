import type { FrameOf, Match as KernelMatch, Tell as KernelTell, Seat, WindowFrame } from '@starboard/kernel';

/**
 * A toy of cards with timing windows. In turn each seat strikes another for one or two hearts; cards in hidden hands
 * and open stances change what is about to happen, answer it, or answer one another. The last with hearts wins, or the
 * one with the most after some rounds.
 */

/** When cards may speak. */
export type ToyMoment = 'before-hit' | 'after-hit' | 'card-used' | 'round-end';

/** In hidden hands. Parry stops a hit; riposte strikes back; echo answers a card with a heart; salve heals. */
export const CARDS = ['parry', 'riposte', 'echo', 'salve'] as const;
export type ToyCard = (typeof CARDS)[number];
/** What can be used in a window: a card, or the stance that all can see, which must be. */
export type ToyEffect = ToyCard | 'fury';

export interface Board {
  readonly rounds: number;
  round: number;
  /** Whose turn it is. */
  turn: number;
  hearts: number[];
  hands: ToyCard[][];
  /** Whether a seat strikes in fury: one heart more, each time. */
  readonly furies: readonly boolean[];
  /** Uses of what can be used once a round. */
  spent: string[];
  /** What everybody can count, kept as it changes: all cards held, and furies of those alive. */
  held: number;
  furious: number;
}

interface BoardView extends Omit<Board, 'hands'> {
  /** Another's cards are only counted. */
  readonly hands: readonly (readonly ToyCard[] | number)[];
}

type Frame =
  | { readonly at: 'game'; step: number }
  /** `returned`: hearts that the strike has cost. */
  | { readonly at: 'turn'; step: number; readonly by: Seat; returned: number | null }
  | {
      readonly at: 'strike';
      step: number;
      readonly by: Seat;
      readonly target: Seat;
      /** What is about to be lost: windows may change it. */
      blow: { dice: number[]; damage: number };
      /** Uses of what can be used once a strike. */
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
  ask: Ask;
  choices: { target: Seat; window: ToyEffect | null };
  choice: Seat | ToyEffect | null;
  event: Event;
  memory: null;
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

/** Hearts gained or lost; whoever has none left is out, and so are the cards held. */
export function changeHearts(board: Board, seat: Seat, by: number): void {
  board.hearts[seat] = Math.max(0, (board.hearts[seat] ?? 0) + by);
  if (isAlive(board, seat)) return;
  board.held -= handOf(board, seat).length;
  board.hands[seat] = [];
  board.furious = board.furies.filter((fury, each) => fury && isAlive(board, each)).length;
}
