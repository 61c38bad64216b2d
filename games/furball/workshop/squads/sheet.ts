import { diceFromSeed } from '@starboard/kernel';
import { type Action, type DialManoeuvre, type Difficulty, pilotOf, shipOf } from '../../catalogue/index.ts';
import { start } from '../../rules/01-table.ts';
import { drawLayout } from '../../rules/geometry/index.ts';
import {
  agilityOf,
  attackValueOf,
  barOf,
  dialOf,
  difficultyOf,
  hullOf,
  shieldsOf,
  skillOf,
} from '../../rules/values.ts';
import { SQUAD_LIMIT, type Squad } from '../../squads/index.ts';

/** A value of a ship: as printed, and as it comes out with the upgrades. */
export interface Value {
  readonly printed: number;
  readonly now: number;
}

export interface Sheet {
  readonly skill: Value;
  readonly attack: Value;
  readonly agility: Value;
  readonly hull: Value;
  readonly shields: Value;
  readonly actions: readonly { readonly action: Action; readonly printed: boolean }[];
  readonly dial: readonly Turned[];
}

/** A manoeuvre of the dial, with the colour it counts as. */
export interface Turned {
  readonly manoeuvre: DialManoeuvre;
  readonly difficulty: Difficulty;
}

const ASTEROIDS = drawLayout(diceFromSeed('sheet'));

/** The values of a squad, by the rules for a ship alone on the mat. */
export function sheetOf(squad: Squad): Sheet {
  const { board } = start(
    {
      squads: [squad],
      asteroids: ASTEROIDS,
      limit: SQUAD_LIMIT,
      ending: 'rounds',
      rounds: 1,
      minutes: 75,
      friendlyToSelf: false,
      damageDeck: 'newer',
    },
    [null],
    diceFromSeed('sheet'),
  );
  const pilot = pilotOf(squad.pilot);
  const ship = shipOf(pilot.ship);
  return {
    skill: { printed: pilot.skill, now: skillOf(board, 0, 'activation') },
    attack: { printed: ship.attack, now: attackValueOf(board, 0) },
    agility: { printed: ship.agility, now: agilityOf(board, 0, null) },
    hull: { printed: ship.hull, now: hullOf(board, 0) },
    shields: { printed: ship.shields, now: shieldsOf(board, 0) },
    actions: barOf(board, 0).map((action) => ({ action, printed: ship.actions.includes(action) })),
    dial: dialOf(board, 0).map((manoeuvre) => ({ manoeuvre, difficulty: difficultyOf(board, 0, manoeuvre) })),
  };
}
