import type { Match } from '../../rules/model.ts';
import { type Condition, type Fate, fateOf } from '../../solution/model/hits.ts';
import { landing } from '../../solution/model/landings.ts';
import { classOf, type Position } from '../../solution/model/positions.ts';
import { conditionOf } from '../../solution/model/ships.ts';

/** What has happened in a turn, in the words of the model. */
export interface TurnSoFar {
  readonly position: Position;
  readonly ships: readonly [Condition, Condition];
  readonly quiet: number;
  readonly aims: [number, number];
  readonly headings: [number, number];
  readonly hits: [number, number];
}

export type Expect = (what: string, model: unknown, game: unknown) => void;

export function positionOf({ board }: Match): Position {
  const { ports, noseToNose, movingApart } = board;
  return { port: ports[0], view: ports[1], noseToNose, movingApart };
}

/** 4.3 to 4.5, 6.2, 6.8 to 6.10, 7.1 to 7.5: how the turn ended. */
export function compareEnd(match: Match, turn: TurnSoFar, expect: Expect): void {
  const where = landing(turn.position, turn.headings[0], turn.headings[1]);
  const { board, result } = match;
  const fates = turn.ships.map((ship, i) => fateOf(ship, turn.hits[i] ?? 0));
  if (result === null) {
    if (where.kind === 'parts')
      expect('nose to nose after fighting on', '1 1 0 0', Object.values(positionOf(match)).join(' '));
    else expect('class of the next position', where.next, classOf(positionOf(match)));
    for (const seat of [0, 1] as const) {
      const now = conditionOf(board.ships[seat]);
      const chance = fates[seat]?.flying.find(({ ship }) => JSON.stringify(ship) === JSON.stringify(now))?.chance ?? 0;
      expect('ship that may come of it', true, chance > 0);
    }
    expect('an open end', false, turn.hits[0] + turn.hits[1] === 0 && turn.quiet + 1 >= board.setup.quietLimit);
    return;
  }
  expect(
    'the rule that ends it',
    true,
    possibleEnds(match, turn, where.kind, fates).has(`${result.rule} ${winnerOf(result.places)}`),
  );
}

const winnerOf = ([first = 1, second = 1]: readonly number[]): string =>
  first === second ? 'draw' : first < second ? 'first' : 'second';

/** Every end that the model allows after these hits, as "rule winner". */
function possibleEnds(match: Match, turn: TurnSoFar, kind: string, [my, their]: readonly Fate[]): Set<string> {
  const ends = new Set<string>();
  if (my === undefined || their === undefined) return ends;
  const stage = (mine: number, theirs: number, stays: boolean, theyStay: boolean): void => {
    if (mine > 0 && theirs > 0) ends.add('7.2 draw');
    if (mine > 0 && theyStay) ends.add('7.1 second');
    if (theirs > 0 && stays) ends.add('7.1 first');
  };
  const left = my.suffocated + my.lost + flyingOf(my);
  const theirLeft = their.suffocated + their.lost + flyingOf(their);
  stage(my.brokenUp, their.brokenUp, left > 0, theirLeft > 0);
  if (left === 0 || theirLeft === 0) return ends;
  if (kind === 'parts') ends.add('7.3 draw');
  stage(my.suffocated, their.suffocated, my.lost + flyingOf(my) > 0, their.lost + flyingOf(their) > 0);
  if (my.suffocated + their.suffocated > 0) return ends;
  const quiet = turn.hits[0] + turn.hits[1] === 0 && turn.quiet + 1 >= match.board.setup.quietLimit;
  if (quiet) return ends.add('7.5 draw');
  stage(my.lost, their.lost, flyingOf(my) > 0, flyingOf(their) > 0);
  return ends;
}

const flyingOf = ({ flying }: Fate): number => flying.reduce((sum, { chance }) => sum + chance, 0);
