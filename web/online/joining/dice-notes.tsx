import { namesOf, type TableView } from '@starboard/protocol';
import { promisedNonce } from '../../storage/nonces.ts';
import { onlineMatch } from '../../storage/online-matches.ts';

/** What somebody who sits is waiting for, in a sentence or two. */
export function waitingText(table: TableView): string {
  const { dice } = table;
  if (dice.kind === 'entrusted') {
    return 'Waiting for the others. You need not stay: the match begins by itself when all seats are taken.';
  }
  if (dice.awaits !== null) {
    const missing = missingFrom(table).join(' and ');
    return `All seats are taken. Waiting for ${missing}: the match begins when everybody is here. Whoever does not come within a minute loses the seat.`;
  }
  const here = numberIsElsewhere(table)
    ? 'The device on which you opened this page last takes part in the dice: keep it open there.'
    : 'Keep this tab open: the match begins by itself when all seats are taken and everybody is here.';
  return `Waiting for the others. ${here}`;
}

/** Who has not yet done what the dice wait for. */
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

/** What went wrong before, if anything did. */
export function diceTrouble(table: TableView): string | null {
  const { seats, dice, phase, id } = table;
  if (phase !== 'gathering' || dice.kind !== 'committed') return null;
  if (!seats.some(({ mine }) => mine) && onlineMatch(id) !== undefined) {
    return 'You no longer have a seat: Starboard was not open here when the match was to begin, or the host has freed your seat. You can sit down again while a seat is open.';
  }
  if (dice.restarts === 0) return null;
  const times = dice.restarts === 1 ? '' : ` (${dice.restarts} times so far)`;
  return `Somebody left while the dice were being made${times}. They will be made afresh, with new numbers from everybody.`;
}

const PROMISED =
  "The dice come from a secret of the server and a number from each player. The secret's fingerprint below was fixed before anybody sat down; when the match is over the secret is shown, and the page can check that every die follows from it and from your number.";
const COMMITTED =
  'Each browser first promises its number by a fingerprint and shows it when all have: so nobody can choose the dice by sitting down last, not even whoever runs the server. They know the secret and could foresee the dice of this match once it has begun, but not change them. Bots add no number.';
const ENTRUSTED =
  'In a slow match players need not be here at the same time, so each number goes to the server on sitting down and is shown when the match begins. Whoever runs the server could foresee the dice and, by sitting down last, choose a number that suits them: play slow matches where you trust them.';
const ALONE =
  'Bots add no number. Whoever runs the server knows the secret and could foresee the dice once you have sat down, but not change them.';

/** What is promised of the dice, and what cannot be. */
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
