import type { Direction } from '@starboard/geometry';
import type {
  AskOf,
  FrameOf,
  Match as KernelMatch,
  Tell as KernelTell,
  MatchCall,
  Seat,
  SeatCall,
} from '@starboard/kernel';
import type { ChartName } from './data/charts.ts';
import type { Corvette, Cruiser, RosterName } from './data/roster.ts';
import type { Hull, System, Weapon } from './data/systems.ts';
import type { Fact } from './facts.ts';

/** A ship as it was built: its turn mode, and its systems from left to right. */
export interface Design {
  readonly turnMode: number;
  readonly hull: Hull;
  readonly systems: readonly System[];
}

export const SIDES = [0, 1] as const;
/** Side A is 0, side B is 1. */
export type Side = (typeof SIDES)[number];

/** A ship's place in the list of all ships. */
export type ShipId = number;

/** 2.7, 2.8 The most players, and the most ships of both sides together. */
export const MOST_SEATS = 6;
export const MOST_SHIPS = 24;

export const SCENARIOS = ['contact', 'fleet-action', 'own'] as const;
export type Scenario = (typeof SCENARIOS)[number];

export interface Setup {
  readonly scenario: Scenario;
  /** The name of an own scenario. */
  readonly name?: string;
  /** Places fleets by 2.6 with the designs below, without asking. */
  readonly quickSetup: boolean;
  readonly corvetteA: Corvette;
  readonly cruiserA: Cruiser;
  readonly corvetteB: Corvette;
  readonly cruiserB: Cruiser;
  readonly chart: ChartName;
  readonly width: number;
  readonly height: number;
  /** The distance of the two flagships at the start, and the largest distance from flagship to escort. */
  readonly distance: number;
  readonly spread: number;
  readonly turnLimit: number;
  /**
   * The fleets of an own scenario, one ship a line such as "Bradley - CT [2] S A Q (I) F [2]"; the flagship comes
   * first.
   */
  readonly fleetA: readonly string[];
  readonly fleetB: readonly string[];
}

/** Not yet on the map; fighting; shot to pieces; flown off the map. */
export type Fate = 'waiting' | 'fighting' | 'destroyed' | 'gone';

/** A ship's hex is its position: q and r are axial coordinates. */
export interface Ship {
  readonly name: string;
  readonly side: Side;
  /** The seat that commands it. */
  seat: Seat;
  design: Design;
  fate: Fate;
  q: number;
  r: number;
  facing: Direction;
  /** 4.4 */
  straight: number;
  points: number;
  working: boolean[];
  /** Whether it has fired or passed this turn. */
  fired: boolean;
}

/** The weapons being fired: the number of each, in the order of WEAPONS. */
export interface Salvo {
  readonly ship: ShipId;
  readonly at: ShipId;
  readonly weapons: number[];
}

/** Nothing here is secret. */
export interface Board {
  readonly setup: Setup;
  readonly seats: number;
  turn: number;
  /** The winner of initiative this turn, or last; null before the first roll. */
  winner: Side | null;
  /** The side that fires now. */
  firing: Side;
  /** The last seat to fire on each side this turn, or null. */
  lastToFire: [Seat | null, Seat | null];
  ships: Ship[];
}

/** How a ship spends a movement point, and how it turns after that. */
export const ORDERS = ['ahead', 'ahead-left', 'ahead-right', 'stay', 'stay-left', 'stay-right'] as const;
export type Order = (typeof ORDERS)[number];

export type Frame =
  | { readonly at: 'battle'; step: number }
  | { readonly at: 'turn'; step: number }
  /** A movement point of every ship that has one. */
  | { readonly at: 'point'; step: number }
  /** `salvo` is declared but not yet resolved. */
  | { readonly at: 'fire'; step: number; salvo: Salvo | null };

export type Ask =
  | { readonly kind: 'design'; readonly seat: Seat; readonly ship: ShipId }
  | { readonly kind: 'place'; readonly seat: Seat; readonly ship: ShipId }
  /** The hex has just been chosen for the ship. */
  | { readonly kind: 'face'; readonly seat: Seat; readonly ship: ShipId; readonly hex: string }
  | { readonly kind: 'move'; readonly seat: Seat; readonly ship: ShipId }
  | { readonly kind: 'fire'; readonly seat: Seat }
  | {
      readonly kind: 'weapons';
      readonly seat: Seat;
      readonly ship: ShipId;
      readonly at: ShipId;
      readonly weapon: Weapon;
    };

