import type { Reason, Seat } from '@starboard/kernel';
import type { Action, Arc, Difficulty, Manoeuvre } from '../../catalogue/index.ts';
import type { Side, Template } from '../geometry/index.ts';
import type {
  ActionList,
  ActionName,
  AttackFrame,
  Board,
  CardId,
  Discards,
  EffectFrame,
  Face,
  Happening,
  Match,
  Moment,
  Next,
  Origin,
  Pool,
  Source,
  Stack,
  Tell,
  Token,
} from '../model.ts';

/**
 * A card is data: modifiers that answer queries, effects that wait for moments, actions; each a list of words. How to
 * write one is told in `effects/README.md`.
 */
export interface Card {
  readonly modifiers?: readonly Modifier[];
  readonly effects?: readonly Effect[];
  readonly actions?: readonly CardAct[];
  /** What its word `until` brings in for a while. */
  readonly passing?: readonly Modifier[];
  /** Of a bomb: what a token of it does to each ship it hits, who is the one chosen. */
  readonly detonates?: readonly Op[];
}

/** Cards by name, as the files under `effects/` have them. */
export type Cards = { readonly [C in CardId]?: Card };

/** What an effect can see: the board, its own card, what happens, and the attack it happens in. */
export interface Now {
  readonly board: Board;
  readonly stack: Stack;
  readonly origin: Origin;
  /** The bearer. */
  readonly ship: Seat;
  readonly event: Happening;
  readonly attack: AttackFrame | null;
  /** Ships picked and a number named so far, while the effect runs. */
  readonly chosen: readonly Seat[];
  readonly count: number;
}

export type Part = 'own' | 'attacker' | 'defender' | 'bystander' | 'lent';

export interface Effect {
  readonly at: Moment;
  /** The bearer's part in it. `lent`: the attacker may use it, whoever that is. */
  readonly as: Part;
  readonly may?: true;
  /** How often; once for each happening where nothing is said. */
  readonly once?: 'attack' | 'round';
  /** Of a weapon's card: only in attacks with it. */
  readonly withThis?: true;
  readonly applies?: (now: Now) => boolean;
  readonly costs?: readonly Op[];
  readonly does: readonly Op[];
  /** Usable though nothing would change: its price is the point. */
  readonly evenIdle?: true;
}

/** An action printed on a card. */
interface CardAct {
  readonly applies?: (now: Now) => boolean;
  readonly does: readonly Op[];
}

export type Amount = number | ((now: Now) => number);
export type Ships = 'self' | 'attacker' | 'defender' | 'foe' | 'subject' | 'chosen' | ((now: Now) => readonly Seat[]);

interface Some {
  readonly pool: Pool;
  /** Any, where nothing is said. */
  readonly faces?: readonly Face[];
  /** All, where nothing is said: nobody is asked. */
  readonly upTo?: Amount;
}

