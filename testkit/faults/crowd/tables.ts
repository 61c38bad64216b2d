import type { Json } from '@starboard/kernel';
import type { TimeControl } from '@starboard/protocol';

/** What is played at a table, and who sits there. */
export interface CrowdTable {
  readonly name: string;
  readonly game: string;
  readonly setup: { readonly [member: string]: Json };
  /** By seat: people by a letter, who may hold several; bots and automata by their names. */
  readonly seats: readonly string[];
  readonly timeControl?: TimeControl;
  /** What people bring, in a game where they bring something. */
  readonly brings?: readonly Json[];
  /** Whether somebody watches, and talks. */
  readonly watched?: boolean;
}

const people = (letters: string): readonly string[] => letters.split('');
/** The shortest clock there is, and what it does with those who are out of time. */
const clock = (whenOut: TimeControl['whenOut']): TimeControl => ({ perDecision: 1, timeBank: 0, whenOut });

const duel = { game: 'duel-in-space' };
const chase = { game: 'tunnel-chase' };
const deathStar = { game: 'escape-the-death-star' };
const furball = { game: 'furball' };
const starfire = { game: 'starfire' };

/** Two people who play a whole duel. */
export const DUEL: CrowdTable = { ...duel, name: 'a whole duel', setup: {}, seats: people('ab') };

/** Bombers are asked before every move whether they drop something, so there is something to answer once and for all. */
const BOMBERS = [
  { pilot: 'rebel.kwing.wardensquadronpilot', upgrades: ['bomb.protonbombs', 'bomb.seismiccharges'] },
  { pilot: 'imperial.tiebomber.majorrhymer', upgrades: ['torpedo.extramunitions', 'bomb.seismiccharges'] },
  { pilot: 'imperial.tiepunisher.cutlasssquadronpilot', upgrades: ['torpedo.extramunitions', 'bomb.protonbombs'] },
  { pilot: 'scum.quadjumper.jakkugunrunner', upgrades: ['bomb.protonbombs'] },
];

/** Ships of an own scenario, side by side. */
const fleet = (side: string, ...designs: string[]): readonly string[] =>
  designs.map((design, i) => `${side}${i} - ${design}`);

/** All games with all kinds of seats, set up so that they end soon. */
export const TABLES: readonly CrowdTable[] = [
  { ...duel, name: 'stock ships', setup: { quietLimit: 5 }, seats: people('ab'), watched: true },
  { ...duel, name: 'secret designs', setup: { designs: 'secret', quietLimit: 3 }, seats: people('ab') },
  { ...chase, name: 'two with own designs', setup: { designs: 'own', quietLimit: 3 }, seats: people('ab') },
  { ...deathStar, name: 'Escape, two', setup: { game: 'escape', escapeRounds: 2 }, seats: people('ab') },
  {
    ...furball,
    name: 'four bombers',
    setup: { rounds: 1, squads: BOMBERS },
    seats: people('abcd'),
    brings: BOMBERS,
  },
  { ...starfire, name: 'contact', setup: { distance: 10, turnLimit: 3 }, seats: people('ab') },
  { ...duel, name: 'open designs', setup: { designs: 'open', choosing: 'rolled', quietLimit: 3 }, seats: people('ab') },
  { ...deathStar, name: 'Capture', setup: { game: 'capture', captureRounds: 2 }, seats: people('abc') },
  {
    ...furball,
    name: 'eight with bots',
    setup: { rounds: 1 },
    seats: ['a', 'a', 'b', 'b', 'c', 'd', 'random', 'veteran'],
    brings: BOMBERS,
    watched: true,
  },
  {
    ...starfire,
    name: 'small fleet action, placed by hand',
    setup: { scenario: 'fleet-action', quickSetup: false, distance: 10, turnLimit: 2 },
    seats: people('ab'),
  },
  { ...duel, name: 'against a bot', setup: { quietLimit: 5 }, seats: ['a', 'legend:hunter'] },
  { ...duel, name: 'against the drone', setup: { designs: 'open', quietLimit: 5 }, seats: ['a', 'drone'] },
  {
    ...chase,
    name: 'twenty-five with own designs',
    setup: { designs: 'own', quietLimit: 1 },
    seats: [...people('aaaaabbbbbcccccdddddeee'), 'random', 'random'],
  },
  { ...duel, name: 'one guest in both seats', setup: { quietLimit: 3 }, seats: people('aa') },
  { ...duel, name: 'clock that chooses', setup: { quietLimit: 3 }, seats: people('ab'), timeControl: clock('default') },
  {
    ...deathStar,
    name: 'Escape, five',
    setup: { game: 'escape', escapeRounds: 2 },
    seats: ['a', 'b', 'b', 'pilot', 'c'],
  },
  {
    ...starfire,
    name: 'own scenario of six, clock that ends it',
    setup: {
      scenario: 'own',
      distance: 10,
      turnLimit: 2,
      fleetA: fleet('A', 'CT-1', 'CT-2', 'CT-3'),
      fleetB: fleet('B', 'CA(R)', 'CT-1', 'CT-4'),
    },
    seats: people('abcdef'),
    timeControl: clock('loss'),
  },
  {
    ...chase,
    name: 'five, clock that hands over',
    setup: { quietLimit: 3 },
    seats: ['a', 'b', 'c', 'ace', 'plain'],
    timeControl: clock('bot'),
  },
];
