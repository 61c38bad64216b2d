import type { Reason, Seat } from '@starboard/kernel';
import type { Action, DialManoeuvre, Difficulty, PrintedArc } from '../../catalogue/index.ts';
import type { BendSide, ManoeuvreTemplate } from '../geometry/index.ts';
import type {
  ActionName,
  AttackFrame,
  Board,
  CardId,
  DamageSource,
  DicePool,
  Discards,
  DroppedBomb,
  EffectFrame,
  Match,
  Moment,
  Next,
  Origin,
  Stack,
  Tell,
  Token,
  WindowSubject,
} from '../model.ts';

/**
 * A card is data: modifiers that answer queries, effects that wait for moments, and actions, each a list of operations.
 * `effects/README.md` explains how to write one.
 */
export interface CardScript {
  readonly modifiers?: readonly Modifier[];
  readonly effects?: readonly Effect[];
  readonly actions?: readonly CardAct[];
  /** What its word `until` brings in for a while. */
  readonly passing?: readonly Modifier[];
  /** For a bomb: the effect of its token on each ship it hits, which is the one chosen. */
  readonly detonates?: readonly Op[];
}

/** The cards of a kind by name, as the file of that kind under `effects/` has them. */
export type Cards<Kind extends string> = { readonly [C in Extract<CardId, `${Kind}.${string}`>]?: CardScript };

/** What an effect can see: the board, its own card, what happens, and the attack it happens in. */
export interface Now {
  readonly board: Board;
  readonly stack: Stack;
  readonly origin: Origin;
  readonly ship: Seat;
  readonly event: WindowSubject;
  readonly attack: AttackFrame | null;
  /** Ships picked and a number named so far, while the effect runs. */
  readonly chosen: readonly Seat[];
  readonly count: number;
}

export type BearerPart = 'own' | 'attacker' | 'defender' | 'bystander' | 'lent';

/** What a card does at a moment. `effects/clauses/moments.ts` makes them. */
export interface Effect {
  readonly at: Moment;
  /** The bearer's part in it. `lent` means that any attacker may use it. */
  readonly as: BearerPart;
  /** Whether its user may decline it. */
  readonly may: boolean;
  /** How often: in an attack, in a round, or each time that it happens. */
  readonly once: 'attack' | 'round' | 'each-time';
  /** Of a weapon's card: only in attacks with it. */
  readonly withThis: boolean;
  readonly applies: (now: Now) => boolean;
  readonly costs: readonly Op[];
  readonly does: readonly Op[];
  /** What comes with it afterwards, and is no reason to use it. */
  readonly follows: readonly Op[];
  /** Usable though nothing would change: its price is the point. */
  readonly evenIdle: boolean;
  /** It counts only while the word `enable` has it count, and then though its card is discarded. */
  readonly lasting: boolean;
}

interface CardAct {
  readonly applies?: (now: Now) => boolean;
  readonly does: readonly Op[];
  readonly follows?: readonly Op[];
}

/** What a word could do for its user: nothing, something good or bad, or only something good. */
export type Help = 'no' | 'maybe' | 'surely';

/** A word of the language in which cards are written; `rules/ops` has them all. */
export interface Op {
  /** 13.6 Whether it could do something now: an effect that would change nothing is not offered. */
  possible(now: Now): boolean;
  /** Carries it out. It is called until it answers nothing; `stage` of the frame says how far it has come. */
  run(match: Match, frame: EffectFrame, now: Now, tell: Tell): Next;
  /** Whether it could do its user any good now; a word that doesn't say may. */
  readonly helps?: ((now: Now) => Help) | undefined;
  /** Its rough worth to a bot that uses it, in points of damage. */
  worth(use: Use): number;
  /** The words inside it, by the key under which a frame finds them. */
  readonly within?: ((key: string | number) => readonly Op[]) | undefined;
  /** The token that it takes as the price of what follows. */
  readonly spends?: Token | 'lock' | undefined;
  /** Whether all depends on it: where it is impossible, so are the words beside it. */
  readonly needed?: true | undefined;
  /** Whether it changes the manoeuvre that the dial shows. */
  readonly turnsDial?: true | undefined;
}

/** The user of an operation, and the situation. */
export interface Use {
  readonly board: Board;
  readonly seat: Seat;
  readonly stack: Stack;
}