/** The words. */
export type Op =
  | ({ readonly op: 'reroll' } & Some)
  | ({ readonly op: 'change'; readonly to: Face } & Some)
  | ({ readonly op: 'cancel' } & Some)
  | { readonly op: 'add'; readonly pool: Pool; readonly face: Face; readonly n?: Amount }
  | { readonly op: 'count'; readonly pool: Pool; readonly n: Amount }
  | { readonly op: 'fix'; readonly pool: Pool }
  /** Each die runs the words of its face, or `none` once if no face has any. */
  | {
      readonly op: 'roll';
      readonly die: Pool;
      readonly n: Amount;
      readonly by?: Ships;
      readonly on: { readonly [F in Face]?: readonly Op[] };
    }
  | { readonly op: 'assign'; readonly token: Token; readonly who?: Ships; readonly n?: Amount }
  | { readonly op: 'remove'; readonly token: Token; readonly who?: Ships; readonly n?: Amount }
  | { readonly op: 'spend'; readonly token: Token | 'lock' | 'shield'; readonly n?: Amount }
  | { readonly op: 'move'; readonly token: Token; readonly from: Ships; readonly to: Ships }
  | { readonly op: 'lock'; readonly on: Ships }
  | { readonly op: 'unlock'; readonly whose: Ships; readonly on?: Ships }
  | { readonly op: 'free-action'; readonly from: ActionList; readonly who?: Ships; readonly must?: true }
  | {
      readonly op: 'attack';
      readonly weapon: 'any' | 'primary' | 'turret' | 'another' | 'this';
      readonly at: 'any' | 'defender' | 'another' | 'subject';
    }
  /** Execute a manoeuvre, one of those; or turn round on the spot. */
  | { readonly op: 'fly'; readonly manoeuvres: (now: Now) => readonly Manoeuvre[] }
  | { readonly op: 'turn'; readonly by: 'half' }
  /** Turn the dial to, or treat the manoeuvre as, one of those. */
  | { readonly op: 'dial'; readonly to: (now: Now) => readonly Manoeuvre[] }
  | { readonly op: 'drop'; readonly card?: 'this' }
  | { readonly op: 'skip'; readonly what: 'attack' | 'action' | 'detonation' | 'stress-check' }
  | {
      readonly op: 'suffer';
      readonly who?: Ships;
      readonly hits?: Amount;
      readonly crits?: Amount;
      readonly as?: Source['as'];
    }
  | { readonly op: 'deal'; readonly who: Ships; readonly up: boolean; readonly n?: Amount; readonly as?: Source['as'] }
  | {
      readonly op: 'face';
      readonly up: boolean;
      readonly which: 'this' | 'random' | 'choice' | 'dealt' | 'attack';
      readonly who?: Ships;
      readonly type?: 'ship' | 'pilot';
    }
  | { readonly op: 'scrap'; readonly which: 'this' | 'dealt' | 'facedown'; readonly who?: Ships }
  | { readonly op: 'recover'; readonly n?: Amount }
  | { readonly op: 'strip'; readonly who: Ships; readonly n?: Amount }
  | { readonly op: 'discard'; readonly what: 'this' | ((now: Now) => readonly number[]); readonly who?: Ships }
  | { readonly op: 'flip' }
  | { readonly op: 'restore'; readonly what: (now: Now) => readonly number[] }
  | { readonly op: 'condition'; readonly card: CardId; readonly who?: Ships; readonly take?: true }
  | { readonly op: 'store'; readonly n: Amount }
  | { readonly op: 'choose-ship' }
  | { readonly op: 'look'; readonly who: Ships }
  | { readonly op: 'name'; readonly least: Amount; readonly most: Amount }
  | { readonly op: 'pick'; readonly from: (now: Now) => readonly Seat[]; readonly may?: true; readonly asks?: Ships }
  | { readonly op: 'either'; readonly asks?: Ships; readonly of: readonly Branch[] }
  | { readonly op: 'when'; readonly is: (now: Now) => boolean; readonly does: readonly Op[] }
  | {
      readonly op: 'until';
      readonly end: Lasts;
      readonly modifier: number;
      readonly on?: Ships;
      readonly value?: Amount;
    }
  /** Written for one card: called again after each call or ask it makes, with `stage` to know where it is. */
  | {
      readonly op: 'own';
      readonly possible?: (now: Now) => boolean;
      readonly run: (match: Match, frame: EffectFrame, tell: Tell) => Next;
    };

export type Word = Op['op'];
type Lasts = 'attack' | 'phase' | 'combat' | 'round' | 'next-round' | 'match';

interface Branch {
  readonly name: string;
  readonly is?: (now: Now) => boolean;
  readonly does: readonly Op[];
}

/** What standing in the way of an attack a card may lift or set up. */
export interface Terms {
  readonly arcs: readonly Arc[];
  readonly nearest: number;
  readonly farthest: number;
  readonly mayTouch: boolean;
  readonly mayBeDisabled: boolean;
  readonly mayBeOnRock: boolean;
  readonly barred: Reason | null;
}

/** One way to pay for an attack. */
export interface Payment {
  readonly needs: 'focus' | 'lock' | null;
  readonly spends: 'focus' | 'lock' | null;
  readonly discards: Discards;
}

/** How results are cancelled: which first, and how many of each cannot be. */
export interface CancelOrder {
  readonly critsFirst: boolean;
  /** Whether the defender may choose to cancel criticals first. */
  readonly mayCritsFirst: boolean;
  readonly sureHits: number;
  readonly sureCrits: number;
}

export interface BombPlace {
  readonly template: Template;
  readonly side: Side;
  readonly guides: 'rear' | 'front';
}

