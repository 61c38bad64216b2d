import type { Table } from '../table/table.ts';
import { awaitedPeople } from './awaited-people.ts';

/** Gets a notice when somebody's answer is awaited: a webhook, a mailer, nobody. */
export interface Notifier {
  tableChanged(table: Table): void;
}

export const NOBODY_TO_TELL: Notifier = { tableChanged: () => undefined };

/** Says whose turn it is, but nothing about the game. */
interface TurnNotice {
  readonly match: string;
  readonly game: string;
  readonly question: number;
  readonly players: readonly { readonly seat: number; readonly name: string }[];
}

/** For this many matches we remember the last notice; inactive matches are forgotten first. */
const MOST_KNOWN = 10_000;

/** Posts a notice whenever people are asked a new question; once per question, and without delaying anybody. */
export function webhook(address: string, post: typeof fetch = fetch, mostKnown = MOST_KNOWN): Notifier {
  const told = new Map<string, number>();
  return {
    tableChanged(table) {
      if (table.phase !== 'playing') told.delete(table.id);
      const notice = noticeOf(table);
      if (notice === null || told.get(notice.match) === notice.question) return;
      told.delete(notice.match);
      told.set(notice.match, notice.question);
      const [oldest] = told.keys();
      if (told.size > mostKnown && oldest !== undefined) told.delete(oldest);
      const body = JSON.stringify(notice);
      post(address, { method: 'POST', headers: { 'content-type': 'application/json' }, body }).catch(() => undefined);
    },
  };
}

function noticeOf(table: Table): TurnNotice | null {
  const { id, opening, match } = table;
  const players = awaitedPeople(table).map(({ seat, name }) => ({ seat, name }));
  return match === null || players.length === 0
    ? null
    : { match: id, game: opening.game, question: match.question, players };
}
