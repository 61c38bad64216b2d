import {
  type Ending,
  headlineOf,
  headlineOfCall,
  inARow,
  type Names,
  nameOf,
  plural,
  type View,
  type Viewer,
} from '@starboard/kernel';
import { stationIn } from '../rules/01-station/played-on.ts';
import { pointsOf } from '../rules/05-scoring.ts';
import { type BoardView, type DeathStar, type Event, FIRST_TROOPER, NOWHERE, type Rebel } from '../rules/model.ts';
import { imperialName, rebelName, soldierNames } from './figures.ts';

/** Describes the end of a match from the viewer's side. */
export function ending(view: View<DeathStar>, names: Names, told: readonly Event[]): Ending {
  const { result, board } = view;
  if (result === null) return { headline: 'The match goes on.', summary: [] };
  return {
    headline: headline(view, names, told),
    summary: [
      `The match took ${plural(result.turns, 'round')}.`,
      ...(board.setup.game === 'capture' ? scores(view, names) : standings(view, names, told)),
    ],
  };
}

function headline(view: View<DeathStar>, names: Names, told: readonly Event[]): string {
  const last = told.findLast(({ type }) => type === 'gave-up' || type === 'called-off');
  const over = told.findLast((event) => event.type === 'over');
  if (over?.type !== 'over') return headlineOf(view, names, null);
  switch (over.how) {
    case 'code':
      return headlineOf(view, names, codeCracked(view, names, told));
    case 'cards':
      return headlineOf(view, names, cardsTaken(view, names));
    case 'all-captured':
      return headlineOf(view, names, pointsCounted(view, names, over.points));
    case 'rounds':
      return view.board.setup.game === 'capture'
        ? headlineOf(view, names, `the last round is over, and ${pointsCounted(view, names, over.points)}`)
        : headlineOf(view, names, `nobody won within ${plural(over.rounds, 'round')}`);
    case 'left':
    case 'called-off':
      return last?.type === 'gave-up' || last?.type === 'called-off'
        ? headlineOfCall(view, names, last)
        : headlineOf(view, names, null);
  }
}

function codeCracked({ board }: View<DeathStar>, names: Names, told: readonly Event[]): string {
  const last = told.findLast((event) => event.type === 'code-tried');
  return last?.type === 'code-tried'
    ? `${rebelName(board, last.rebel, names)} cracked the code in the Falcon`
    : 'the code was cracked';
}

function cardsTaken({ board, seat }: View<DeathStar>, names: Names): string {
  const who = seat === board.imperial ? 'you' : imperialName(board, names);
  return `${who} took ${board.imperialCards.length} code cards`;
}

/** "you have 7 points, Bob 4": the most first. */
function pointsCounted({ seat, result }: View<DeathStar>, names: Names, points: readonly number[]): string {
  const places = result?.places ?? [];
  const order = [...points.keys()].toSorted((a, b) => (places[a] ?? 0) - (places[b] ?? 0));
  const [first = 0, ...others] = order;
  const lead = first === seat ? 'you have' : `${nameOf(names, first)} has`;
  const rest = others.map((other) => `${other === seat ? 'you' : nameOf(names, other)} ${points[other] ?? 0}`);
  return `${lead} ${plural(points[first] ?? 0, 'point')}${rest.length === 0 ? '' : `, ${inARow(rest)}`}`;
}

/** Game 1: each Rebel's captives, the winner first. */
function scores({ board, result, seat }: View<DeathStar>, names: Names): readonly string[] {
  const places = result?.places ?? [];
  return [...board.rebels.keys()]
    .toSorted((a, b) => (places[a] ?? 0) - (places[b] ?? 0))
    .map((rebel) => {
      const captives = board.rebels[rebel]?.captives ?? [];
      const whom = captives.length === 0 ? 'nobody captured' : soldierNames(captives);
      return `${called(board, rebel, seat, names)}: ${plural(pointsOf({ captives }), 'point')}, ${whom}.`;
    });
}

/** "Han (you)", "Leia (Ann)". */
function called(board: BoardView, rebel: number, seat: Viewer, names: Names): string {
  const owner = board.rebels[rebel]?.seat ?? rebel;
  return `${rebelName(board, rebel, names)} (${owner === seat ? 'you' : nameOf(names, owner)})`;
}

/** Game 2: the final position of both sides, and the results of the battles. */
function standings({ board, seat }: View<DeathStar>, names: Names, told: readonly Event[]): readonly string[] {
  const { imperialCards, setup, soldiers } = board;
  const troopers = soldiers.filter((_, soldier) => soldier >= FIRST_TROOPER);
  const beaten = troopers.filter(({ square }) => square === NOWHERE).length;
  return [
    `The Imperial took ${imperialCards.length} of ${plural(setup.cards, 'card')} and lost ${beaten} of ${plural(troopers.length, 'Stormtrooper')}.`,
    ...board.rebels.map((rebel, number) => `${called(board, number, seat, names)}: ${shape(board, rebel)}.`),
    ...battles(told),
  ];
}

function shape(board: BoardView, { square, jailed, armed, cards }: Readonly<Rebel>): string {
  const inFalcon = stationIn(board).falcon.includes(square);
  const where = jailed ? 'in the Detention Block' : inFalcon ? 'in the Falcon' : 'free';
  return `${where}, ${armed ? 'armed' : 'unarmed'}, ${cards.length === 0 ? 'no cards' : plural(cards.length, 'card')}`;
}

/** Only for viewers who know every event. */
function battles(told: readonly Event[]): readonly string[] {
  if (!told.some(({ type }) => type === 'began')) return [];
  const count = (type: Event['type']): number => told.filter((event) => event.type === type).length;
  const [won, lost, tries] = [count('beaten') + count('laid-down'), count('jailed'), count('code-tried')];
  const code = tries === 0 ? 'never tried the code' : `tried the code ${tries === 1 ? 'once' : `${tries} times`}`;
  return [
    `The Rebels ${won + lost === 0 ? 'fought no battles' : `won ${won} of ${plural(won + lost, 'battle')}`} and ${code}.`,
  ];
}
