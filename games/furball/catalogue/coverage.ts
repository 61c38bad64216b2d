import { CARDS, type Card, type CardId, cardOf } from './cards.ts';
import { BANNED, IDLE, IDLE_WITHOUT_OPTION } from './idle.ts';

/**
 * Whether a card is playable; no card is silently ignored. A card is done when the files under `effects/` print it and
 * a test exercises it; a card that only has facts of the catalogue (slots, prices, values, actions) is printed without
 * text. `test/support/exercises.ts` explains how a test names its card, and `test/catalogue/done.test.ts` checks that
 * cards and tests match. `npm run coverage` counts.
 */
export type CardCoverage =
  /** A pilot without an ability: nothing to be done. */
  | { readonly is: 'plain' }
  | { readonly is: 'done' }
  /** Legal, and does nothing in a free-for-all, for this reason. */
  | { readonly is: 'idle'; readonly reason: string }
  | { readonly is: 'banned'; readonly reason: string }
  /** Not yet playable, so squads with it are refused. */
  | { readonly is: 'missing'; readonly reason: string };

export interface Coverage {
  /** Whether the effects of a card are written. */
  isDone(card: CardId): boolean;
  /** The option "a ship is friendly to itself". */
  readonly friendlyToItself: boolean;
}

const PLAIN: CardCoverage = { is: 'plain' };
const DONE: CardCoverage = { is: 'done' };

export function standingOf(id: CardId, { isDone, friendlyToItself }: Coverage): CardCoverage {
  const card = cardOf(id);
  if (!hasEffect(card)) return PLAIN;
  const banned = reasonIn(BANNED, id);
  if (banned !== undefined) return { is: 'banned', reason: banned };
  const idle = reasonIn(IDLE, id) ?? (friendlyToItself ? undefined : reasonIn(IDLE_WITHOUT_OPTION, id));
  if (idle !== undefined) return { is: 'idle', reason: idle };
  return isDone(id) ? DONE : { is: 'missing', reason: `${card.name} is not in the game yet.` };
}

/** Whether a squad may have it. A random squad asks this of hundreds of cards, so it builds no reasons. */
export function isPlayable(id: CardId, { isDone, friendlyToItself }: Coverage): boolean {
  if (Object.hasOwn(BANNED, id)) return false;
  if (isDone(id) || Object.hasOwn(IDLE, id)) return true;
  return (!friendlyToItself && Object.hasOwn(IDLE_WITHOUT_OPTION, id)) || !hasEffect(cardOf(id));
}

/** Unique pilots, and they alone, have an ability; every other card has an effect. */
function hasEffect(card: Card): boolean {
  return card.kind !== 'pilot' || card.unique;
}

/** The 461. */
export const CARDS_WITH_EFFECT: readonly CardId[] = CARDS.filter(hasEffect).map(({ id }) => id);

export interface Count {
  readonly cards: number;
  readonly idle: number;
  readonly banned: number;
  readonly written: number;
  /** Written, idle and banned ones together. */
  readonly done: number;
  readonly missing: readonly CardId[];
}

/** Counts as if a ship were its own friend, because cards that need this option must be written too. */
export function countCoverage(isDone: Coverage['isDone'], cards = CARDS_WITH_EFFECT): Count {
  const standings = cards.map((id) => standingOf(id, { isDone, friendlyToItself: true }));
  const counted = (is: CardCoverage['is']): number => standings.filter((standing) => standing.is === is).length;
  const missing = cards.filter((_, i) => standings[i]?.is === 'missing');
  return {
    cards: cards.length,
    idle: counted('idle'),
    banned: counted('banned'),
    written: counted('done'),
    done: cards.length - missing.length,
    missing,
  };
}

function reasonIn(reasons: { readonly [card: string]: string }, id: CardId): string | undefined {
  return Object.hasOwn(reasons, id) ? reasons[id] : undefined;
}
