import { type Signal, signal } from '@preact/signals';
import type { TableView } from '@starboard/protocol';
import { route } from '../../shell/router.ts';
import { onlineMatches, updateOnlineMatch } from '../../storage/online-matches.ts';
import { api } from '../server/api.ts';
import { takePartInDice } from './dice-part.ts';

/** In milliseconds: often enough for the minute that players have. */
const LOOK_EVERY = 5000;
const MOST = 5;

interface Tended {
  readonly table: Signal<TableView | null>;
  stop(): void;
}

const tended = new Map<string, Tended>();
let timer: ReturnType<typeof setInterval> | undefined;

/**
 * While another page of ours is open, takes part in the dice of waiting matches, so that nobody loses a seat by
 * visiting the lobby. Call it whenever somebody has sat down.
 */
export function tendWaitingMatches(): void {
  if (timer !== undefined) return;
  timer = setInterval(look, LOOK_EVERY);
  look();
}

function look(): void {
  const waiting = onlineMatches().filter((match) => match.waiting);
  for (const [id] of tended) if (isShown(id) || !waiting.some((match) => match.id === id)) forget(id);
  for (const { id } of waiting.slice(0, MOST)) if (!isShown(id)) void lookAt(id);
  if (waiting.length > 0) return;
  clearInterval(timer);
  timer = undefined;
}

/** The page of a match looks after that match itself. */
function isShown(id: string): boolean {
  const here = route.peek();
  return here.page === 'online' && here.match === id;
}

async function lookAt(id: string): Promise<void> {
  const answered = await api.table(id);
  if (!answered.ok) {
    if (answered.refusal.code === 'unknown-match') updateOnlineMatch(id, { waiting: false });
    return;
  }
  const { table } = answered.value;
  const waits = table.phase === 'gathering' && table.seats.some(({ mine }) => mine);
  if (!waits) updateOnlineMatch(id, { waiting: false });
  if (waits && !isShown(id)) tend(id, table);
}

function tend(id: string, table: TableView): void {
  const known = tended.get(id);
  if (known !== undefined) {
    known.table.value = table;
    return;
  }
  const latest = signal<TableView | null>(table);
  tended.set(id, { table: latest, stop: takePartInDice(latest, false) });
}

function forget(id: string): void {
  tended.get(id)?.stop();
  tended.delete(id);
}
