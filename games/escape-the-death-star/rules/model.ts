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
import type { Fact } from './facts.ts';

/** Capture is Game 1 of the box, Escape its Game 2. */
export const GAMES = ['escape', 'capture'] as const;
export type GameName = (typeof GAMES)[number];

export const FIRSTS = ['die', 'first', 'second', 'third', 'fourth'] as const;

export interface Setup {
  readonly game: GameName;
  /** 4.3 Game 1: the seat that goes first, or a die. */
  readonly first: (typeof FIRSTS)[number];
  /** 5.6 Game 1: points are counted after this many rounds. */
  readonly captureRounds: number;
  /** 11.6 Game 2: the game is a draw after this many rounds. */
  readonly escapeRounds: number;
  /** 11.5 Game 2: the number of cards that the Imperial needs, 4 to 6. */
  readonly cards: number;
  /** 2.4 Game 2: the colours of the dice and of the cards. */
  readonly dice: 'three' | 'six';
  /** 1.1 A custom map, line by line; empty for the standard one. */
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

/** Off the map, or not placed yet. */
export const NOWHERE = -1;
/** In a view: a peg that the viewer may not see. */
export const UNSEEN = -2;

/** Rebels are not seats: with two players, one runs two Rebels. They are numbered in the order of seats. */
export interface Rebel {
  seat: Seat;
  /** Null before it is picked. */
  hero: Hero | null;
  /** Where its figure stands on the map; in the Detention Block while it is a prisoner. */
  square: number;
  /** 7.4 Where its peg is, from its secret move to the reveal; else NOWHERE. */
  peg: number;
  /** The roll for movement this round or turn; 0 before. */
  die: number;
  armed: boolean;
  jailed: boolean;
  /** Game 2: the numbers of its code cards, face up. The list is replaced, never changed. */
  cards: readonly number[];
  /** Game 1: the soldiers it has captured. The list is replaced, never changed. */
  captives: readonly number[];
}

export interface Soldier {
  readonly kind: SoldierKind;
  /** NOWHERE before it is set out, and after it is captured or beaten. */
  square: number;
  /** 9.8 Whether Vader is lying down. */
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
  /** By place: the number of the card, 0 for none. Nobody knows these numbers. */
  faces: number[];
  /** The Imperial's cards, face up. The list is replaced, never changed. */
  imperialCards: readonly number[];
  /** The Imperial's roll this round; 0 before. */
  red: number;
  /** By seat: 0 while it is in; afterwards the count of departures up to and including its own. */
  left: number[];
  over: boolean;
}

/** A viewer's board: only Rebels see pegs, and nobody sees faces of cards on the map. A board can be read as one. */
export interface BoardView extends Omit<Board, 'faces' | 'rebels'> {
  /** A peg that the viewer may not see is UNSEEN. */
  readonly rebels: readonly Readonly<Rebel>[];
}

/** A soldier and its new square; for Vader standing up, the square where he lies. */
export interface Placing {
  readonly soldier: number;
  readonly square: number;
}

export type Winner = 'rebel' | 'imperial';

export type Frame =
  /** Game 1, from beginning to end; `turns` counts those begun. */
  | { readonly at: 'capture'; step: number; turns: number }
  /** Game 1: the turn of one Rebel. */
  | { readonly at: 'turn'; step: number; readonly rebel: number }
  /** Game 2, from beginning to end. */
  | { readonly at: 'escape'; step: number }
  /** Players pick Rebels, one after the other. */
  | { readonly at: 'picking'; step: number }
  /** Game 2: the next Rebel to fight, and the next to check for a try at the code. */
  | { readonly at: 'round'; step: number; fighting: number; trying: number }
  /** Game 2: the battles of one Rebel; `fought` has a bit for each soldier it has fought this round. */
  | { readonly at: 'combat'; step: number; readonly rebel: number; fought: number }
  /** 3 The last dice; `winner` is null until the battle is decided. */
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
  /** Game 2: where a soldier starts; `placed` has those set out before it. */
  | { readonly kind: 'set-out'; readonly seat: Seat; readonly soldier: number; readonly placed: readonly Placing[] }
  /** Game 2: a secret move. A player with two Rebels is asked for each in turn; `pegs` has the earlier ones. */
  | { readonly kind: 'sneak'; readonly seat: Seat; readonly rebel: number; readonly pegs: readonly Peg[] }
  /** Game 2: the next soldier to move, of the `left` remaining ones; `placed` has the earlier ones. */
  | { readonly kind: 'soldier'; readonly seat: Seat; readonly left: number; readonly placed: readonly Placing[] }
  /** Game 2: where to set the soldier down. */
  | {
      readonly kind: 'square';
      readonly seat: Seat;
      readonly soldier: number;
      readonly left: number;
      readonly placed: readonly Placing[];
    }
  /** Game 2: which soldier in contact with a Rebel fights it next. */
  | { readonly kind: 'opponent'; readonly seat: Seat; readonly rebel: number }
  /** Game 2: which card to take from this Rebel or, if `rebel` is null, from any Rebel. */
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
  'set-out': number;
  sneak: number;
  /** The number of a soldier; a choice of Vader lying down stands him up. Null for no more. */
  soldier: number | null;
  square: number;
  opponent: number;
  /** The number of a card, 1 to 8. */
  'take-card': number;
  'take-unseen': number;
  code: (typeof CODE_CHOICES)[number];
};

