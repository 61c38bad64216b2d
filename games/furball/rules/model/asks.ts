import type { Seat } from '@starboard/kernel';
import type { DialManoeuvre } from '../../catalogue/index.ts';
import type { Spot } from '../geometry/index.ts';
import type { DiceChoice, EffectName, Shift } from './frames.ts';
import type { ActionName, DicePool, Face, Moment } from './names.ts';

/** The list from which an action may be chosen: `upgrades` and `bombs` are those printed on cards of that kind. */
export type ActionList = 'step' | 'bar' | 'cards' | 'upgrades' | 'bombs' | 'any' | readonly ActionName[];

export type Ask =
  /** 2.2 Who of those tied comes next in their order. */
  | { readonly kind: 'first'; readonly seat: Seat; readonly among: readonly Seat[] }
  | { readonly kind: 'spot'; readonly seat: Seat }
  | { readonly kind: 'dial'; readonly seat: Seat }
  | { readonly kind: 'shift'; readonly seat: Seat; readonly ship: Seat; readonly move: Shift; readonly may: boolean }
  | { readonly kind: 'slide'; readonly seat: Seat }
  | { readonly kind: 'effects'; readonly seat: Seat; readonly moment: Moment }
  | { readonly kind: 'action'; readonly seat: Seat; readonly from: ActionList; readonly may: boolean }
  | { readonly kind: 'attack'; readonly seat: Seat }
  /** Which dice: how many of each face. */
  | {
      readonly kind: 'dice';
      readonly seat: Seat;
      readonly pool: DicePool;
      readonly faces: readonly Face[];
      readonly most: number;
      readonly to: 'reroll' | 'cancel' | Face;
    }
  | {
      readonly kind: 'ship';
      readonly seat: Seat;
      readonly why: string;
      readonly among: readonly Seat[];
      readonly may: boolean;
    }
  /** A card of a ship, by its place there. */
  | {
      readonly kind: 'card';
      readonly seat: Seat;
      readonly why: string;
      readonly of: Seat;
      readonly among: readonly number[];
      readonly may: boolean;
    }
  | { readonly kind: 'either'; readonly seat: Seat; readonly why: string; readonly among: readonly string[] }
  | {
      readonly kind: 'manoeuvre';
      readonly seat: Seat;
      readonly why: string;
      readonly among: readonly DialManoeuvre[];
      readonly may: boolean;
    }
  /** A place on the mat, by its place in the list. */
  | {
      readonly kind: 'point';
      readonly seat: Seat;
      readonly why: string;
      readonly among: readonly Spot[];
    }
  | {
      readonly kind: 'number';
      readonly seat: Seat;
      readonly why: string;
      readonly least: number;
      readonly most: number;
    };

/** The place of the weapon's card, a target, and the payment if there are several. */
export type AttackChoice = {
  readonly weapon: number;
  readonly at: Seat;
  /** Of several ways to pay, which. */
  readonly pay: number;
  /** Whether the attacker chooses an obstructed line, if both kinds are equally short. */
  readonly obstructed: boolean;
};

/** Where a boost, a roll, a decloak or a pull goes: which of the ways that fit, as geometry names them. */
type ShiftChoice = string;

export type Choices = {
  first: Seat;
  spot: number;
  dial: number;
  shift: ShiftChoice | null;
  slide: number;
  effects: EffectName | null;
  action: ActionName | null;
  attack: AttackChoice | null;
  dice: DiceChoice;
  ship: Seat | null;
  card: number | null;
  either: string;
  /** The place in the list that was asked. */
  manoeuvre: number | null;
  point: number;
  number: number;
};
