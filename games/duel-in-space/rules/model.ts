import type {
  EventForViewer,
  FrameOf,
  Match as KernelMatch,
  Tell as KernelTell,
  MatchCall,
  Seat,
  SeatCall,
  TwoDice,
} from '@starboard/kernel';
import type { Design, Laser, Model, SpecialName, System } from './data/ships.ts';
import type { Fact } from './facts.ts';

/** A view-port or a turret sector: 1 is the nose, then clockwise; 5 is the tail. */
export const SECTORS = [1, 2, 3, 4, 5, 6, 7, 8] as const;
export type Sector = (typeof SECTORS)[number];

/** The damage of a ship when a duel begins from an agreed position. */
export interface DamageAtStart {
  readonly protectionLost: number;
  readonly stabilizerHits: number;
  readonly computerHits: number;
  readonly lasersLost: readonly Laser[];
  /** Turns of air left; null while life support works. */
  readonly air: number | null;
}

/** 10.17 Where a duel begins if the players have agreed on a position. */
export interface StartingPosition {
  /** By seat: the port in which it sees the other. */
  readonly ports: readonly number[];
  readonly noseToNose: number;
  readonly movingApart: number;
  /** 7.5 The turns in a row without a hit so far. */
  readonly quietTurns: number;
  readonly first: DamageAtStart;
  readonly second: DamageAtStart;
}

export interface Setup {
  readonly choosing: 'seated' | 'rolled';
  readonly designs: 'stock' | 'open' | 'secret';
  /** Ready-made designs by seat; a seat that has one is not asked to build. */
  readonly given: readonly (Design | null)[];
  /** 7.5 Full turns in a row without a hit that make a draw. */
  readonly quietLimit: number;
  /** 10.17 Missing if the duel begins with whole ships, as usual. */
  readonly position?: StartingPosition | undefined;
}

/** Special damage that is rolled but not yet in effect (6.10). */
export interface Special {
  readonly name: SpecialName;
  /** The laser's place in the damaged-weapon table; null if none is left to hit. */
  readonly laser: number | null;
}

export interface Ship {
  model: Model;
  readonly drone: boolean;
  design: Design;
  /** Where the turret points; null before it is aimed, and for a drone whose turret is off target (8.3). */
  turret: Sector | null;
  heading: number;
  /** Damage so far, in boxes of each bar. */
  stabilizerHits: number;
  computerHits: number;
  protectionLost: number;
  /** Turns of air left; null while life support works. */
  lifeSupport: number | null;
  /** Which lasers work, in the order of the damaged-weapon table. */
  lasers: readonly boolean[];
  pending: readonly Special[];
  /** Whether an explosion (6.9) has taken effect. */
  blownUp: boolean;
}

export interface Board {
  readonly setup: Setup;
  turn: number;
  /** The port in which each seat sees the other; the other's port is this seat's view. */
  ports: [Sector, Sector];
  /** How many movements in a row have ended nose to nose, and moving apart. */
  noseToNose: number;
  movingApart: number;
  /** The turn in which a shot last hit; 0 if none has. */
  lastHit: number;
  /** Whether the duel is over: then nothing is secret (9.5). */
  over: boolean;
  ships: [Ship, Ship];
}

/** A ship as a viewer sees it, without another player's secret design. */
export interface ShipView extends Omit<Ship, 'design'> {
  readonly design: Design | null;
}

export interface BoardView extends Omit<Board, 'ships'> {
  readonly ships: readonly [ShipView, ShipView];
  /** By seat: whether its design is ready-made, secret or not. */
  readonly readyMade: readonly [boolean, boolean];
}

/** 9.5 What play has shown of a ship to a viewer who has watched from the beginning. */
export interface ShownDesign {
  /** The fewest clicks that it can have had at the start. */
  readonly clicks: number;
  readonly baseAtLeast: number;
  readonly baseAtMost: number;
  /** The least protection that it can have had at the start. */
  readonly protection: number;
  /** The damage and the last heading, from which the figures above are worked out. */
  readonly heading: number;
  readonly stabilizerHits: number;
  readonly computerHits: number;
  readonly protectionLost: number;
}

/** By seat. */
export type Memory = readonly [ShownDesign, ShownDesign];

export type Frame =
  | { readonly at: 'duel'; step: number }
  /** `brokenOff`: the ships are out of range, and a player would not turn back. */
  | { readonly at: 'turn'; step: number; brokenOff: boolean }
  /** By seat: the declared fire, and how much of it has been resolved. */
  | { readonly at: 'firing'; step: number; readonly salvos: [Salvo, Salvo]; readonly fired: [number, number] }
  | { readonly at: 'shot'; step: number; readonly by: Seat; readonly laser: Laser };

