import type {
  AskOf,
  EventForViewer,
  FrameOf,
  Match as KernelMatch,
  Tell as KernelTell,
  MatchCall,
  Seat,
  SeatCall,
  TwoDice,
} from '@starboard/kernel';
import type { Design, PresetDesign, System } from './data/designs.ts';

export const HEIGHTS = ['low', 'middle', 'high'] as const;
export type Height = (typeof HEIGHTS)[number];

export const ROLES = ['lead', 'tail'] as const;
type Role = (typeof ROLES)[number];

export interface Setup {
  /** 1.3 Its number; 0 for one at random. */
  readonly asteroid: number;
  /** 3 Two pilots, one behind the other; 10 any number, anywhere; as usual, two as in 3 and more as in 10. */
  readonly start: 'usual' | 'basic' | 'chase';
  readonly designs: 'stock' | 'own' | 'given';
  /** What is flown where designs are given: by the first pilot, and by all others. */
  readonly first: PresetDesign;
  readonly others: PresetDesign;
  /** 8.3 Turns in a row without damage that make a draw. */
  readonly quietLimit: number;
}

export interface Pilot {
  design: Design;
  damage: number;
  /** Spaces: where it is, which it will enter next, which it came from; -1 where there is none. */
  space: number;
  heading: number;
  rear: number;
  /** Flown last, or set for this turn; -1 before the first turn. */
  speed: number;
  /** 0 while it flies; then how many times somebody had left the chase when it did, itself included. */
  out: number;
}

/** Where a pilot is, and which way it flies. */
export type Position = Pick<Pilot, 'space' | 'heading' | 'rear'>;

/** What lines of sight and ranges need to know of a board, seen in whole or in part. */
export interface Tunnels {
  readonly asteroid: number;
  readonly pilots: readonly (Position & Pick<Pilot, 'out'>)[];
}

export interface Board {
  readonly setup: Setup;
  readonly asteroid: number;
  turn: number;
  /** The turn in which somebody last took damage. */
  hurtIn: number;
  /** How many times somebody has left the chase; those who left together count once. */
  left: number;
  /** 6.4 Pairs that grazed from behind at the end of the turn before; once speeds are shown, whoever moves first comes first. */
  grazed: readonly SeatPair[];
  /** The chase is over: nothing is secret any more. */
  over: boolean;
  pilots: Pilot[];
}

export type SeatPair = readonly [Seat, Seat];

/** A pilot as somebody sees it: a secret design of another's is not there. */
export interface PilotView extends Omit<Pilot, 'design'> {
  readonly design: Design | null;
}

export interface BoardView extends Omit<Board, 'pilots'> {
  readonly pilots: readonly PilotView[];
}

/** 9.4 Between which bounds a rating lies, as anybody can tell who has watched from the beginning. */
export interface ShownRatings {
  readonly handling: Bounds;
  readonly accuracy: Bounds;
  /** The speed it flies, with which the figures above are worked out. */
  readonly speed: number;
}

export type Bounds = readonly [least: number, most: number];

/** By seat, as far as anything has shown. */
export type Memory = readonly ShownRatings[];

/** A flight as it is counted out: spaces left, and those flown through, from the one it began on. */
interface Flight {
  left: number;
  path: number[];
}

export type Frame =
  | { readonly at: 'chase'; step: number }
  | ({ readonly at: 'start'; step: number; leader: Seat } & Flight)
  | {
      readonly at: 'placing';
      step: number;
      order: readonly Seat[];
      placed: number;
    }
  | {
      readonly at: 'turn';
      step: number;
      returned: readonly Seat[] | null;
      /** In which they move, and how many have. */
      order: readonly Seat[];
      moved: number;
      readonly heights: (Height | null)[];
      readonly shots: (Seat | null)[];
    }
  | {
      readonly at: 'order';
      step: number;
      readonly order: Seat[];
      /** By seat: how many must still move before it, and who waits for it. */
      readonly waitsFor: number[];
      readonly before: (readonly Seat[])[];
      /** By seat: its standing among those it rolled with; 0 where it has not rolled. */
      readonly standing: number[];
    }
  | ({ readonly at: 'move'; step: number; readonly seat: Seat } & Flight);

