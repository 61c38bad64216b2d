import { inARow, type Names, nameOf, type Seat, type View } from '@starboard/kernel';
import { stationIn } from '../rules/01-station/played-on.ts';
import { pointsOf } from '../rules/05-scoring.ts';
import {
  type BoardView,
  type DeathStar,
  NOWHERE,
  type Rebel,
  rebelOf,
  type Soldier,
  UNSEEN,
  VADER,
} from '../rules/model.ts';
import { cardNames, imperialName, rebelName, soldierName, soldierNames } from './figures.ts';
import { placeName, squareName, squares, stepsBetween, stepsToFalcon } from './places.ts';

/** Describes the board, one fact a line: the viewer's own things, then the others', then what lies on the map. */
export function describe(view: View<DeathStar>, names: Names): readonly string[] {
  const { board, seat } = view;
  const rebels = [...board.rebels.keys()];
  const own = rebels.filter((rebel) => board.rebels[rebel]?.seat === seat);
  const others = rebels.filter((rebel) => !own.includes(rebel));
  return [
    heading(board, names),
    ...plannedLines(view, names),
    ...[...own, ...others].flatMap((rebel) => rebelLines(board, rebel, seat, names)),
    ...soldierLines(board, own, names),
    ...(board.setup.game === 'escape' ? imperialLines(board, seat, names) : []),
    ...thingLines(board, own, names),
    'A square is named by its column and row; A1 is the one at the top left.',
    falconLine(board),
  ];
}

function heading(board: BoardView, names: Names): string {
  const { round, red, setup, imperial } = board;
  const game = setup.game === 'capture' ? 'Game 1, Capture' : 'Game 2, Escape';
  const begun = round === 0 ? 'not begun yet' : `round ${round}`;
  const dice = imperial === null || red === 0 ? '' : ` ${imperialName(board, names)} rolled ${red}.`;
  return `${game}, ${begun}.${dice}`;
}

/** The viewer's choices that are still secret. */
function plannedLines({ board, mine, sealed }: View<DeathStar>, names: Names): readonly string[] {
  const plans = sealed.flatMap(({ ask, choice }) => {
    if (ask.kind === 'sneak') return [`${rebelName(board, ask.rebel, names)} to ${squareName(board, Number(choice))}`];
    if (ask.kind === 'set-out' || ask.kind === 'square') {
      return [`${soldierName(ask.soldier)} to ${squareName(board, Number(choice))}`];
    }
    return choice === VADER && board.soldiers[VADER]?.down ? ['Darth Vader stands up'] : [];
  });
  if (plans.length === 0) return [];
  return [`${mine === null ? 'Sealed' : 'Planned so far'}: ${inARow(plans)}.`];
}

/** "Han (you): at L4, orange START, 8 squares from the Falcon. Armed, rolled 4." and the ways from there. */
function rebelLines(board: BoardView, rebel: number, seat: Seat | null, names: Names): readonly string[] {
  const figure = rebelOf(board, rebel);
  const isOwn = figure.seat === seat;
  const owner = isOwn ? 'you' : nameOf(names, figure.seat);
  const name = figure.hero === null ? `Rebel ${rebel + 1}` : rebelName(board, rebel, names);
  if (figure.square === NOWHERE) return [`${name} (${owner}): not placed yet.`];
  return [
    `${name} (${owner}): ${whereabouts(board, figure)}; ${belongings(board, figure)}.`,
    ...(isOwn ? surroundings(board, figure) : []),
  ];
}

function whereabouts(board: BoardView, { square, jailed, die, peg }: Readonly<Rebel>): string {
  const where = jailed
    ? `a prisoner in the Detention Block, ${squareName(board, square)}`
    : `at ${placeName(board, square)}${walkLeft(board, square)}`;
  return `${where}${die === 0 ? '' : `, rolled ${die}`}${secretly(board, square, peg)}`;
}

function walkLeft(board: BoardView, square: number): string {
  const steps = stepsToFalcon(board, square);
  return steps === 0 ? '' : `, ${squares(steps)} from the Falcon`;
}

/** Names the square of a peg that the viewer may see; otherwise says only that there is a peg. */
function secretly(board: BoardView, square: number, peg: number): string {
  if (peg === NOWHERE) return '';
  if (peg === UNSEEN) return ', moved in secret';
  return peg === square ? ', stays in secret' : `, secretly at ${placeName(board, peg)}`;
}

function belongings(board: BoardView, { armed, cards, captives }: Readonly<Rebel>): string {
  const weapon = armed ? 'armed' : 'unarmed';
  if (board.setup.game === 'capture') {
    return captives.length === 0
      ? `${weapon}, no captures`
      : `${weapon}, ${pointsOf({ captives })} points for ${soldierNames(captives)}`;
  }
  return `${weapon}, ${cards.length === 0 ? 'no code cards' : cardNames(cards, board)}`;
}

