import { effect, type ReadonlySignal } from '@preact/signals';
import { commitTo, type Seat } from '@starboard/kernel';
import { passesByItself, type TableView } from '@starboard/protocol';
import { keepNonce, promisedNonce } from '../../storage/nonces.ts';
import { keepReceipt } from '../afterwards/receipt.ts';
import { isAllReady } from '../bringing/bring-parts.ts';
import { api } from '../server/api.ts';
import type { Answered } from '../server/request.ts';

/** What this browser owes the dice for one of its seats. */
export type DiceDuty =
  | { readonly type: 'commit'; readonly seat: Seat }
  | { readonly type: 'reveal'; readonly seat: Seat; readonly nonce: string };

/**
 * Everything owed now. The browser reveals a nonce only when every person's seat has committed to one, whatever the
 * server says, and commits to one only when everybody is ready. On arrival, seats whose nonce is not here, but on another device or lost, commit to another.
 */
export function owedToDice(table: TableView, arriving: boolean): readonly DiceDuty[] {
  const { dice, seats, phase } = table;
  if (phase !== 'gathering' || dice.kind !== 'committed') return [];
  const allPromised = seats.every(({ plan }, seat) => plan.kind !== 'open' || dice.commitments[seat] != null);
  const allReady = isAllReady(table);
  return seats.flatMap(({ mine }, seat): readonly DiceDuty[] => {
    if (!mine || dice.shown.includes(seat)) return [];
    const commitment = dice.commitments[seat] ?? null;
    const nonce = commitment === null ? undefined : promisedNonce(commitment);
    if (allPromised) return nonce === undefined ? [] : [{ type: 'reveal', seat, nonce }];
    const isOwed = commitment === null || (arriving && nonce === undefined);
    return isOwed && allReady ? [{ type: 'commit', seat }] : [];
  });
}

/** Returns the SHA-256 of a nonce, which is stored here before anybody knows it. */
export function promise(nonce: string): string {
  const commitment = commitTo(nonce);
  keepNonce(commitment, nonce);
  return commitment;
}

/** Sixteen random bytes. */
export function freshNonce(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

const SHORT_REST = 1000;
const mayPass = (code: string): boolean => code === 'unreached' || passesByItself(code);

/** Does everything owed to the dice of a match, until the returned function is called. */
export function takePartInDice(table: ReadonlySignal<TableView | null>, isArrival = true): () => void {
  const tried = new Set<string>();
  let arriving = isArrival;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function deal(now: TableView, first: boolean): void {
    for (const deed of owedToDice(now, first)) {
      const key = `${deed.type} ${deed.seat} ${now.dice.commitments[deed.seat]} ${now.dice.restarts}`;
      if (tried.has(key)) continue;
      tried.add(key);
      perform(now, deed).then((answered) => {
        if (answered.ok || !mayPass(answered.refusal.code)) return;
        tried.delete(key);
        clearTimeout(timer);
        timer = setTimeout(() => deal(table.peek() ?? now, first), SHORT_REST);
      });
    }
  }

  const stop = effect(() => {
    const { value } = table;
    if (value === null) return;
    deal(value, arriving);
    arriving = false;
  });
  return () => {
    stop();
    clearTimeout(timer);
  };
}

function perform(table: TableView, deed: DiceDuty): Promise<Answered<unknown>> {
  if (deed.type === 'commit') return api.commit(table.id, deed.seat, promise(freshNonce()));
  keepReceipt(table, deed.seat, deed.nonce);
  return api.reveal(table.id, deed.seat, deed.nonce);
}
