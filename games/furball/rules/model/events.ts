import type { EventForViewer, MatchCall, Seat, SeatCall } from '@starboard/kernel';
import type { DialManoeuvre, Difficulty } from '../../catalogue/index.ts';
import type { Pose, Spot } from '../geometry/index.ts';
import type { CardId, DamageSource } from './board.ts';
import type { Shift } from './frames.ts';
import type { ActionName, DicePool, Face, RoundPhase, Token } from './names.ts';

/** The limit that applied to a score. */
export type Limit = 'none' | 'round' | 'splash' | 'two-ships' | 'own-ship';

export type Event = EventForViewer &
  (
    | { readonly type: 'rolled-off'; readonly rolls: readonly (readonly [seat: Seat, faces: readonly Face[]])[] }
    | { readonly type: 'ordered'; readonly skill: number; readonly by: Seat; readonly order: readonly Seat[] }
    | { readonly type: 'placed'; readonly ship: Seat; readonly spot: number; readonly returning: boolean }
    | { readonly type: 'waits'; readonly ship: Seat }
    | { readonly type: 'round'; readonly round: number }
    | { readonly type: 'phase'; readonly phase: RoundPhase }
    | { readonly type: 'dialled'; readonly ship: Seat }
    | { readonly type: 'active'; readonly ship: Seat }
    | { readonly type: 'revealed'; readonly ship: Seat; readonly manoeuvre: DialManoeuvre }
    | {
        readonly type: 'turned-dial';
        readonly ship: Seat;
        readonly manoeuvre: DialManoeuvre;
        readonly difficulty: Difficulty;
      }
    | {
        readonly type: 'flew';
        readonly ship: Seat;
        readonly manoeuvre: DialManoeuvre;
        readonly difficulty: Difficulty;
        readonly start: Pose;
        readonly end: Pose;
        readonly touched: readonly Seat[];
        readonly rocks: readonly number[];
      }
    | {
        readonly type: 'shifted';
        readonly ship: Seat;
        readonly by: Seat;
        readonly move: Shift | 'turn';
        readonly start: Pose;
        readonly end: Pose;
      }
    | { readonly type: 'left-mat'; readonly ship: Seat }
    | { readonly type: 'acts'; readonly ship: Seat; readonly action: ActionName; readonly free: boolean }
    | { readonly type: 'passes'; readonly ship: Seat; readonly what: 'action' | 'attack' }
    | {
        readonly type: 'token';
        readonly ship: Seat;
        readonly token: Token;
        readonly change: number;
        readonly left: number;
      }
    | { readonly type: 'locked'; readonly ship: Seat; readonly target: Seat }
    | { readonly type: 'unlocked'; readonly ship: Seat; readonly target: Seat }
    | {
        readonly type: 'attacks';
        readonly ship: Seat;
        readonly target: Seat;
        readonly weapon: CardId | null;
        readonly range: number;
        readonly obstructed: boolean;
      }
    | {
        readonly type: 'rolled';
        readonly ship: Seat;
        readonly pool: DicePool;
        readonly why: string;
        readonly faces: readonly Face[];
      }
    | {
        readonly type: 'dice';
        readonly ship: Seat;
        readonly pool: DicePool;
        readonly what: 'rerolled' | 'changed' | 'added' | 'cancelled' | 'fixed';
        readonly before: readonly Face[];
        readonly faces: readonly Face[];
      }
    | {
        readonly type: 'compared';
        readonly ship: Seat;
        readonly target: Seat;
        readonly hits: number;
        readonly crits: number;
        readonly hit: boolean;
      }
    | { readonly type: 'lost-shield'; readonly ship: Seat; readonly left: number }
    | { readonly type: 'recovered'; readonly ship: Seat; readonly left: number }
    | { readonly type: 'dealt'; readonly ship: Seat; readonly card: CardId | null; readonly cards: number }
    | { readonly type: 'turned-up'; readonly ship: Seat; readonly card: CardId }
    | { readonly type: 'turned-down'; readonly ship: Seat; readonly card: CardId }
    | { readonly type: 'scrapped'; readonly ship: Seat; readonly card: CardId | null }
    | { readonly type: 'looked'; readonly ship: Seat; readonly at: Seat; readonly manoeuvre: DialManoeuvre | null }
    /** Cards of a deck that only one player may see. */
    | {
        readonly type: 'saw-cards';
        readonly ship: Seat;
        readonly of: Seat;
        readonly cards: readonly { readonly id: number; readonly card: CardId }[];
      }
    | { readonly type: 'guessed'; readonly ship: Seat; readonly at: Seat; readonly right: boolean }
    | { readonly type: 'destroyed'; readonly ship: Seat; readonly by: Seat | null; readonly stays: boolean }
    | { readonly type: 'removed'; readonly ship: Seat }
    | {
        readonly type: 'scored';
        readonly seat: Seat;
        /** What the result was worth, and what it added: less where a limit applied. */
        readonly worth: number;
        readonly points: number;
        readonly total: number;
        readonly for: 'damage' | 'kill' | 'loss' | 'survival';
        readonly victim: Seat;
        readonly as: DamageSource['as'];
        readonly limit: Limit;
      }
    | { readonly type: 'used'; readonly ship: Seat; readonly card: CardId }
    | { readonly type: 'discarded'; readonly ship: Seat; readonly card: CardId }
    | { readonly type: 'borrowed'; readonly ship: Seat; readonly card: CardId }
    | { readonly type: 'restored'; readonly ship: Seat; readonly card: CardId }
    | { readonly type: 'swapped'; readonly ship: Seat; readonly card: CardId; readonly for: CardId }
    /** 14.17 The searching player sees what they may take; the others see nothing of it. */
    | { readonly type: 'searches'; readonly ship: Seat; readonly of: Seat; readonly cards: readonly CardId[] }
    | {
        readonly type: 'searched';
        readonly ship: Seat;
        readonly of: Seat;
        readonly card: CardId;
        readonly found: boolean;
      }
    | { readonly type: 'flipped'; readonly ship: Seat; readonly card: CardId; readonly side: 0 | 1 }
    | { readonly type: 'condition'; readonly ship: Seat; readonly card: CardId; readonly given: boolean }
    | { readonly type: 'dropped'; readonly ship: Seat; readonly card: CardId; readonly spot: Spot }
    | { readonly type: 'detonated'; readonly card: CardId; readonly by: Seat; readonly ships: readonly Seat[] }
    | { readonly type: 'rock-removed'; readonly ship: Seat; readonly spot: Spot }
    | { readonly type: 'named'; readonly ship: Seat; readonly what: string }
    /** Before the first round, the round is 0. */
    | { readonly type: 'time-called'; readonly round: number }
    | { readonly type: 'left'; readonly seat: Seat; readonly how: SeatCall['call'] }
    | { readonly type: 'called-off'; readonly how: MatchCall['call'] }
    | { readonly type: 'over'; readonly places: readonly number[]; readonly scores: readonly number[] }
  );