/** Walls decide what is near, so this names the squares one step away. */
function surroundings(board: BoardView, { square }: Readonly<Rebel>): readonly string[] {
  const { neighbours, compactors, detention } = stationIn(board);
  const steps = (neighbours[square] ?? []).filter((next) => next !== detention);
  const chutes = board.setup.game === 'escape' && compactors.includes(square) ? compactors : [];
  const through = chutes.filter((other) => other !== square).map((other) => squareName(board, other));
  const on = through.length === 0 ? '' : `, and through the Trash Compactor to ${inARow(through)}`;
  return [`  One step leads to ${inARow(steps.map((next) => squareName(board, next)))}${on}.`];
}

/** Every soldier, and its distance from the viewer's Rebels. */
function soldierLines(board: BoardView, own: readonly number[], names: Names): readonly string[] {
  const gone = [...board.soldiers.keys()].filter((soldier) => board.soldiers[soldier]?.square === NOWHERE);
  const begun = board.round > 0 || board.setup.game === 'capture';
  return [
    ...board.soldiers.flatMap((soldier, number) =>
      soldier.square === NOWHERE ? [] : [`${soldierName(number)}: ${soldierPlace(board, soldier, own, names)}.`],
    ),
    ...(begun && gone.length > 0
      ? [`${board.setup.game === 'capture' ? 'Captured' : 'Out of the game'}: ${soldierNames(gone)}.`]
      : []),
  ];
}

function soldierPlace(board: BoardView, { square, down }: Soldier, own: readonly number[], names: Names): string {
  const far = own.flatMap((rebel) => {
    const from = rebelOf(board, rebel);
    if (from.square === NOWHERE || from.jailed) return [];
    const who = own.length === 1 ? 'you' : rebelName(board, rebel, names);
    return [`${squares(stepsBetween(board, from.square, square))} from ${who}`];
  });
  return [`at ${placeName(board, square)}`, ...(down ? ['down'] : []), ...far].join(', ');
}

function imperialLines(board: BoardView, seat: Seat | null, names: Names): readonly string[] {
  const { imperialCards, setup, imperial } = board;
  const who = imperial === seat ? 'You have' : `${imperialName(board, names)} has`;
  const which = imperialCards.length === 0 ? '' : `: ${cardNames(imperialCards, board)}`;
  return [`${who} ${imperialCards.length} of the ${setup.cards} cards that the Imperial needs to win${which}.`];
}

/** Things on the map, with the distance from the viewer's nearest Rebel. */
function thingLines(board: BoardView, own: readonly number[], names: Names): readonly string[] {
  const { weapons, cards, closet } = stationIn(board);
  const free = own.filter((rebel) => rebelOf(board, rebel).square !== NOWHERE);
  const told = (square: number): string => `${squareName(board, square)}${nearest(board, free, square, names)}`;
  const lying = (places: readonly number[], left: readonly boolean[]): readonly string[] =>
    places.filter((_, place) => left[place]).map(told);
  const arms = lying(weapons, board.weapons);
  const codes = lying(cards, board.cards);
  const stored = board.closet === 0 ? [] : [`${board.closet} in the closet at ${told(closet)}`];
  return [
    `Weapons: ${inARow([...arms, ...stored]) || 'none left to take'}.`,
    ...(board.setup.game === 'escape' ? [`Code cards, face down: ${inARow(codes) || 'none left on the map'}.`] : []),
  ];
}

/** " (3 from Han)". */
function nearest(board: BoardView, rebels: readonly number[], square: number, names: Names): string {
  const [first, ...more] = rebels
    .map((rebel) => ({ rebel, steps: stepsBetween(board, rebelOf(board, rebel).square, square) }))
    .toSorted((a, b) => a.steps - b.steps);
  if (first === undefined) return '';
  return more.length === 0
    ? ` (${first.steps} away)`
    : ` (${first.steps} from ${rebelName(board, first.rebel, names)})`;
}

/** The way into the Falcon. */
function falconLine(board: BoardView): string {
  const { falcon, doors, neighbours } = stationIn(board);
  const ways = doors.flatMap((door) =>
    (neighbours[door] ?? [])
      .filter((next) => !falcon.includes(next))
      .map((next) => `${squareName(board, next)} to ${squareName(board, door)}`),
  );
  return `The Falcon: ${inARow(falcon.map((square) => squareName(board, square)))}; its doorways lead from ${inARow(ways)}.`;
}
