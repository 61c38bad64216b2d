import { type Choice, type Dice, pick, type Seat, type TurnGame } from '@starboard/kernel';
import { asteroidIn } from '../../rules/flight.ts';
import { type Chase, isFlying, NOWHERE } from '../../rules/model.ts';
import { chartOf, courseOf } from './chart.ts';
import { scrapesLater } from './flights.ts';
import { hitsLater } from './pursuit.ts';
import { type ChaseSituation, pilotFor } from './situation.ts';

/** Of many spaces it looks at so many, so that no two chases begin alike. */
const GLANCES = 24;
/** A speed that most pilots begin with. */
const START = 3;

/** 10.2 A space is worth what its better heading is: whom one may hunt from there, and by whom one may be hunted. */
export function placeGame(situation: ChaseSituation, options: readonly Choice<Chase>[], dice: Dice): TurnGame<Chase> {
  const { neighbours } = asteroidIn(situation.board);
  const opens = Array.from({ length: Math.min(GLANCES, options.length) }, () => pick(dice, options));
  const alone = opens.map((space) =>
    Math.max(...(neighbours[Number(space)] ?? []).map((heading) => startWorth(situation, Number(space), heading))),
  );
  return { players: [{ seat: situation.seat, weight: 1, alone, opens }], meetings: [] };
}

export function faceGame(situation: ChaseSituation, space: number, opens: readonly Choice<Chase>[]): TurnGame<Chase> {
  const alone = opens.map((heading) => startWorth(situation, space, Number(heading)));
  return { players: [{ seat: situation.seat, weight: 1, alone, opens }], meetings: [] };
}

function startWorth(situation: ChaseSituation, space: number, heading: number): number {
  const { board, seat } = situation;
  const asteroid = asteroidIn(board);
  const chart = chartOf(asteroid);
  const me = pilotFor(situation, seat);
  const here = { space, course: courseOf(asteroid, space, heading), speed: START };
  let lead = -scrapesLater(me.tables, space, heading, START) * me.style.care;
  for (const there of starters(situation)) {
    const rival = { ...there, course: courseOf(asteroid, there.space, there.heading), speed: START };
    lead += (me.style.hunt * hitsLater(chart, here, rival)) / me.rivals - me.style.fear * hitsLater(chart, rival, here);
  }
  const { shares, left } = me;
  const point = (shares[left] ?? 0) - (shares[left - 1] ?? 0);
  return (shares[left] ?? 0) + point * lead;
}

/** Those who are placed, and 10.4 whoever will start on the entrance space. */
function starters({ board, seat }: ChaseSituation): readonly { readonly space: number; readonly heading: number }[] {
  const { entrance, neighbours } = asteroidIn(board);
  const placed = board.pilots.flatMap(({ space, heading, out }, other: Seat) =>
    other !== seat && isFlying({ out }) && space !== NOWHERE ? [{ space, heading }] : [],
  );
  return [...placed, { space: entrance, heading: neighbours[entrance]?.[0] ?? entrance }];
}
