import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import { stationDecisions } from './games/death-star.ts';
import { cheapDuelTurns, clones, duelTurns } from './games/duel.ts';
import { furballRounds, furballSteps, furballWindows } from './games/furball.ts';
import { starfireDecisions } from './games/starfire.ts';
import { asteroidsBuilt, chaseDecisions } from './games/tunnel.ts';
import { emptySteps, emptyWindows, seatsAnswered } from './kernel.ts';
import { rate } from './rates.ts';
import { referenceRolls } from './reference.ts';

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

const pilots = [2, 8, 25] as const;
const chases = pilots.map((count) => rate(() => chaseDecisions(Math.round(600 / count), count)));
const asteroids = rate(() => (asteroidsBuilt(720).number > 0 ? 720 : 0));

const captures = [2, 4].map((players) => rate(() => stationDecisions(40, 'capture', players)));
const escapes = [2, 5].map((players) => rate(() => stationDecisions(100, 'escape', players)));
const furball = rate(() => furballRounds(60));
const furballStep = rate(() => furballSteps(5_000_000));
const furballWindow = rate(() => furballWindows(5_000_000));

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
  'tunnel chase decisions per second, of 2, 8 and 25 pilots': chases,
  'tunnel chase decisions per million reference rolls, of 2, 8 and 25 pilots': chases.map(perMillionRolls),
  'microseconds per asteroid built with its lines of sight': Math.round(1e6 / asteroids),
  'capture decisions per second, of 2 and 4 players': captures,
  'capture decisions per million reference rolls, of 2 and 4 players': captures.map(perMillionRolls),
  'escape decisions per second, of 2 and 5 players': escapes,
  'escape decisions per million reference rolls, of 2 and 5 players': escapes.map(perMillionRolls),
  'furball rounds of eight per second': furball,
  'furball rounds of eight per million reference rolls': perMillionRolls(furball),
  'an empty window of furball, in empty steps': Math.round((furballStep / furballWindow) * 100) / 100,
  'an empty window, in empty steps': Math.round((steps / windows) * 100) / 100,
  ...Object.fromEntries(perSeat),
};
console.log(JSON.stringify(measured, null, 2));

const keep = process.argv.indexOf('--keep');
if (keep > 0) {
  const entry = { date: new Date().toISOString().slice(0, 10), what: process.argv[keep + 1] ?? '', ...measured };
  appendFileSync(join(import.meta.dirname, 'results.jsonl'), `${JSON.stringify(entry)}\n`);
}
