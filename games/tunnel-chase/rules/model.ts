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
import type { Fact } from './facts.ts';

export const HEIGHTS = ['low', 'middle', 'high'] as const;
export type Height = (typeof HEIGHTS)[number];

export const ROLES = ['lead', 'tail'] as const;
type Role = (typeof ROLES)[number];

export interface Setup {
  /** 1.3 Its number; 0 for one at random. */
  readonly asteroid: number;
  /** 3 Two pilots, one behind the other; 10 any number, anywhere; "usual" is 3 for two pilots and 10 for more. */
  readonly start: 'usual' | 'basic' | 'chase';
  readonly designs: 'stock' | 'own' | 'given';
  /** The given designs: of the first pilot, and of all others. */
  readonly first: PresetDesign;
  readonly others: PresetDesign;
  /** 8.3 Turns in a row without damage that make a draw. */
  readonly quietLimit: number;
}

export interface Pilot {
  design: Design;
  /** 9.1 Whether the design is final: a player who leaves while building has built nothing. */
  built: boolean;
  damage: number;
  /** The present space, the next one, and the one before; -1 for none. */
  space: number;
  heading: number;
  rear: number;
  /** The speed last flown, or set for this turn; -1 before the first turn. */
  speed: number;
  /** 0 while it flies; afterwards the count of departures up to and including its own. */
  out: number;
}

/** Where a pilot is, and which way it flies. */
export type Position = Pick<Pilot, 'space' | 'heading' | 'rear'>;

/** The part of a board that lines of sight and ranges need. */
export interface Tunnels {
  readonly asteroid: number;
  readonly pilots: readonly (Position & Pick<Pilot, 'out'>)[];
}

export interface Board {
  readonly setup: Setup;
  readonly asteroid: number;
  turn: number;
  /** The turn in which any pilot last took damage. */
  hurtIn: number;
  /** The number of departures from the chase; pilots that left together count once. */
  left: number;
  /** 6.4 Pairs that grazed from behind last turn; once speeds are shown, the first to move comes first. */
  grazed: readonly SeatPair[];
  /** Whether the chase is over: then nothing is secret. */
  over: boolean;
  pilots: Pilot[];
}

export type SeatPair = readonly [Seat, Seat];

/** A pilot as a viewer sees it: without another player's secret design, and without one that is not built. */
export interface PilotView extends Omit<Pilot, 'design'> {
  readonly design: Design | null;
}

export interface BoardView extends Omit<Board, 'pilots'> {
  readonly pilots: readonly PilotView[];
}

/** 9.4 The bounds of each rating, for a viewer who has watched from the beginning. */
export interface ShownRatings {
  readonly handling: Bounds;
  readonly accuracy: Bounds;
  /** The speed flown, from which the figures above are worked out. */
  readonly speed: number;
}

export type Bounds = readonly [least: number, most: number];

/** By seat, as far as play has shown. */
export type Memory = readonly ShownRatings[];

/** A flight in progress: the spaces left, and the path so far. */
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
      /** The order of movement, and how many have moved. */
      order: readonly Seat[];
      moved: number;
      readonly heights: (Height | null)[];
      readonly shots: (Seat | null)[];
    }
  | {
      readonly at: 'order';
      step: number;
      readonly order: Seat[];
      /** By seat: how many pilots must still move before it, and which wait for it. */
      readonly waitsFor: number[];
      readonly before: (readonly Seat[])[];
      /** By seat: its rank among those it rolled with; 0 if it has not rolled. */
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
  place: number;
  face: number;
  branch: number;
  speed: number;
  first: Seat;
  height: Height;
  /** The target; null to hold fire. */
  fire: Seat | null;
};

/** One die for each pilot in a roll-off. */
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
    /** From the space it left to the next choice or the end of the count. */
    | { readonly type: 'flew'; readonly seat: Seat; readonly path: readonly number[] }
    | { readonly type: 'headed'; readonly seat: Seat; readonly heading: number }
    | {
        readonly type: 'navigated';
        readonly seat: Seat;
        readonly space: number;
        readonly curve: number;
        readonly squeeze: number;
        /** Null for viewers who may not know the design. */
        readonly needed: number | null;
        /** Null if no roll is made because it cannot fail or cannot succeed. */
        readonly dice: TwoDice | null;
        readonly scraped: boolean;
        /** Protection left; null for viewers who may not know it. */
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
        /** Null for viewers who may not know the design. */
        readonly needed: number | null;
        readonly dice: TwoDice;
        readonly hit: boolean;
      }
    | { readonly type: 'wrecked'; readonly seat: Seat; readonly space: number }
    | { readonly type: 'gave-up'; readonly seat: Seat; readonly how: SeatCall['call'] }
    | { readonly type: 'called-off'; readonly how: MatchCall['call'] }
    | { readonly type: 'over'; readonly winners: readonly Seat[]; readonly turns: number }
  );

/** What dice are rolled for. The first is nobody's; four are roll-offs. */
export const PURPOSES = ['asteroid', 'role', 'places', 'order', 'scrape', 'lead', 'curve', 'shot'] as const;

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
  purpose: (typeof PURPOSES)[number];
  fact: Fact;
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
