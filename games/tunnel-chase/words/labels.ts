import { type Choice, capital, inARow, type Names, nameOf, plural, type Seat, type View } from '@starboard/kernel';
import { navigationRoll } from '../rules/05-navigation.ts';
import { rangeTo, toHit } from '../rules/07-shooting.ts';
import { STRIPPED } from '../rules/data/designs.ts';
import { asteroidIn, ratingOn } from '../rules/flight.ts';
import {
  type Ask,
  type AskFor,
  type BoardView,
  type Chase,
  HEIGHTS,
  type Height,
  type PilotView,
  pilotOf,
} from '../rules/model.ts';
import { lookAhead } from './ahead.ts';
import { HEIGHT_SAYS } from './phrases.ts';
import { compassName, pieceName, turnName } from './places.ts';

export function label(ask: Ask, choice: Choice<Chase>, view: View<Chase>, names: Names): string {
  const { board } = view;
  switch (ask.kind) {
    case 'design':
      return designLabel(ask, Number(choice));
    case 'role':
      return choice === 'lead' ? 'Lead' : 'Tail';
    case 'place':
      return placeLabel(board, Number(choice));
    case 'face':
      return faceLabel(view, Number(choice));
    case 'speed':
      return speedLabel(board, ask, Number(choice));
    case 'first':
      return choice === ask.seat ? 'You' : nameOf(names, Number(choice));
    case 'branch':
      return branchLabel(board, ask, Number(choice));
    case 'height':
      return isHeight(choice) ? HEIGHT_SAYS[choice] : '';
    case 'fire':
      return choice === null ? 'Hold fire' : fireLabel(board, ask, Number(choice), names);
  }
}

function designLabel({ system }: AskFor<'design'>, rating: number): string {
  const cost = rating - STRIPPED[system];
  return `${capital(system)} ${rating}${cost === 0 ? '' : `: ${plural(cost, 'point')}`}`;
}

function placeLabel(board: BoardView, space: number): string {
  const asteroid = asteroidIn(board);
  const ways = asteroid.neighbours[space]?.length ?? 0;
  return `${space}, ${pieceName(asteroid, space)}${ways > 2 ? ', junction' : ''}`;
}

/** The starting space is sealed, and not on the board yet. */
function faceLabel({ board, sealed }: View<Chase>, way: number): string {
  const space = sealed.at(-1)?.choice;
  if (typeof space !== 'number') return `Towards ${way}`;
  return `${capital(compassName(asteroidIn(board), space, way))}, towards ${way}`;
}

/** What a speed leads to before the next choice. */
function speedLabel(board: BoardView, { seat }: AskFor<'speed'>, speed: number): string {
  const pilot = pilotOf(board, seat);
  const { spaces, passages, branches } = lookAhead(asteroidIn(board), pilot, speed);
  const needed = passages.flatMap(({ rating }) => neededFor(pilot, rating, speed) ?? []);
  const parts = spaces.length < speed ? `branch after ${plural(spaces.length, 'space')}` : 'ends at a branch';
  const told = [...rollsFor(needed), ...(branches ? [parts] : [])];
  return `Speed ${speed}${told.length === 0 ? ': clear' : `: ${told.join(', ')}`}`;
}

function branchLabel(board: BoardView, { seat }: AskFor<'branch'>, way: number): string {
  const asteroid = asteroidIn(board);
  const pilot = pilotOf(board, seat);
  const turn = capital(turnName(asteroid, pilot.rear, pilot.space, way));
  const needed = neededFor(pilot, ratingOn(asteroid, pilot.rear, pilot.space, way), pilot.speed);
  return [`${turn} to ${way}`, ...rollsFor(needed === undefined ? [] : [needed])].join(': ');
}

/** The numbers to roll; empty if no roll can fail or none is made. */
function neededFor({ design }: PilotView, rating: number, speed: number): number | undefined {
  if (rating === 0 || speed < 0 || design === null) return undefined;
  const needed = navigationRoll(rating, speed, design.handling);
  return needed <= 2 ? undefined : needed;
}

/** "roll 5+ and 7+", "1 sure scrape". */
function rollsFor(needed: readonly number[]): readonly string[] {
  const open = needed.filter((each) => each <= 12);
  const sure = needed.length - open.length;
  return [
    ...(open.length === 0 ? [] : [`roll ${inARow(open.map((each) => `${each}+`))}`]),
    ...(sure === 0 ? [] : [plural(sure, 'sure scrape')]),
  ];
}

function fireLabel(board: BoardView, { seat }: AskFor<'fire'>, target: Seat, names: Names): string {
  const range = rangeTo(board, seat, target);
  const { design } = pilotOf(board, seat);
  const needed = design === null ? '' : `: roll ${toHit(range, design.accuracy)}+`;
  return `Fire at ${nameOf(names, target)}, range ${range}${needed}`;
}

const isHeight = (choice: Choice<Chase>): choice is Height => HEIGHTS.some((height) => height === choice);
