import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import { cheapDuelTurns, clones, duelTurns } from './duel.ts';
import { emptySteps, emptyWindows, seatsAnswered } from './kernel.ts';
import { rate } from './rates.ts';
import { referenceRolls } from './reference.ts';
import { starfireDecisions } from './starfire.ts';

/**
 * Measures what Starboard is proud of and prints it. With --keep "what changed" it is added to results.jsonl.
 * Machines differ and are noisy: compare the ratio to the reference loop of the same run, not the bare rate.
 */

const reference = rate(() => referenceRolls(20_000_000));
const turns = rate(() => duelTurns(8_000));
const cheapTurns = rate(() => cheapDuelTurns(8_000));
const copies = rate(() => (clones(500_000).board.turn > 0 ? 500_000 : 0));
const contact = rate(() => starfireDecisions(2_000, 'contact'));
const fleetAction = rate(() => starfireDecisions(400, 'fleet-action'));

const steps = rate(() => emptySteps(5_000_000));
const windows = rate(() => emptyWindows(5_000_000));
const perSeat = [2, 5, 25].map((seats) => [
  `nanoseconds per seat that answers, of ${seats}, one by one and at once`,
  [false, true].map((atOnce) => Math.round(1e9 / rate(() => seatsAnswered(seats, 200_000, atOnce)))),
]);

const perMillionRolls = (each: number): number => Math.round((each / reference) * 1e6);

const measured = {
  node: process.version,
  'reference rolls of two dice per second': reference,
  'duel turns per second': turns,
  'duel turns per million reference rolls': perMillionRolls(turns),
  'duel turns per second with a cheap player and keys that are not hashed': cheapTurns,
  'nanoseconds per clone of a duel': Math.round(1e9 / copies),
  'starfire contact decisions per second': contact,
  'starfire contact decisions per million reference rolls': perMillionRolls(contact),
  'starfire fleet action decisions per second': fleetAction,
  'starfire fleet action decisions per million reference rolls': perMillionRolls(fleetAction),
  'an empty window, in empty steps': Math.round((steps / windows) * 100) / 100,
  ...Object.fromEntries(perSeat),
};
console.log(JSON.stringify(measured, null, 2));

const keep = process.argv.indexOf('--keep');
if (keep > 0) {
  const entry = { date: new Date().toISOString().slice(0, 10), what: process.argv[keep + 1] ?? '', ...measured };
  appendFileSync(join(import.meta.dirname, 'results.jsonl'), `${JSON.stringify(entry)}\n`);
}
