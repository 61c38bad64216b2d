import { sound } from './bench-battle.ts';
import type { BenchCaller } from './caller.ts';
import { type Case, post } from './cases.ts';

/** What can be asked for while a match of Furball for eight gathers, and ann sits in one of its seats. */

const GATHERING = '/api/matches/{id}';
const EIGHT = { game: 'furball', seats: Array.from({ length: 8 }, () => ({ kind: 'open' })), listed: true };
const SQUAD = {
  pilot: 'rebel.kwing.wardensquadronpilot',
  upgrades: ['bomb.protonbombs', 'bomb.seismiccharges'],
};
const SETUP = { limit: 100, squads: Array.from({ length: 8 }, () => SQUAD) };

async function seated(ann: BenchCaller): Promise<string> {
  const { match } = JSON.parse((await ann.ask('POST', '/api/matches', EIGHT)).text);
  sound(await ann.ask('POST', `/api/matches/${match}/sit`, { seat: 0, name: 'Ann' }));
  return match;
}

const gathering = (name: string, what: string, body: object): Case =>
  post(name, `${GATHERING}/${what}`, async ({ ann }) => ({
    path: `/api/matches/${await seated(ann)}/${what}`,
    body,
  }));

export const squadCases: readonly Case[] = [
  gathering('a squad that is brought', 'bring', { seat: 0, brought: SQUAD }),
  gathering('being ready', 'ready', { seat: 0, ready: true, setupChanges: 0 }),
  gathering('another set-up', 'set-up', { setup: SETUP }),
];