type Salvo = readonly Laser[];

export type Ask =
  | { readonly kind: 'ship'; readonly seat: Seat }
  | { readonly kind: 'design'; readonly seat: Seat; readonly system: System }
  | { readonly kind: 'aim'; readonly seat: Seat }
  | { readonly kind: 'heading'; readonly seat: Seat }
  | { readonly kind: 'fire'; readonly seat: Seat }
  | { readonly kind: 'fight-on'; readonly seat: Seat };

type Choices = {
  ship: Model;
  /** Points spent on the system in question. */
  design: number;
  aim: Sector;
  /** Clicks to turn, to the right if positive. */
  heading: number;
  fire: readonly Laser[];
  'fight-on': boolean;
};

export type Event = EventForViewer &
  (
    | { readonly type: 'rolled-for-ships'; readonly dice: TwoDice; readonly first: Seat | null }
    | { readonly type: 'ship-chosen'; readonly seat: Seat; readonly model: Model }
    | { readonly type: 'designed'; readonly seat: Seat; readonly design: Design | null }
    | { readonly type: 'start'; readonly dice: TwoDice; readonly ports: readonly [Sector, Sector] }
    | { readonly type: 'placed'; readonly ports: readonly [Sector, Sector] }
    | { readonly type: 'turn'; readonly turn: number }
    | { readonly type: 'effect'; readonly seat: Seat; readonly special: Special }
    | { readonly type: 'aimed'; readonly seat: Seat; readonly sector: Sector }
    | { readonly type: 'headed'; readonly seat: Seat; readonly clicks: number; readonly dice: TwoDice | null }
    | { readonly type: 'flew'; readonly turned: readonly [Sector, Sector]; readonly ports: readonly [Sector, Sector] }
    | { readonly type: 'fly-by' }
    | { readonly type: 'moving-apart'; readonly times: number }
    | { readonly type: 'drone-turret'; readonly seat: Seat; readonly die: number; readonly sector: Sector | null }
    /** By seat: the enemy's port if no laser points there; null if one does. */
    | { readonly type: 'no-shot'; readonly ports: readonly [Sector | null, Sector | null] }
    /** Lasers bear, but the targeting computer is useless. */
    | { readonly type: 'cannot-fire'; readonly seat: Seat }
    | { readonly type: 'declared'; readonly seat: Seat; readonly lasers: readonly Laser[] }
    | {
        readonly type: 'shot';
        readonly by: Seat;
        readonly laser: Laser;
        readonly dice: TwoDice;
        /** Null for viewers who may not know the design. */
        readonly needed: number | null;
        readonly hit: boolean;
      }
    | {
        readonly type: 'damage';
        readonly seat: Seat;
        readonly dice: TwoDice;
        readonly points: 1 | 2;
        readonly special: boolean;
        /** Protection left; null for viewers who may not know it. */
        readonly left: number | null;
      }
    | {
        readonly type: 'special';
        readonly seat: Seat;
        readonly special: Special;
        /** The die and its modifier; null for viewers who may not know the protection. */
        readonly roll: { readonly die: number; readonly plus: number } | null;
        /** The dice for the weapon hit, with rerolls. */
        readonly weapon: readonly number[];
      }
    | { readonly type: 'destroyed'; readonly seat: Seat }
    | { readonly type: 'life-support'; readonly seat: Seat; readonly left: number }
    | { readonly type: 'asked-to-fight-on'; readonly seat: Seat; readonly yes: boolean }
    | { readonly type: 're-engaged' }
    | { readonly type: 'gave-up'; readonly seat: Seat; readonly how: SeatCall['call'] }
    | { readonly type: 'called-off'; readonly how: MatchCall['call'] }
    | { readonly type: 'over'; readonly winner: Seat | null; readonly turns: number }
  );

/** What dice are rolled for. */
export const PURPOSES = ['ships', 'start', 'steering', 'turret', 'to-hit', 'damage', 'special', 'weapon'] as const;

export interface Duel {
  board: Board;
  view: BoardView;
  setup: Setup;
  frame: Frame;
  ask: Ask;
  choices: Choices;
  choice: Choices[keyof Choices];
  event: Event;
  memory: Memory;
  returned: never;
  purpose: (typeof PURPOSES)[number];
  fact: Fact;
}

export type Match = KernelMatch<Duel>;
export type Tell = KernelTell<Duel>;
export type FrameAt<At> = FrameOf<Duel, At>;

export const BOTH: readonly Seat[] = [0, 1];

export function other(seat: Seat): Seat {
  return 1 - seat;
}

export function shipOf<S>(ships: readonly [S, S], seat: Seat): S {
  return seat === 0 ? ships[0] : ships[1];
}
