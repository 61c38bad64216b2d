import {
  type Arc,
  drawLayout,
  fly,
  MAT,
  type Manoeuvre,
  measure,
  type Pose,
  placedRocks,
  rangeBetween,
  rangeInArc,
  rocksMet,
  rollPlaces,
  SPOTS,
  sight,
  sweptBy,
  TURN,
} from '@starboard/furball/geometry';
import { diceFromSeed, draw } from '@starboard/kernel';
import { rate } from '../rates.ts';
import { referenceRolls } from '../reference.ts';

/** Measures the geometry of Furball alone and prints it: what a round of eight pilots asks again and again. */

const dice = diceFromSeed('bench');

/** Eight ships somewhere in the middle of the mat, where they meet. */
const tables: readonly (readonly Pose[])[] = Array.from({ length: 64 }, () =>
  SPOTS.map(() => ({
    x: MAT / 4 + draw(dice, MAT / 2),
    y: MAT / 4 + draw(dice, MAT / 2),
    heading: draw(dice, TURN),
  })),
);
const rocks = placedRocks(drawLayout(dice));

const MANOEUVRES: readonly Manoeuvre[] = [
  { bearing: 'straight', speed: 2 },
  { bearing: 'bank-left', speed: 2 },
  { bearing: 'turn-right', speed: 1 },
  { bearing: 'straight', speed: 4 },
  { bearing: 'koiogran-turn', speed: 3 },
  { bearing: 'turn-left', speed: 3 },
];

/** Does something for every ship and every other one of so many tables; how often it was done. */
function everyPair(rounds: number, work: (one: Pose, other: Pose) => number): number {
  let done = 0;
  let sum = 0;
  for (let round = 0; round < rounds; round++) {
    for (const ships of tables) {
      for (let i = 0; i < ships.length; i++) {
        for (let j = 0; j < ships.length; j++) {
          if (i === j) continue;
          sum += work(ships[i] as Pose, ships[j] as Pose);
          done++;
        }
      }
    }
  }
  if (sum < 0) throw new Error('nothing was done');
  return done;
}

/** Does something for every ship of so many tables; how often it was done. */
function everyShip(rounds: number, work: (ships: readonly Pose[], self: number) => number): number {
  let done = 0;
  let sum = 0;
  for (let round = 0; round < rounds; round++) {
    for (const ships of tables) {
      for (let i = 0; i < ships.length; i++) {
        sum += work(ships, i);
        done++;
      }
    }
  }
  if (sum < 0) throw new Error('nothing was done');
  return done;
}

let turn = 0;
function flown(ships: readonly Pose[], self: number): number {
  turn = (turn + 1) % MANOEUVRES.length;
  return fly(ships[self] as Pose, MANOEUVRES[turn] as Manoeuvre, ships, self).step;
}

function flownAmongRocks(ships: readonly Pose[], self: number): number {
  turn = (turn + 1) % MANOEUVRES.length;
  const start = ships[self] as Pose;
  const { pose, way, step } = fly(start, MANOEUVRES[turn] as Manoeuvre, ships, self);
  return rocksMet(start, pose, sweptBy(start, way, step), rocks).length;
}

const inArc =
  (arc: Arc) =>
  (one: Pose, other: Pose): number =>
    rangeInArc(one, other, arc);

function shot(one: Pose, other: Pose): number {
  const measured = measure(one, other, 'front');
  return measured !== null && sight(measured, rocks).obstructed !== null ? 1 : 0;
}

const around = (ships: readonly Pose[], self: number): number =>
  rollPlaces(ships[self] as Pose, 1, 'straight-1', { bases: ships, self, rocks }).length;

const measured = {
  node: process.version,
  'reference rolls of two dice per second': rate(() => referenceRolls(20_000_000)),
  'ranges between bases per second': rate(() => everyPair(100, rangeBetween)),
  'ranges in the front arc per second': rate(() => everyPair(100, inArc('front'))),
  'ranges in the bullseye per second': rate(() => everyPair(100, inArc('bullseye'))),
  'measured lines with their obstruction per second': rate(() => everyPair(30, shot)),
  'manoeuvres with backing up per second': rate(() => everyShip(300, flown)),
  'manoeuvres among asteroids per second': rate(() => everyShip(300, flownAmongRocks)),
  'lists of places of a barrel roll per second': rate(() => everyShip(20, around)),
};
console.log(JSON.stringify(measured, null, 2));
