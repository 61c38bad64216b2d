import { type Names, nameOf, plural, type View, type Words } from '@starboard/kernel';
import { seatsOf } from './rules/02-fleets.ts';
import { SIDES, type Starfire } from './rules/model.ts';
import { label, prompt } from './words/asking.ts';
import { ending } from './words/ending.ts';
import { line } from './words/lines.ts';
import { manyOf, sideInWords } from './words/phrases.ts';
import { describe } from './words/text-view.ts';

/** What Starfire says to people. */
export const words = { prompt, label, line, describe, outcome, ending } satisfies Words<Starfire>;

function outcome({ result, board }: View<Starfire>, names: Names): string {
  if (result === null) return 'The battle goes on.';
  const everybody = Array.from({ length: board.seats }, (_, seat) => nameOf(names, seat));
  const turns = plural(result.turns, 'turn');
  const winner = SIDES.find((side) => seatsOf(side, board.seats).every((seat) => result.places[seat] === 1));
  if (winner === undefined || result.places.every((place) => place === 1)) {
    const limit = result.rule === '7.2' ? ': both sides still have ships on the map' : '';
    return `A draw after ${turns}${limit}.`;
  }
  const verb = manyOf(winner, everybody) ? 'win' : 'wins';
  return `${sideInWords(winner, everybody)} ${verb} the battle in ${turns}.`;
}
