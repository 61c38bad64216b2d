import type {
  AskOf,
  EventForViewer,
  FrameOf,
  Match as KernelMatch,
  Tell as KernelTell,
  MatchCall,
  Seat,
  SeatCall,
} from '@starboard/kernel';
import type { Bay } from './01-station/plan.ts';

/** Capture is Game 1 of the box, Escape its Game 2. */
export const GAMES = ['escape', 'capture'] as const;
export type GameName = (typeof GAMES)[number];

export const FIRSTS = ['die', 'first', 'second', 'third', 'fourth'] as const;

export interface Setup {
  readonly game: GameName;
  /** 4.3 Game 1: who goes first; by a die, or the seat named. */
  readonly first: (typeof FIRSTS)[number];
  /** 5.6 Game 1: points are counted after so many rounds. */
  readonly captureRounds: number;
  /** 11.6 Game 2: a draw after so many rounds. */
  readonly escapeRounds: number;
  /** 11.5 Game 2: how many cards the Imperial needs, 4 to 6. */
  readonly cards: number;
  /** 2.4 Game 2: colours of the dice, and with them the cards. */
  readonly dice: 'three' | 'six';
  /** 1.1 A map of one's own, line by line; empty for the one in the box. */
  readonly map: readonly string[];
}

/** 2.1 In the order of their bays: green, orange, violet, cyan. */
export const HEROES = ['luke', 'han', 'leia', 'chewbacca'] as const;
export type Hero = (typeof HEROES)[number];

/** 2.2 Soldiers are numbered: Vader, Boba Fett, then Stormtroopers. */
export const VADER = 0;
export const FETT = 1;
export const FIRST_TROOPER = 2;
export type SoldierKind = 'vader' | 'fett' | 'trooper';

/** Off the map, or nowhere yet. */
export const NOWHERE = -1;
/** In a view: a peg that the viewer may not see. */
export const UNSEEN = -2;

/** A Rebel is no seat: in a game of two, one player runs two. They are numbered in the order of seats. */
export interface Rebel {
  /** Who runs it. */
  seat: Seat;
  /** Null before it is picked. */
  hero: Hero | null;
  /** Where its figure stands on the map; in the Detention Block while it is a prisoner. */
  square: number;
  /** 7.4 Where its peg is, from its secret move to the reveal; else NOWHERE. */
  peg: number;
  /** What it rolled to move, this round or turn; 0 before. */
  die: number;
  armed: boolean;
  jailed: boolean;
  /** Game 2: numbers of the code cards in front of it, face up. Replaced, never written to. */
  cards: readonly number[];
  /** Game 1: the soldiers it has captured. Replaced, never written to. */
  captives: readonly number[];
}

export interface Soldier {
  readonly kind: SoldierKind;
  /** NOWHERE before it is set out, and once it is captured or beaten. */
  square: number;
  /** 9.8 Vader, laid down. */
  down: boolean;
}

export interface Board {
  readonly setup: Setup;
  /** Game 2: the last seat; null in Game 1. */
  readonly imperial: Seat | null;
  /** Game 1: who goes first in every round. */
  first: Seat;
  round: number;
  rebels: Rebel[];
  soldiers: Soldier[];
  /** By place, as the station numbers them: whether a Weapon still lies there. */
  weapons: boolean[];
  /** Weapons in the closet. */
  closet: number;
  /** By place: whether a code card still lies there, face down. Game 1 has none. */
  cards: boolean[];
  /** By place: the number of the card, 0 where none lies. Nobody knows them. */
  faces: number[];
  /** Cards the Imperial has, face up. Replaced, never written to. */
  imperialCards: readonly number[];
  /** What the Imperial rolled this round; 0 before. */
  red: number;
  /** By seat: 0 while it is in; then how many times somebody had left when it did, itself included. */
  left: number[];
  over: boolean;
}

/** What a viewer may see: pegs the Rebels alone, faces of cards that lie on the map nobody. A board can be read as one. */
export interface BoardView extends Omit<Board, 'faces' | 'rebels'> {
  /** Pegs that exist but may not be seen are UNSEEN. */
  readonly rebels: readonly Readonly<Rebel>[];
}

/** A soldier, and where it is to stand; for Vader lifted up, where he lies. */
export interface Placing {
  readonly soldier: number;
  readonly square: number;
}

export type Winner = 'rebel' | 'imperial';