export type BattleOutcome = Winner | 'no-six' | 'tie';

/** Events name Rebels, soldiers, squares and cards by their numbers. */
export type Event = EventForViewer &
  (
    | { readonly type: 'began'; readonly game: GameName; readonly rebels: number; readonly soldiers: number }
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
    /** Game 1: the path walked, from the first square to the last; a single square for no move. */
    | { readonly type: 'walked'; readonly rebel: number; readonly path: readonly number[] }
    /** Game 2: by Rebel, and the red die of the Imperial. */
    | {
        readonly type: 'dice';
        readonly rebels: readonly number[];
        /** 7.2 Who rolled for each Rebel: a player with two rolls once for both. */
        readonly by: readonly Seat[];
        readonly red: number;
        /** 8.1 How many soldiers the Imperial may move. */
        readonly moves: number;
      }
    | { readonly type: 'freed'; readonly rebels: readonly number[] }
    /** Nobody rolled a six: these stay in the Detention Block. */
    | { readonly type: 'stays-jailed'; readonly rebels: readonly number[] }
    /** All Rebels have sealed their moves. */
    | { readonly type: 'sealed' }
    /** To the Rebels alone. */
    | { readonly type: 'pegs'; readonly pegs: readonly Peg[] }
    | { readonly type: 'placed'; readonly soldier: number; readonly from: number; readonly square: number }
    | { readonly type: 'stood-up'; readonly square: number }
    /** The Imperial has finished moving. */
    | { readonly type: 'imperial-done' }
    | { readonly type: 'revealed'; readonly rebel: number; readonly from: number; readonly square: number }
    /** The Imperial names the soldier that fights next. */
    | { readonly type: 'named'; readonly rebel: number; readonly soldier: number }
    /** A battle begins; each side's number of dice is given. */
    | {
        readonly type: 'battle';
        readonly rebel: number;
        readonly soldier: number;
        readonly rebelDice: 1 | 2;
        readonly imperialDice: 1 | 2;
      }
    | {
        readonly type: 'exchange';
        readonly rebel: number;
        readonly soldier: number;
        readonly exchange: number;
        readonly rebelDice: readonly number[];
        readonly imperialDice: readonly number[];
        readonly outcome: BattleOutcome;
      }
    /** Game 1: a Rebel captures the soldier it beat. */
    | {
        readonly type: 'captured';
        readonly rebel: number;
        readonly soldier: number;
        readonly square: number;
        readonly points: number;
      }
    /** Game 1: a beaten Rebel goes back to its START. */
    | { readonly type: 'sent-back'; readonly rebel: number; readonly soldier: number; readonly square: number }
    /** Game 2: a beaten soldier is out of the game. */
    | { readonly type: 'beaten'; readonly rebel: number; readonly soldier: number; readonly square: number }
    | { readonly type: 'laid-down'; readonly rebel: number; readonly square: number }
    /** Game 2: a beaten Rebel goes to the Detention Block, and its Weapon to the closet. */
    | {
        readonly type: 'jailed';
        readonly rebel: number;
        readonly soldier: number;
        readonly from: number;
        readonly weaponLost: boolean;
      }
    /** The Imperial takes a card from a Rebel or from a square of the map. */
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
    /** Another player takes over the Rebel of a player who left. */
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

/** What is drawn for: by nobody in particular, by players, by Rebels, and by soldiers in battle. */
export const PURPOSES = [
  'cards',
  'red',
  'first',
  'secret-move',
  'walk',
  'code',
  'rebel-battle',
  'imperial-battle',
] as const;

export interface DeathStar {
  board: Board;
  view: BoardView;
  setup: Setup;
  purpose: (typeof PURPOSES)[number];
  frame: Frame;
  ask: Ask;
  choices: Choices;
  choice: Choices[keyof Choices];
  event: Event;
  memory: null;
  returned: never;
  fact: Fact;
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