/** What each query is about, and what it answers. Of the squad's three the catalogue's `grants` and `only` are the hooks. */
export interface Queries {
  skill: {
    of: { readonly ship: Seat; readonly purpose: 'placement' | 'activation' | 'combat'; readonly printed: number };
    is: number;
  };
  'attack.value': { of: { readonly ship: Seat }; is: number };
  agility: { of: { readonly ship: Seat; readonly attack: AttackFrame | null }; is: number };
  hull: { of: { readonly ship: Seat }; is: number };
  shields: { of: { readonly ship: Seat }; is: number };
  'action.bar': { of: { readonly ship: Seat }; is: readonly Action[] };
  'action.allowed': {
    of: { readonly ship: Seat; readonly action: ActionName; readonly free: boolean };
    is: Reason | undefined;
  };
  'action.count': { of: { readonly ship: Seat }; is: number };
  difficulty: { of: { readonly ship: Seat; readonly manoeuvre: Manoeuvre }; is: Difficulty | undefined };
  'manoeuvre.allowed': {
    of: { readonly ship: Seat; readonly manoeuvre: Manoeuvre; readonly when: 'dial' | 'fly' };
    is: Reason | undefined;
  };
  'move.templates': {
    of: { readonly ship: Seat; readonly move: 'boost' | 'barrel-roll' | 'decloak' };
    is: readonly Template[];
  };
  'obstacles.ignored': {
    of: { readonly ship: Seat; readonly when: 'flying' | 'shifting' | 'damage-roll' | 'line' | 'shooting' };
    is: boolean;
  };
  'bomb.places': { of: { readonly ship: Seat; readonly bomb: CardId }; is: readonly BombPlace[] };
  'lock.range': { of: { readonly ship: Seat }; is: readonly [number, number] };
  'token.limit': { of: { readonly ship: Seat; readonly token: Token | 'lock' | 'same-lock' }; is: number };
  'token.kept': { of: { readonly ship: Seat; readonly token: Token }; is: boolean };
  'token.spendable': {
    of: {
      readonly ship: Seat;
      readonly token: Token | 'lock';
      readonly pool: Pool | null;
      readonly attack: AttackFrame | null;
    };
    is: boolean;
  };
  'attack.allowed': {
    of: { readonly ship: Seat; readonly weapon: number; readonly at: Seat; readonly given: CardId | null };
    is: Terms;
  };
  'attack.cost': { of: { readonly ship: Seat; readonly weapon: number; readonly at: Seat }; is: readonly Payment[] };
  'attack.dice': { of: { readonly attack: AttackFrame }; is: number };
  'defence.dice': { of: { readonly attack: AttackFrame }; is: number };
  'range.bonus': { of: { readonly attack: AttackFrame; readonly pool: Pool }; is: number };
  'dice.modifiable': {
    of: {
      readonly attack: AttackFrame;
      readonly pool: Pool;
      readonly by: Seat;
      readonly how: 'reroll' | 'change' | 'add';
      readonly card: CardId | null;
    };
    is: boolean;
  };
  'cancel.order': { of: { readonly attack: AttackFrame }; is: CancelOrder };
  'attack.hits': { of: { readonly attack: AttackFrame }; is: boolean };
  'damage.faceup': {
    of: { readonly ship: Seat; readonly source: Source; readonly attack: AttackFrame | null };
    is: boolean;
  };
  'damage.weight': { of: { readonly ship: Seat; readonly place: number }; is: number };
  'destruction.when': { of: { readonly ship: Seat }; is: 'now' | 'combat' };
  ability: { of: { readonly ship: Seat; readonly card: CardId }; is: boolean };
}
export type Query = keyof Queries;

interface On<Q extends Query> {
  readonly of: Q;
  /** Whether it also speaks of other ships than its bearer's. */
  readonly far?: true;
  change(board: Board, about: Queries[Q]['of'], is: Queries[Q]['is'], by: ByCard): Queries[Q]['is'];
}
/** The card that modifies: whose it is, and its place there. */
export interface ByCard {
  readonly ship: Seat;
  readonly place: number;
  readonly card: CardId;
  /** The ship that is asked about; of a change that lasts a while, the one it is on. */
  readonly on: Seat;
  /** When it was dealt, or began. */
  readonly round: number;
  /** What it was given to remember: of a condition, who gave it; of a card, what was chosen for it. */
  readonly value: number;
}
export type Modifier = { [Q in Query]: On<Q> }[Query];
