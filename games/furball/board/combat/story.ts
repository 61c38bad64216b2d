import type { Seat } from '@starboard/kernel';
import { printedOn } from '../../rules/13-cards/book.ts';
import type { CardId, DicePool, Event, Face, Token } from '../../rules/model.ts';

/** The story of an attack or another roll: the ships, the weapon, and each change of the dice with its cause. */
export interface Story {
  /** Null for dice rolled outside an attack. */
  readonly attack: Extract<Event, { readonly type: 'attacks' }> | null;
  readonly steps: readonly StoryStep[];
  readonly dice: { readonly [P in DicePool]: readonly Face[] | null };
  /** The results left after hits and evades are compared; null before that. */
  readonly outcome: Extract<Event, { readonly type: 'compared' }> | null;
  /** Damage that the defender has suffered since, and whether it was destroyed. */
  readonly damage: number;
  readonly destroyed: boolean;
}

/** The cause of a change: a card, a token, a lock; null for the rules themselves. */
export type Cause =
  | { readonly by: Seat; readonly card: CardId }
  | { readonly by: Seat; readonly token: Token | 'lock' }
  | null;

export interface StoryStep {
  readonly pool: DicePool;
  readonly ship: Seat;
  readonly what: 'rolled' | Extract<Event, { readonly type: 'dice' }>['what'];
  readonly cause: Cause;
  /** The purpose of a roll outside attacks. */
  readonly why: string;
  readonly before: readonly Face[];
  readonly faces: readonly Face[];
  readonly rule: string;
}

/** These events end the story of an attack or a roll. */
const ENDS: readonly Event['type'][] = [
  'active',
  'phase',
  'round',
  'revealed',
  'flew',
  'acts',
  'passes',
  'detonated',
  'placed',
  'over',
];

/** The rule by which a reinforced side adds an evade. */
export const REINFORCED = '5.10';

/** An attack may have begun this many events ago. */
const LONGEST = 200;

/**
 * The last attack or roll; null if something else has begun since. A card may make a ship fly or act during an attack
 * without ending it.
 */
export function lastStory(told: readonly Event[], goesOn = false): Story | null {
  const from = beginning(told, goesOn);
  return from < 0 ? null : told.slice(from).reduce(tell, BLANK).story;
}

function beginning(told: readonly Event[], goesOn: boolean): number {
  let roll = -1;
  for (let at = told.length - 1; at >= Math.max(0, told.length - LONGEST); at--) {
    const event = told[at];
    if (event === undefined || (!goesOn && ENDS.includes(event.type))) return roll;
    if (event.type === 'attacks') return at;
    if (event.type === 'rolled' && !isOfAttack(event.why)) roll = at;
  }
  return roll;
}

const isOfAttack = (why: string): boolean => why === 'attack' || why === 'defence';

interface Telling {
  readonly story: Story | null;
  /** The last card or token used: it causes the next change. */
  readonly cause: Cause;
}
const NO_DICE: Story['dice'] = { attack: null, defence: null };
const NEW: Story = { attack: null, steps: [], dice: NO_DICE, outcome: null, damage: 0, destroyed: false };
const BLANK: Telling = { story: null, cause: null };

function tell({ story, cause }: Telling, event: Event): Telling {
  switch (event.type) {
    case 'attacks':
      return { story: { ...NEW, attack: event }, cause: null };
    case 'used':
      return { story, cause: { by: event.ship, card: event.card } };
    case 'token':
      return event.change < 0 ? { story, cause: spent(cause, event.ship, event.token) } : { story, cause };
    case 'unlocked':
      return { story, cause: spent(cause, event.ship, 'lock') };
    case 'rolled':
      return { story: rolled(story ?? NEW, event), cause: null };
    case 'dice':
      return { story: story === null ? null : changed(story, event, cause), cause };
    case 'compared':
      return { story: story === null ? null : { ...story, outcome: event, damage: 0 }, cause: null };
    case 'lost-shield':
    case 'dealt':
    case 'destroyed':
      return { story: story === null ? null : harmed(story, event), cause };
    default:
      return { story, cause };
  }
}

/** A token spent to pay for a card counts as the card's doing. */
function spent(cause: Cause, by: Seat, token: Token | 'lock'): Cause {
  return cause !== null && 'card' in cause && cause.by === by && isPaidWith(cause.card, token) ? cause : { by, token };
}

function isPaidWith(card: CardId, token: Token | 'lock'): boolean {
  const effects = printedOn(card)?.card.effects ?? [];
  return effects.some(({ costs }) => costs.some(({ spends }) => spends === token));
}

/** The first roll of another shot starts a new story; a card's roll within an attack is one more step. */
function rolled(story: Story, event: Extract<Event, { readonly type: 'rolled' }>): Story {
  const { ship, pool, why, faces, rule } = event;
  const step: StoryStep = { pool, ship, what: 'rolled', cause: null, why, before: [], faces, rule };
  if (story.attack !== null && !isOfAttack(why)) return { ...story, steps: [...story.steps, step] };
  const again = pool === 'attack' && story.dice.attack !== null;
  const before = again ? { ...NEW, attack: story.attack } : story;
  return { ...before, steps: [...before.steps, step], dice: { ...before.dice, [pool]: faces } };
}

function changed(story: Story, event: Extract<Event, { readonly type: 'dice' }>, cause: Cause): Story {
  const { ship, pool, what, before, faces, rule } = event;
  const made = cause?.by === ship && rule !== REINFORCED ? cause : null;
  const step: StoryStep = { pool, ship, what, cause: made, why: '', before, faces, rule };
  return { ...story, steps: [...story.steps, step], dice: { ...story.dice, [pool]: faces } };
}

function harmed(story: Story, { type, ship }: Extract<Event, { readonly ship: Seat }>): Story {
  if (story.attack !== null && ship !== story.attack.target) return story;
  return type === 'destroyed' ? { ...story, destroyed: true } : { ...story, damage: story.damage + 1 };
}
