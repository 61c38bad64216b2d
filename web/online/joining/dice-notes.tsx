import { inARow } from '@starboard/kernel';
import { namesOf, type TableView } from '@starboard/protocol';
import { promisedNonce } from '../../storage/nonces.ts';
import { onlineMatch } from '../../storage/online-matches.ts';
import { isAllReady } from '../bringing/bring-parts.ts';

/** What a seated player is waiting for, in a sentence or two. */
export function waitingText(table: TableView): string {
  const { dice } = table;
  const unready = unreadyText(table);
  if (unready !== null) return unready;
  if (dice.kind === 'entrusted') {
    return 'Waiting for the others. You don’t have to stay: the match starts when all seats are taken.';
  }
  if (dice.awaits !== null) {
    const missing = missingFrom(table).join(' and ');
    return `All seats are taken. The match starts when everybody is here. Waiting for ${missing}. A player who doesn’t come within a minute loses the seat.`;
  }
  const here = numberIsElsewhere(table)
    ? 'Keep this page open on the device where you opened it last: that device takes part in making the dice.'
    : 'Keep this tab open. The match starts when all seats are taken and everybody is here.';
  return `Waiting for the others. ${here}`;
}

/** Who is not ready yet, in a game where players bring something; null if all are. */
function unreadyText(table: TableView): string | null {
  if (isAllReady(table)) return null;
  const isUnready = (seat: number): boolean => table.bringing?.ready.includes(seat) === false;
  if (table.seats.some(({ mine }, seat) => mine && isUnready(seat))) {
    return 'Choose what you bring, then say that you are ready. You can change it until everybody is ready.';
  }
  const names = table.seats.flatMap(({ name }, seat) => (name !== '' && isUnready(seat) ? [name] : []));
  const others =
    names.length === 0
      ? 'Waiting for the others.'
      : `Waiting for the others: ${inARow(names)} ${names.length === 1 ? 'is' : 'are'} not ready yet.`;
  return table.dice.kind === 'entrusted'
    ? others
    : `${others} Keep this tab open: the match starts when everybody is ready.`;
}

/** Players who have not yet done what the dice wait for. */
function missingFrom(table: TableView): readonly string[] {
  const { awaits, shown, commitments } = table.dice;
  const isMissing = (seat: number): boolean =>
    awaits?.what === 'commitment' ? commitments[seat] === null : !shown.includes(seat);
  const names = namesOf(table);
  return table.seats.flatMap(({ plan }, seat) => (plan.kind === 'open' && isMissing(seat) ? (names[seat] ?? []) : []));
}

function numberIsElsewhere({ seats, dice }: TableView): boolean {
  return seats.some(({ mine }, seat) => {
    const commitment = dice.commitments[seat] ?? null;
    return mine && commitment !== null && promisedNonce(commitment) === undefined;
  });
}

export function diceTrouble(table: TableView): string | null {
  const { seats, dice, phase, id } = table;
  if (phase !== 'gathering' || dice.kind !== 'committed') return null;
  if (!seats.some(({ mine }) => mine) && onlineMatch(id) !== undefined) {
    return 'You no longer have a seat. Either Starboard was not open here when the match was about to start, or the host gave your seat away. You can sit down again while a seat is open.';
  }
  if (dice.restarts === 0) return null;
  const times = dice.restarts === 1 ? '' : ` (${dice.restarts} times so far)`;
  return `Somebody left while the dice were being made${times}. They will be made again, with new numbers from everybody.`;
}

const PROMISED =
  'The dice come from a secret of the server and a number from each player. The server published the fingerprint of its secret, shown below, before anybody sat down. When the match is over, the server shows the secret, and the page can check that every die follows from the secret and your number.';
const COMMITTED =
  'Each browser first sends a fingerprint of its number, and shows the number when all fingerprints are in. So nobody can choose the dice by sitting down last, not even the people who run the server. They know the secret and could predict the dice once the match has started, but they can’t change them. Bots add no number.';
const ENTRUSTED =
  'In a slow match the players don’t have to be here at the same time. Each browser sends its number when its player sits down, and the server shows all numbers when the match starts. The people who run the server could predict the dice and, by sitting down last, choose a number that suits them. Play slow matches only on a server that you trust.';
const ALONE =
  'Bots add no number. The people who run the server know the secret and could predict the dice once you have sat down, but they can’t change them.';

export function DicePromise({ table }: { readonly table: TableView }) {
  const people = table.seats.filter(({ plan }) => plan.kind === 'open').length;
  return (
    <details class="dice-promise">
      <summary>Provably fair dice</summary>
      <p>{PROMISED}</p>
      <p>{table.dice.kind === 'committed' ? COMMITTED : people > 1 ? ENTRUSTED : ALONE}</p>
      <code>{table.commitment}</code>
    </details>
  );
}