export type Amount = number | ((now: Now) => number);
export type Ships = 'self' | 'attacker' | 'defender' | 'subject' | 'chosen' | ((now: Now) => readonly Seat[]);

/** The restrictions on an attack that a card may lift or impose. */
export interface Terms {
  readonly arcs: readonly PrintedArc[];
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
  readonly template: ManoeuvreTemplate;
  readonly side: BendSide;
  readonly guides: 'rear' | 'front';
}

/** The subject and answer of each query. For the three squad queries, the catalogue's `grants` and `only` apply. */
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
  difficulty: { of: { readonly ship: Seat; readonly manoeuvre: DialManoeuvre }; is: Difficulty | undefined };
  'manoeuvre.allowed': {
    of: { readonly ship: Seat; readonly manoeuvre: DialManoeuvre; readonly when: 'dial' | 'fly' };
    is: Reason | undefined;
  };
  'move.templates': {
    of: { readonly ship: Seat; readonly move: 'boost' | 'barrel-roll' | 'decloak' };
    is: readonly ManoeuvreTemplate[];
  };
  /** The stress tokens that a move with a template costs. */
  'move.stress': {
    of: {
      readonly ship: Seat;
      readonly move: 'boost' | 'barrel-roll' | 'decloak';
      readonly template: ManoeuvreTemplate;
    };
    is: number;
  };
  'obstacles.ignored': {
    of: { readonly ship: Seat; readonly when: 'flying' | 'shifting' | 'damage-roll' | 'line' | 'shooting' };
    is: boolean;
  };
  'bomb.places': { of: { readonly ship: Seat; readonly bomb: CardId }; is: readonly BombPlace[] };
  /** Whether a bomb passes a ship by. */
  'bomb.ignored': { of: { readonly ship: Seat; readonly bomb: DroppedBomb }; is: boolean };
  'lock.range': { of: { readonly ship: Seat }; is: readonly [number, number] };
  'token.limit': { of: { readonly ship: Seat; readonly token: Token | 'lock' | 'same-lock' }; is: number };
  'token.kept': { of: { readonly ship: Seat; readonly token: Token }; is: boolean };
  'token.spendable': {
    of: {
      readonly ship: Seat;
      readonly token: Token | 'lock';
      readonly pool: DicePool | null;
      readonly attack: AttackFrame | null;
    };
    is: boolean;
  };
  /** Whether a ship must spend a focus token on its dice in an attack, if it can. */
  'token.owed': { of: { readonly ship: Seat; readonly attack: AttackFrame }; is: boolean };
  'attack.allowed': {
    of: { readonly ship: Seat; readonly weapon: number; readonly at: Seat; readonly given: CardId | null };
    is: Terms;
  };
  'attack.cost': { of: { readonly ship: Seat; readonly weapon: number; readonly at: Seat }; is: readonly Payment[] };
  /** The range that an attack counts as, once it is in reach. */
  'attack.range': { of: { readonly ship: Seat; readonly weapon: number; readonly at: Seat }; is: number };
  'attack.dice': { of: { readonly attack: AttackFrame }; is: number };
  'defence.dice': { of: { readonly attack: AttackFrame }; is: number };
  'range.bonus': { of: { readonly attack: AttackFrame; readonly pool: DicePool }; is: number };
  'dice.modifiable': {
    of: {
      readonly attack: AttackFrame;
      readonly pool: DicePool;
      readonly by: Seat;
      readonly how: 'reroll' | 'change' | 'add';
      readonly card: CardId | null;
    };
    is: boolean;
  };
  'cancel.order': { of: { readonly attack: AttackFrame }; is: CancelOrder };
  'attack.hits': { of: { readonly attack: AttackFrame }; is: boolean };
  'damage.faceup': {
    of: { readonly ship: Seat; readonly source: DamageSource; readonly attack: AttackFrame | null };
    is: boolean;
  };
  'damage.weight': { of: { readonly ship: Seat; readonly place: number }; is: number };
  'destruction.when': { of: { readonly ship: Seat }; is: 'now' | 'combat' };
  ability: { of: { readonly ship: Seat; readonly card: CardId }; is: boolean };
}
export type Query = keyof Queries;

interface On<Q extends Query> {
  readonly of: Q;
  /** Whether it also affects ships other than its bearer's. */
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
