import type { ReadyTable } from '../game.ts';
import type { Squad } from './squads/squad.ts';

/** The ready squads of six ships (`squads/ready.ts`), each with its own way to fly. */

const WEDGE: Squad = {
  pilot: 'rebel.xwing.wedgeantilles',
  upgrades: ['elite.predator', 'modification.hullupgrade'],
};
const VADER: Squad = {
  pilot: 'imperial.tieadvanced.darthvader',
  upgrades: ['elite.predator', 'system.advtargetingcomputer', 'title.tiex1'],
};
const HORTON: Squad = {
  pilot: 'rebel.ywing.hortonsalm',
  upgrades: ['astromech.r2astromech', 'turret.twinlaserturret', 'modification.hullupgrade'],
};
const TURR: Squad = {
  pilot: 'imperial.tieinterceptor.turrphennir',
  upgrades: ['elite.pushthelimit', 'modification.shieldupgrade', 'modification.stealthdevice', 'title.royalguardtie'],
};
const RHYMER: Squad = {
  pilot: 'imperial.tiebomber.majorrhymer',
  upgrades: ['torpedo.extramunitions', 'missile.harpoonmissiles', 'bomb.seismiccharges'],
};
const COBRA: Squad = {
  pilot: 'scum.kihraxzfighter.talonbanecobra',
  upgrades: ['elite.snapshot', 'illicit.glitterstim', 'modification.hullupgrade'],
};

const json = (...squads: readonly Squad[]) => squads.map(({ pilot, upgrades }) => ({ pilot, upgrades: [...upgrades] }));

/** Ten rounds: six plain bots destroy about eight ships, and about seven of ten winners had been destroyed themselves. */
const ROUNDS = 10;

export const tables: readonly ReadyTable[] = [
  {
    title: 'You against five bots',
    about:
      'You are Wedge Antilles in an X-wing, against ships with turrets, bombs, missiles and quick engines. Ten rounds. Good for a first game.',
    picture: 'board',
    seats: ['person', 'bot', 'bot', 'bot', 'bot', 'bot'],
    setup: { ending: 'rounds', rounds: ROUNDS, squads: json(WEDGE, VADER, HORTON, TURR, RHYMER, COBRA) },
  },
  {
    title: 'You against three bots',
    about: 'Four pilots with random ships play eight rounds. There is more room, and fewer ships are destroyed.',
    picture: 'three',
    seats: ['person', 'bot', 'bot', 'bot'],
    setup: { ending: 'rounds', rounds: 8 },
  },
  {
    title: 'Eight pilots: you and seven bots',
    about: 'The full game with eight random ships, for ten rounds.',
    picture: 'eight',
    seats: ['person', 'bot', 'bot', 'bot', 'bot', 'bot', 'bot', 'bot'],
    setup: { ending: 'rounds', rounds: ROUNDS },
  },
  {
    title: 'Four on one screen',
    about: 'Four ready ships, ten rounds. Pass the device around. A curtain hides your dial from the others.',
    seats: ['person', 'person', 'person', 'person'],
    setup: { ending: 'rounds', rounds: ROUNDS, squads: json(WEDGE, VADER, HORTON, TURR) },
  },
];