export type Ask =
  | { readonly kind: 'design'; readonly seat: Seat; readonly system: System }
  | { readonly kind: 'role'; readonly seat: Seat }
  | { readonly kind: 'place'; readonly seat: Seat }
  | { readonly kind: 'face'; readonly seat: Seat }
  | { readonly kind: 'speed'; readonly seat: Seat }
  | { readonly kind: 'first'; readonly seat: Seat; readonly among: readonly Seat[] }
  | { readonly kind: 'branch'; readonly seat: Seat }
  | { readonly kind: 'height'; readonly seat: Seat }
  | { readonly kind: 'fire'; readonly seat: Seat };

type Choices = {
  /** The rating of the system asked for. */
  design: number;
  role: Role;
  /** A space. */
  place: number;
  /** The neighbouring space to enter next. */
  face: number;
  branch: number;
  speed: number;
  /** Who moves first. */
  first: Seat;
  height: Height;
  /** Whom to shoot at; null to hold fire. */
  fire: Seat | null;
};

/** A die for each of those who roll against one another. */
type Rolls = readonly (readonly [seat: Seat, die: number])[];

export type Event = EventForViewer &
  (
    | { readonly type: 'asteroid'; readonly number: number }
    | { readonly type: 'designed'; readonly seat: Seat; readonly design: Design | null }
    | { readonly type: 'rolled-off'; readonly what: 'role' | 'places' | 'order' | 'scrape'; readonly rolls: Rolls }
    | { readonly type: 'role-chosen'; readonly seat: Seat; readonly role: Role }
    | { readonly type: 'led'; readonly seat: Seat; readonly die: number }
    | { readonly type: 'placed'; readonly seat: Seat; readonly space: number; readonly heading: number }
    | { readonly type: 'turn'; readonly turn: number }
    | { readonly type: 'speed-set'; readonly seat: Seat; readonly speed: number }
    | { readonly type: 'scraped-past'; readonly seat: Seat; readonly speed: number; readonly left: number | null }
    | { readonly type: 'first-named'; readonly seat: Seat; readonly first: Seat }
    | { readonly type: 'ordered'; readonly order: readonly Seat[] }
    /** From the space it left to where there is a choice, or the count ends. */
    | { readonly type: 'flew'; readonly seat: Seat; readonly path: readonly number[] }
    | { readonly type: 'headed'; readonly seat: Seat; readonly heading: number }
    | {
        readonly type: 'navigated';
        readonly seat: Seat;
        readonly space: number;
        readonly curve: number;
        readonly squeeze: number;
        /** Null to those from whom the design is kept secret. */
        readonly needed: number | null;
        /** Null where no roll is made: it cannot fail, or cannot be made. */
        readonly dice: TwoDice | null;
        readonly scraped: boolean;
        /** Protection left; null to those from whom it is kept secret. */
        readonly left: number | null;
      }
    | { readonly type: 'height-set'; readonly seat: Seat; readonly height: Height }
    | { readonly type: 'collided'; readonly pair: SeatPair; readonly headOn: boolean; readonly damage: 1 | 2 }
    | { readonly type: 'passed'; readonly pair: SeatPair }
    | { readonly type: 'held-fire'; readonly seat: Seat }
    | {
        readonly type: 'shot';
        readonly by: Seat;
        readonly target: Seat;
        readonly range: number;
        /** Null to those from whom the design is kept secret. */
        readonly needed: number | null;
        readonly dice: TwoDice;
        readonly hit: boolean;
      }
    | { readonly type: 'wrecked'; readonly seat: Seat; readonly space: number }
    | { readonly type: 'gave-up'; readonly seat: Seat; readonly how: SeatCall['call'] }
    | { readonly type: 'called-off'; readonly how: MatchCall['call'] }
    | { readonly type: 'over'; readonly winners: readonly Seat[]; readonly turns: number }
  );

export interface Chase {
  board: Board;
  view: BoardView;
  setup: Setup;
  frame: Frame;
  ask: Ask;
  choices: Choices;
  choice: Choices[keyof Choices];
  event: Event;
  memory: Memory;
  returned: readonly Seat[];
}

export type Match = KernelMatch<Chase>;
export type Tell = KernelTell<Chase>;
export type FrameAt<At> = FrameOf<Chase, At>;
export type AskFor<K> = AskOf<Chase, K>;

export const NOWHERE = -1;

export function pilotOf<P>({ pilots }: { readonly pilots: readonly P[] }, seat: Seat): P {
  const pilot = pilots[seat];
  if (pilot === undefined) throw new Error(`there is no pilot in seat ${seat}`);
  return pilot;
}

export const isFlying = ({ out }: Pick<Pilot, 'out'>): boolean => out === 0;
