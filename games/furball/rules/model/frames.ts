import type { Seat, WindowFrame } from '@starboard/kernel';
import type { DialManoeuvre, Difficulty, PrintedArc } from '../../catalogue/index.ts';
import type { CardId, DamageId, DamageSource, WeaponFilter } from './board.ts';
import type { ActionName, DicePool, Face, Moment, Token } from './names.ts';

/** Told apart by what it shows and what may still be done with it, never by number. */
export interface Die {
  face: Face;
  rerolled: boolean;
  /** No further change. */
  fixed: boolean;
  /** It alone is fixed: results may still be added to the others. */
  alone?: true;
}

/** A card with an effect: on which ship, of what kind, and at which place there. */
export interface Origin {
  readonly ship: Seat;
  readonly from: 'card' | 'damage' | 'condition' | 'core' | 'lasting';
  readonly place: number;
  readonly card: CardId;
}

/** What a window is about: the ship it happens to, and the thing itself. */
export interface WindowSubject {
  readonly ship: Seat;
  /** The other ship in it, if there is one: who assigned a token, whose card it was. */
  readonly other: Seat | null;
  readonly token: Token | 'lock' | 'condition' | null;
  readonly action: ActionName | null;
  readonly card: CardId | null;
  /** A bomb token, a place of a card. */
  readonly number: number;
  readonly pool: DicePool | null;
}

export type EffectName = string;

/** Dice on the table: of an attack, or rolled by themselves. */
export interface Rolling {
  readonly dice: Die[];
}

/** An attack, from its declaration to what follows it. */
export interface AttackFrame {
  readonly at: 'attack';
  step: number;
  readonly number: number;
  readonly attacker: Seat;
  readonly defender: Seat;
  /** The place of the weapon's card; 0 is the primary weapon. */
  readonly weapon: number;
  readonly range: number;
  readonly arc: PrintedArc;
  readonly obstructed: boolean;
  /** The card that granted it. */
  readonly given: CardId | null;
  shot: number;
  readonly shots: number;
  /** Dice more or fewer, by choice. */
  extra: { attack: number; defence: number };
  dice: { attack: Die[]; defence: Die[] };
  /** How many defence dice were rolled. */
  rolled: number;
  /** Effects used in this attack that may be used once in it. */
  used: string[];
  hit: boolean;
  /** 6.9 Whether the defender chose to cancel criticals first. */
  answer: Answered;
  /** Any shot of this use has hit. */
  everHit: boolean;
  /** Damage cards that it has dealt, faceup ones among them. */
  dealt: number;
  dealtUp: number;
  readonly discards: Discards;
}

