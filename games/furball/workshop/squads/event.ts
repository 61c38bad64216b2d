import { diceFromKey } from '@starboard/kernel';
import '../../effects/index.ts';
import { type CardId, isPlayable, SHIPS, type ShipTypeId } from '../../catalogue/index.ts';
import { isPrinted } from '../../rules/13-cards/book.ts';
import { rules } from '../../rules/index.ts';
import type { Setup } from '../../rules/model.ts';
import {
  type EventRules,
  randomSquad,
  readySquad,
  SQUAD_LIMIT,
  type Squad,
  type SquadWish,
  wantedSquad,
} from '../../squads/index.ts';

/** 1.1 The playable squads of a set-up: its limit, and the available cards. */
export function eventOf({ limit = SQUAD_LIMIT, friendlyToSelf = false }: Partial<Setup>): EventRules {
  // A field that is being written in may hold anything.
  const isLimit = Number.isInteger(limit) && limit >= LIMIT.least && limit <= LIMIT.most;
  const coverage = { isDone: isPrinted, friendlyToItself: friendlyToSelf };
  return { limit: isLimit ? limit : SQUAD_LIMIT, coverage };
}

/** The limits that an event can have. */
export const LIMIT = limits();

function limits(): { readonly least: number; readonly most: number } {
  const { minimum = 0, maximum = 0 } = rules.setup.properties?.['limit'] ?? {};
  return { least: minimum, most: maximum };
}

const allows =
  ({ coverage }: EventRules) =>
  (card: CardId): boolean =>
    isPlayable(card, coverage);

/** A legal squad, another one at every call. */
export function drawSquad(event: EventRules): Squad {
  return randomSquad(freshDice(), event.limit, allows(event));
}

/** The same of a style, between two totals. */
export function drawWanted(event: EventRules, wish: SquadWish, most: number): Squad {
  return wantedSquad(freshDice(), Math.min(event.limit, most), allows(event), wish);
}

const freshDice = () => diceFromKey([...crypto.getRandomValues(new Uint32Array(8))]);

interface Ready {
  readonly ship: ShipTypeId;
  readonly squad: Squad;
}
let known: { readonly key: string; readonly list: readonly Ready[] } = { key: '', list: [] };

/** The ready squads of all ships that have one, found once for an event. */
export function readySquads(event: EventRules): readonly Ready[] {
  const key = `${event.limit} ${event.coverage.friendlyToItself}`;
  if (known.key !== key) {
    const list = SHIPS.flatMap(({ id }) => {
      const squad = readySquad(id, event.limit, allows(event));
      return squad === undefined ? [] : [{ ship: id, squad }];
    });
    known = { key, list };
  }
  return known.list;
}