/** A ship and its target; no target is a pass. If `all` is false, the player is asked for each kind of weapon. */
export type Fire = { readonly ship: ShipId; readonly at: ShipId | null; readonly all: boolean };

type Choices = {
  design: RosterName;
  /** A hex by its printed number, as in "0512": column, then row, both from 01. */
  place: string;
  face: Direction;
  move: Order;
  fire: Fire;
  weapons: number;
};

/** Events outlive the board they describe, so they carry the ship's name. */
export interface Named {
  readonly id: ShipId;
  readonly name: string;
}

/** 6.5 to 6.8 What has to be announced to all. */
export type Status = 'shields-down' | 'streaming-atmosphere' | 'drive-field-fluctuates' | 'drive-field-down';

/** A system destroyed: its letter, and its place on the strip. */
export interface Lost {
  readonly system: System;
  readonly place: number;
}

/** 5.4 Why a side has no target: no weapon works, all are out of range, all are in blind spots, or some of both. */
export type WhyIdle = 'weapons' | 'range' | 'blind-spot' | 'range-or-blind-spot';

export type Event = { readonly rule: string } & (
  | { readonly type: 'designed'; readonly ship: Named; readonly seat: Seat; readonly design: RosterName }
  | { readonly type: 'placed'; readonly ship: Named; readonly hex: string; readonly facing: Direction }
  | { readonly type: 'turn'; readonly turn: number }
  /** One die each; a tie on the first turn has no winner, and the dice are rolled again. */
  | { readonly type: 'initiative'; readonly dice: readonly [number, number]; readonly winner: Side | null }
  | {
      readonly type: 'moved';
      readonly ship: Named;
      readonly order: Order;
      readonly hex: string;
      readonly facing: Direction;
    }
  | { readonly type: 'left-map'; readonly ship: Named }
  /** By side; null if it has a target. */
  | { readonly type: 'no-target'; readonly why: readonly [WhyIdle | null, WhyIdle | null] }
  | { readonly type: 'passed'; readonly ship: Named }
  | {
      readonly type: 'fires';
      readonly ship: Named;
      readonly at: Named;
      readonly weapons: readonly Weapon[];
      readonly range: number;
    }
  | {
      readonly type: 'shot';
      readonly ship: Named;
      readonly at: Named;
      readonly weapon: Weapon;
      readonly range: number;
      /** The highest roll on a ten-sided die that hits. */
      readonly needed: number;
      readonly die: number;
      readonly hit: boolean;
    }
  | { readonly type: 'damage'; readonly ship: Named; readonly lost: readonly Lost[]; readonly left: number }
  | { readonly type: 'announced'; readonly ship: Named; readonly status: Status }
  | { readonly type: 'destroyed'; readonly ship: Named }
  | { readonly type: 'gave-up'; readonly seat: Seat; readonly how: SeatCall['call'] }
  | { readonly type: 'command'; readonly ship: Named; readonly seat: Seat }
  | { readonly type: 'called-off'; readonly how: MatchCall['call'] }
  | { readonly type: 'over'; readonly winner: Side | null; readonly turns: number }
);

/** What dice are rolled for: by sides, and by ships. */
export const PURPOSES = ['initiative', 'shot'] as const;

export interface Starfire {
  board: Board;
  view: Board;
  setup: Setup;
  fact: Fact;
  frame: Frame;
  ask: Ask;
  choices: Choices;
  choice: Choices[keyof Choices];
  event: Event;
  memory: null;
  returned: never;
  purpose: (typeof PURPOSES)[number];
}

export type Match = KernelMatch<Starfire>;
export type Tell = KernelTell<Starfire>;
export type FrameAt<At> = FrameOf<Starfire, At>;
export type AskFor<K> = AskOf<Starfire, K>;

export function other(side: Side): Side {
  return side === 0 ? 1 : 0;
}

export function shipAt(board: Board, id: ShipId): Ship {
  const ship = board.ships[id];
  if (ship === undefined) throw new Error(`there is no ship ${id}`);
  return ship;
}

export function named(board: Board, id: ShipId): Named {
  return { id, name: shipAt(board, id).name };
}
