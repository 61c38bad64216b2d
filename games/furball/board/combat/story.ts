import type { Seat } from '@starboard/kernel';
import { printedOn } from '../../rules/13-cards/book.ts';
import type { CardId, DicePool, Event, Face, Token } from '../../rules/model.ts';

/** An attack, or another roll, as it was told: who, with what, and each change of the dice with what made it. */
export interface Story {
  /** Null for dice rolled outside an attack. */
  readonly attack: Extract<Event, { readonly type: 'attacks' }> | null;
  readonly steps: readonly StoryStep[];
  /** What the dice show now; null for those not rolled yet. */
  readonly dice: { readonly [P in DicePool]: readonly Face[] | null };
  /** What was left when hits and evades were compared; null before that. */
  readonly outcome: Extract<Event, { readonly type: 'compared' }> | null;
  /** Damage that the defender has suffered since, and whether it was destroyed. */
  readonly damage: number;
  readonly destroyed: boolean;
}

/** What made a change: a card, a token, a lock; null for the rules themselves. */
export type Cause =
  | { readonly by: Seat; readonly card: CardId }
  | { readonly by: Seat; readonly token: Token | 'lock' }
  | null;

export interface StoryStep {
  readonly pool: DicePool;
  readonly ship: Seat;
  readonly what: 'rolled' | Extract<Event, { readonly type: 'dice' }>['what'];
  readonly cause: Cause;
  /** For a roll outside attacks, what it is for. */
  readonly why: string;
  readonly before: readonly Face[];
  readonly faces: readonly Face[];
  readonly rule: string;
}

/** What ends an attack or a roll: something else begins. */
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

/** So far back an attack may have begun. */
const LONGEST = 200;

/**
 * The attack or roll that is told last; null where something else has begun since. An attack that is known to go on is
 * not over because a card has somebody fly or act in it.
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
  /** What was used or spent last: it made the next change. */
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

/** A token that a card is paid with is the card's doing. */
function spent(cause: Cause, by: Seat, token: Token | 'lock'): Cause {
  return cause !== null && 'card' in cause && cause.by === by && isPaidWith(cause.card, token) ? cause : { by, token };
}

function isPaidWith(card: CardId, token: Token | 'lock'): boolean {
  const effects = printedOn(card)?.card.effects ?? [];
  return effects.some(({ costs }) => costs.some(({ spends }) => spends === token));
}

/** The first roll of another shot begins anew; a roll of a card within an attack is one more step. */
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