export type Frame =
  | { readonly at: 'game'; step: number }
  /** 2 Groups of equal skill still to be ordered. */
  | {
      readonly at: 'initiative';
      step: number;
      readonly groups: readonly (readonly Seat[])[];
      group: number;
      decider: Seat;
      order: Seat[];
    }
  | {
      readonly at: 'placing';
      step: number;
      readonly returning: boolean;
      readonly order: readonly Seat[];
      placed: number;
      sided: number;
      taken: number[];
      /** The last ship placed, the mines under it, and how many have gone off. */
      ship: Seat;
      mines: readonly number[];
      met: number;
    }
  | { readonly at: 'round'; step: number; order: readonly Seat[]; done: number; skill: number }
  /** `shown` is the manoeuvre to be flown, once revealed. */
  | {
      readonly at: 'activation';
      step: number;
      readonly ship: Seat;
      readonly dialled: boolean;
      shown: DialManoeuvre | null;
      /** The colour of what it flew, where its stress is to be checked after the action. */
      late: Difficulty | null;
    }
  | {
      readonly at: 'manoeuvre';
      step: number;
      readonly ship: Seat;
      readonly manoeuvre: DialManoeuvre;
      readonly difficulty: Difficulty;
      /** By the dial, by SLAM, or by a card. */
      readonly why: 'dial' | 'slam' | 'card';
      slide: number;
      rocks: readonly number[];
      /** Mines that it has flown onto, and how many have gone off. */
      mines: readonly number[];
      met: number;
      checksStress: boolean;
    }
  /** A boost, roll, decloak or pull: `by` chooses where to. */
  | {
      readonly at: 'shift';
      step: number;
      readonly ship: Seat;
      readonly by: Seat;
      readonly move: Shift;
      readonly may: boolean;
      choice: string | null;
      mines: readonly number[];
      met: number;
      rocks: readonly number[];
    }
  | { readonly at: 'actions'; step: number; readonly ship: Seat; left: number }
  | {
      readonly at: 'action';
      step: number;
      readonly ship: Seat;
      readonly action: ActionName;
      readonly free: boolean;
      /** Whether the ship was stressed when it began. */
      stressed: boolean;
      stage: number;
      answer: Answered;
    }
  | { readonly at: 'combat-turn'; step: number; readonly ship: Seat; skips: boolean; had: boolean }
  /** A chance to attack, with what is allowed for it. */
  | {
      readonly at: 'chance';
      step: number;
      readonly ship: Seat;
      readonly weapons: WeaponFilter;
      readonly targets: readonly Seat[] | null;
      readonly besides: Seat | null;
      readonly given: CardId | null;
    }
  /** An attack that is to be paid for. */
  | {
      readonly at: 'declared';
      step: number;
      readonly ship: Seat;
      readonly weapon: number;
      readonly target: Seat;
      readonly pay: number;
      readonly range: number;
      readonly arc: PrintedArc;
      readonly obstructed: boolean;
      readonly given: CardId | null;
      discards: Discards;
    }
  | AttackFrame
  | {
      readonly at: 'roll';
      step: number;
      readonly ship: Seat;
      readonly pool: DicePool;
      readonly count: number;
      readonly why: string;
      dice: Die[];
    }
  /** Damage from one source: hits and criticals, and cards dealt past the shields, facedown and faceup. */
  | {
      readonly at: 'suffer';
      step: number;
      readonly ship: Seat;
      hits: number;
      crits: number;
      down: number;
      up: number;
      readonly source: DamageSource;
      /** Whether cards have answered the critical that comes next. */
      foreseen: boolean;
      hurt: boolean;
      /** The ship was destroyed by this or before it: the damage besides scores nothing. */
      killed: boolean;
    }
  | {
      readonly at: 'deal';
      step: number;
      readonly ship: Seat;
      readonly up: boolean;
      readonly source: DamageSource;
      /** A card that is dealt in place of one from the deck. */
      readonly given: DamageId | null;
      /** The number of the card once it is at the ship. */
      card: number;
    }
  | {
      readonly at: 'rock';
      step: number;
      readonly ship: Seat;
      readonly rocks: readonly number[];
      met: number;
      readonly source: DamageSource;
      returned: readonly Face[] | null;
    }
  | { readonly at: 'deaths'; step: number; readonly ships: readonly Seat[]; told: number }
  /** Tokens that come or go, one at a time; of a lock, `number` is whom it is on. */
  | {
      readonly at: 'token';
      step: number;
      readonly ship: Seat;
      readonly token: Token | 'lock' | 'condition';
      /** Whether its owner spent it; what is only removed is not spent. */
      readonly spent: boolean;
      readonly by: Seat | null;
      readonly change: 1 | -1;
      left: number;
      readonly number: number;
      /** The token that comes in its place. */
      instead: Token | null;
      answer: Answered;
    }
  | {
      readonly at: 'detonation';
      step: number;
      readonly bomb: number;
      /** Whom it hits, in this order, and how many it has. */
      ships: readonly Seat[];
      hit: number;
      prevented: boolean;
      answer: Answered;
    }
  /** Tokens that lie on the mat now: mines among them may go off at once. */
  | {
      readonly at: 'drop';
      step: number;
      readonly ship: Seat;
      readonly card: CardId;
      readonly bombs: readonly number[];
      met: number;
      answer: Answered;
    }
  | WindowOf
  | EffectFrame;

export type WindowOf = WindowFrame<EffectName> & {
  readonly at: 'window';
  readonly moment: Moment;
  readonly event: WindowSubject;
};

/** An effect being carried out: which list of its words, how far, and what was picked on the way. */
export interface EffectFrame {
  readonly at: 'effect';
  step: number;
  readonly origin: Origin;
  /** Its number among the card's effects, or among its actions. */
  readonly kind: 'effect' | 'action' | 'bomb' | 'core';
  readonly number: number;
  /** The name of a core rule's effect. */
  readonly core: string;
  readonly event: WindowSubject;
  /** Where in nested lists of words this frame works: nothing for the outermost. */
  readonly path: readonly (number | string)[];
  word: number;
  /** How far the present word has come, and what was answered to it. */
  stage: number;
  answer: Answered;
  /** The ships that the present word is about, fixed when it begins, and faces that it has rolled. */
  list: readonly Seat[];
  faces: readonly Face[];
  chosen: Seat[];
  count: number;
  /** For damage by this use of the card. */
  source: DamageSource;
  returned: readonly Face[] | boolean | null;
}

/** Dice by what they show, none of those left out. */
export type DiceChoice = { readonly [F in Face]?: number };

type Answered = number | string | DiceChoice | null;

export type Shift = 'boost' | 'barrel-roll' | 'decloak' | 'tractor';

/** What an attack costs of its weapon's card: the card or a token on it, at once or only on a hit. */
export type Discards = 'card' | 'token' | 'card-if-hit' | 'token-if-hit' | 'nothing';

export type Returned = readonly Face[] | boolean;
