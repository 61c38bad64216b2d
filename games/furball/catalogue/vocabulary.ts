/** The words that ships and cards are described with. Lists that become types; the order is the order of display. */

export const FACTIONS = ['rebel', 'imperial', 'scum'] as const;
export type Faction = (typeof FACTIONS)[number];

/** What is printed on a card, and the faction it counts as when squads are built. */
export const FACTION_OF = {
  'Rebel Alliance': 'rebel',
  Resistance: 'rebel',
  'Galactic Empire': 'imperial',
  'First Order': 'imperial',
  'Scum and Villainy': 'scum',
} as const satisfies { readonly [subfaction: string]: Faction };
export type Subfaction = keyof typeof FACTION_OF;

export const SLOTS = [
  'elite',
  'astromech',
  'salvagedastromech',
  'torpedo',
  'missile',
  'cannon',
  'turret',
  'bomb',
  'crew',
  'system',
  'tech',
  'illicit',
  'modification',
  'title',
] as const;
export type Slot = (typeof SLOTS)[number];

const ACTIONS = [
  'focus',
  'target-lock',
  'evade',
  'barrel-roll',
  'boost',
  'cloak',
  'slam',
  'reload',
  'reinforce',
  'jam',
  'coordinate',
] as const;
export type Action = (typeof ACTIONS)[number];

export type DialBearing =
  | 'turn-left'
  | 'bank-left'
  | 'straight'
  | 'bank-right'
  | 'turn-right'
  | 'koiogran-turn'
  | 'segnors-loop-left'
  | 'segnors-loop-right'
  | 'tallon-roll-left'
  | 'tallon-roll-right'
  | 'stationary'
  | 'reverse-bank-left'
  | 'reverse-straight'
  | 'reverse-bank-right';

/** From easy to hard, so that the harder of two has the greater place. */
export const DIFFICULTIES = ['green', 'white', 'red'] as const;
export type Difficulty = (typeof DIFFICULTIES)[number];

/** Every ship has the front arc; `half` is everything ahead, `all` a primary weapon that turns all the way round. */
export type PrintedArc = 'front' | 'rear' | 'half' | 'bullseye' | 'all';

export type ShipSize = 'small' | 'large' | 'huge';

export interface Stats {
  readonly attack: number;
  readonly agility: number;
  readonly hull: number;
  readonly shields: number;
}