export type Frame =
  /** Game 1, from its beginning to its end; `turns` have been begun. */
  | { readonly at: 'capture'; step: number; turns: number }
  /** Game 1: the turn of one Rebel. */
  | { readonly at: 'turn'; step: number; readonly rebel: number }
  /** Game 2, from its beginning to its end. */
  | { readonly at: 'escape'; step: number }
  /** Rebels are picked, one after the other. */
  | { readonly at: 'picking'; step: number }
  /** Game 2: the next Rebel to fight, and the next to look at for a try at the code. */
  | { readonly at: 'round'; step: number; fighting: number; trying: number }
  /** Game 2: the battles of one Rebel; `fought` has a bit for each soldier that it has fought this round. */
  | { readonly at: 'combat'; step: number; readonly rebel: number; fought: number }
  /** 3 The dice rolled last; nobody has won yet while `winner` is null. */
  | {
      readonly at: 'battle';
      step: number;
      readonly rebel: number;
      readonly soldier: number;
      exchanges: number;
      rebelDice: readonly number[];
      imperialDice: readonly number[];
      winner: Winner | null;
    };

export type Ask =
  /** Both games: which Rebel to play. */
  | { readonly kind: 'hero'; readonly seat: Seat; readonly rebel: number }
  /** Game 1: where to move. */
  | { readonly kind: 'walk'; readonly seat: Seat; readonly rebel: number }
  /** Game 2: where a soldier stands at the start; those set out before it are in `placed`. */
  | { readonly kind: 'set-out'; readonly seat: Seat; readonly soldier: number; readonly placed: readonly Placing[] }
  /** Game 2, in secret: where to move. A player who runs two is asked for one after the other; `pegs` are those before. */
  | { readonly kind: 'sneak'; readonly seat: Seat; readonly rebel: number; readonly pegs: readonly Peg[] }
  /** Game 2: which soldier to move next, of as many as `left`; `placed` is what was chosen before. */
  | { readonly kind: 'soldier'; readonly seat: Seat; readonly left: number; readonly placed: readonly Placing[] }
  /** Game 2: where to set it down. */
  | {
      readonly kind: 'square';
      readonly seat: Seat;
      readonly soldier: number;
      readonly left: number;
      readonly placed: readonly Placing[];
    }
  /** Game 2: which of the soldiers in touch with a Rebel fights it next. */
  | { readonly kind: 'opponent'; readonly seat: Seat; readonly rebel: number }
  /** Game 2: which card to take of those in front of this Rebel, or, where `rebel` is null, of all Rebels. */
  | { readonly kind: 'take-card'; readonly seat: Seat; readonly rebel: number | null }
  /** Game 2: which card to take from the map, unseen. */
  | { readonly kind: 'take-unseen'; readonly seat: Seat }
  /** Game 2: whether to try the code. */
  | { readonly kind: 'code'; readonly seat: Seat; readonly rebel: number };

export interface Peg {
  readonly rebel: number;
  readonly square: number;
}

export const CODE_CHOICES = ['try', 'pass'] as const;

type Choices = {
  hero: Hero;
  /** The square to end on; where a soldier stands, to fight it. */
  walk: number;
  /** A square. */
  'set-out': number;
  /** The square to end on. */
  sneak: number;
  /** The number of a soldier; Vader when he is down is stood up. Null for no more. */
  soldier: number | null;
  /** A square. */
  square: number;
  /** The number of a soldier. */
  opponent: number;
  /** The number of a card, 1 to 8. */
  'take-card': number;
  /** The square it lies on. */
  'take-unseen': number;
  code: (typeof CODE_CHOICES)[number];
};

export type BattleOutcome = Winner | 'no-six' | 'tie';

