import type { Seat } from '@starboard/kernel';
import type { CardId, DamageId, DialManoeuvre, Difficulty, ShipTypeId } from '../../catalogue/index.ts';
import type { Squad } from '../../squads/squad.ts';
import type { Placement, Pose, Rock, Spot } from '../geometry/index.ts';
import type { ActionName, RoundPhase, Token } from './names.ts';

export type { CardId, DamageId } from '../../catalogue/index.ts';

export interface Setup {
  /** A squad a seat, null for a random one; with none, all fly random ones. */
  readonly squads: readonly (Squad | null)[];
  /** Where the six lie; with none, a lay-out is drawn. */
  readonly asteroids: readonly Placement[];
  /** The most that a squad may cost. */
  readonly limit: number;
  readonly ending: 'rounds' | 'time';
  readonly rounds: number;
  /** With an ending by time, how long the game lasts from the last placement. */
  readonly minutes: number;
  readonly friendlyToSelf: boolean;
  /** Which damage deck everybody has. */
  readonly damageDeck: 'newer' | 'original';
}

/** A card on a ship, never written to. The pilot is the first; places never change. */
export interface Held {
  readonly card: CardId;
  /** Not discarded. */
  readonly up: boolean;
  /** Of dual cards. */
  readonly side: 0 | 1;
  /** Stored on it: ordnance, shields, focus. */
  readonly tokens: number;
  /** The round of its last use of what may be used once a round; 0 for never. */
  readonly used: number;
  /** What was chosen once: a seat, mostly. */
  readonly chosen: number | null;
  /** The card of the squad in whose place it lies until the ship returns. */
  readonly replaces?: CardId;
}

/** A damage card at a ship or on its pile. `known`: it has lain faceup, so everybody remembers it. */
export interface DealtDamage {
  /** Its number in the match: it tells one facedown card from another, and nothing of what is on it. */
  readonly id: number;
  readonly card: DamageId;
  readonly up: boolean;
  readonly known: boolean;
  /** The round in which it was dealt. */
  readonly round: number;
  /** The attack that dealt it; 0 for none. */
  readonly attack: number;
}

/** A condition, and whose card gave it. */
export interface Condition {
  readonly id: number;
  readonly card: CardId;
  readonly by: Seat;
  readonly source: DamageSource;
  /** When it was given; 0 at set-up. */
  readonly round: number;
  /** A damage card of the bearer's deck that lies on it. */
  readonly holds: DamageId | null;
  /** The round of its last use of what may be used once a round. */
  readonly used?: number;
}

/** Where damage comes from, for the score. */
export interface DamageSource {
  readonly by: Seat | null;
  /** A source `none` never scores. */
  readonly as: 'attack' | 'splash' | 'other' | 'none';
  /** The attack, or the one use, token, condition that the limit is about. */
  readonly key: number;
  readonly card: CardId | null;
}

/** Bomb tokens on the mat; those of one drop share a source. */
export interface DroppedBomb {
  readonly id: number;
  readonly card: CardId;
  readonly by: Seat;
  readonly spot: Spot;
  readonly source: DamageSource;
}

/** A change that a card has made for a while: which of its passing modifiers, on whom, until when. Null stands for its lasting effects. */
export interface Lasting {
  readonly card: CardId;
  readonly by: Seat;
  readonly on: Seat;
  readonly modifier: number | null;
  readonly until: 'attack' | 'phase' | 'combat' | 'round' | 'next-round' | 'match';
  /** The round in which it began, and what it was given to remember. */
  readonly round: number;
  readonly value: number;
}

/** What a source other than an attack has scored: its ships and the points each is worth. */
export interface SourceTally {
  readonly key: number;
  readonly ships: readonly Seat[];
  readonly points: readonly number[];
}

/** With which weapons an attack may be made. */
export interface WeaponFilter {
  readonly only: 'any' | 'primary' | 'turret' | 'other-than' | 'card';
  readonly place: number;
}

/** An attack promised by a card, made when no other is in progress. */
export interface Owed {
  readonly by: Seat;
  readonly card: CardId;
  readonly weapons: WeaponFilter;
  readonly targets: readonly Seat[] | null;
  readonly besides: Seat | null;
}

export type Tokens = { [T in Token]: number };

/** The manoeuvre executed this round, as it counted. */
interface Flown {
  readonly manoeuvre: DialManoeuvre;
  readonly difficulty: Difficulty;
  readonly overlappedShip: boolean;
  readonly overlappedRock: boolean;
}

export interface Ship {
  readonly kind: ShipTypeId;
  /** Squad total, and skill as at set-up. */
  readonly total: number;
  readonly skill: number;
  /** `off`: not yet placed; `gone`: destroyed, back at the next planning; `out`: its player has left. */
  status: 'off' | 'flying' | 'gone' | 'out';
  pose: Pose;
  /** Replaced, never written to: copies of a board share them. */
  cards: readonly Held[];
  shields: number;
  damage: readonly DealtDamage[];
  /** Secret: its order. How many of it are drawn, and what lies discarded. */
  deck: readonly DamageId[];
  drawn: number;
  pile: readonly DealtDamage[];
  tokens: Tokens;
  locks: readonly Seat[];
  conditions: readonly Condition[];
  /** Secret until revealed: the place of a manoeuvre on its dial. */
  dial: number | null;
  flown: Flown | null;
  touching: readonly Seat[];
  acted: readonly ActionName[];
  activated: boolean;
  fought: boolean;
  skipsAction: boolean;
  droppedBomb: boolean;
  tractored: boolean;
  attacks: number;
  defences: number;
  /** Destroyed, and stays until its turn in Combat is over, or until Combat ends. */
  doomed: 'no' | 'turn' | 'combat';
  /** How often it was destroyed. */
  losses: number;
  score: number;
  /** The points its attacks have scored this round. */
  attackScore: number;
}

export interface Board {
  readonly setup: Setup;
  asteroids: readonly Rock[];
  round: number;
  phase: RoundPhase;
  ships: Ship[];
  bombs: readonly DroppedBomb[];
  /** All seats, in the order that breaks ties of skill. */
  ranking: readonly Seat[];
  lasting: readonly Lasting[];
  /** How many effects listen at each moment and modify each query, kept as cards come and go. */
  listening: readonly number[];
  tallies: readonly SourceTally[];
  /** Numbers for sources, bombs and attacks. */
  numbered: number;
  owed: readonly Owed[];
  /** Destroyed, and not yet removed. */
  dying: readonly Seat[];
  /** Time has been called: this round is the last. */
  called: boolean;
}

/** A damage card as everybody sees it: nobody knows facedown ones. */
export interface DamageView extends Omit<DealtDamage, 'card'> {
  readonly card: DamageId | null;
}

/** Its deck is only counted, and its dial is its owner's. */
export interface ShipView extends Omit<Ship, 'damage' | 'deck' | 'pile' | 'dial'> {
  readonly damage: readonly DamageView[];
  readonly deck: number;
  readonly pile: readonly DamageView[];
  readonly dial: number | null;
  /** Whether it has a dial set. */
  readonly dialled: boolean;
}

export interface BoardView extends Omit<Board, 'ships'> {
  readonly ships: readonly ShipView[];
}