/** Rebels, soldiers, squares and cards are told by their numbers. */
export type Event = EventForViewer &
  (
    | { readonly type: 'began'; readonly game: GameName; readonly rebels: number; readonly soldiers: number }
    /** Game 1: a die for each of those who roll for the first turn. */
    | { readonly type: 'rolled-off'; readonly rolls: readonly (readonly [seat: Seat, die: number])[] }
    | { readonly type: 'goes-first'; readonly seat: Seat }
    /** Game 2: where the Imperial sets out, all at once. */
    | { readonly type: 'set-out'; readonly placed: readonly Placing[] }
    | {
        readonly type: 'picked';
        readonly rebel: number;
        readonly seat: Seat;
        readonly hero: Hero;
        readonly bay: Bay;
        readonly square: number;
      }
    | { readonly type: 'round'; readonly round: number }
    /** Game 1. */
    | { readonly type: 'rolled'; readonly rebel: number; readonly die: number }
    /** Game 1: the squares walked, from where it stood to where it stops; just one where it stays. */
    | { readonly type: 'walked'; readonly rebel: number; readonly path: readonly number[] }
    /** Game 2: by Rebel, and the red die of the Imperial. */
    | { readonly type: 'dice'; readonly rebels: readonly number[]; readonly red: number }
    | { readonly type: 'freed'; readonly rebels: readonly number[] }
    /** Nobody rolled a six: these stay in the Detention Block. */
    | { readonly type: 'stays-jailed'; readonly rebels: readonly number[] }
    /** All Rebels have sealed their moves. */
    | { readonly type: 'sealed' }
    /** To the Rebels alone. */
    | { readonly type: 'pegs'; readonly pegs: readonly Peg[] }
    | { readonly type: 'placed'; readonly soldier: number; readonly from: number; readonly square: number }
    | { readonly type: 'stood-up'; readonly square: number }
    /** The Imperial has moved as many as it wants. */
    | { readonly type: 'imperial-done' }
    | { readonly type: 'revealed'; readonly rebel: number; readonly from: number; readonly square: number }
    /** The Imperial names the one that fights next. */
    | { readonly type: 'named'; readonly rebel: number; readonly soldier: number }
    /** A battle begins, with so many dice on either side. */
    | {
        readonly type: 'battle';
        readonly rebel: number;
        readonly soldier: number;
        readonly rebelDice: 1 | 2;
        readonly imperialDice: 1 | 2;
      }
    /** Both have rolled. */
    | {
        readonly type: 'exchange';
        readonly rebel: number;
        readonly soldier: number;
        /** Counted from 1. */
        readonly exchange: number;
        readonly rebelDice: readonly number[];
        readonly imperialDice: readonly number[];
        readonly outcome: BattleOutcome;
      }
    /** Game 1: a soldier beaten is the Rebel's. */
    | {
        readonly type: 'captured';
        readonly rebel: number;
        readonly soldier: number;
        readonly square: number;
        readonly points: number;
      }
    /** Game 1: a Rebel beaten goes back to its START. */
    | { readonly type: 'sent-back'; readonly rebel: number; readonly soldier: number; readonly square: number }
    /** Game 2: a soldier beaten is out of the game. */
    | { readonly type: 'beaten'; readonly rebel: number; readonly soldier: number; readonly square: number }
    | { readonly type: 'laid-down'; readonly rebel: number; readonly square: number }
    /** Game 2: a Rebel beaten goes to the Detention Block; a Weapon of its goes to the closet. */
    | {
        readonly type: 'jailed';
        readonly rebel: number;
        readonly soldier: number;
        readonly from: number;
        readonly weaponLost: boolean;
      }
    /** The Imperial takes a card: from a Rebel, or from a square of the map. */
    | {
        readonly type: 'card-lost';
        readonly card: number;
        readonly rebel: number | null;
        readonly square: number | null;
        readonly cards: number;
      }
    /** A Rebel takes a Weapon from a square, or from the closet. */
    | { readonly type: 'armed'; readonly rebel: number; readonly square: number; readonly closet: boolean }
    | { readonly type: 'card-found'; readonly rebel: number; readonly card: number; readonly square: number }
    /** Faces of the two dice; `card` is the one they match. */
    | {
        readonly type: 'code-tried';
        readonly rebel: number;
        readonly dice: readonly [number, number];
        readonly card: number | null;
      }
    | { readonly type: 'code-passed'; readonly rebel: number }
    | { readonly type: 'gave-up'; readonly seat: Seat; readonly how: SeatCall['call'] }
    /** A Rebel whose player has left is run by another. */
    | { readonly type: 'taken-over'; readonly rebel: number; readonly seat: Seat }
    | { readonly type: 'called-off'; readonly how: MatchCall['call'] }
    | {
        readonly type: 'over';
        readonly winners: readonly Seat[];
        readonly how: EndingKind;
        /** Game 1: points by seat. */
        readonly points: readonly number[];
        readonly rounds: number;
      }
  );

export type EndingKind = 'all-captured' | 'code' | 'cards' | 'rounds' | 'left' | 'called-off';

export interface DeathStar {
  board: Board;
  view: BoardView;
  setup: Setup;
  frame: Frame;
  ask: Ask;
  choices: Choices;
  choice: Choices[keyof Choices];
  event: Event;
  memory: null;
  returned: never;
}

export type Match = KernelMatch<DeathStar>;
export type Tell = KernelTell<DeathStar>;
export type FrameAt<At> = FrameOf<DeathStar, At>;
export type AskFor<K> = AskOf<DeathStar, K>;

export function rebelOf<R>({ rebels }: { readonly rebels: readonly R[] }, number: number): R {
  const rebel = rebels[number];
  if (rebel === undefined) throw new Error(`there is no Rebel ${number}`);
  return rebel;
}

export function soldierOf<S>({ soldiers }: { readonly soldiers: readonly S[] }, number: number): S {
  const soldier = soldiers[number];
  if (soldier === undefined) throw new Error(`there is no soldier ${number}`);
  return soldier;
}
