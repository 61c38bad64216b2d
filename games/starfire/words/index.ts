import { type Names, nameOf, plural, type View, type Words } from '@starboard/kernel';
import { seatsOf } from '../rules/02-setup/fleets.ts';
import { SIDES, type Starfire } from '../rules/model.ts';
import { crippled } from './crippled.ts';
import { ending } from './ending.ts';
import { label } from './labels.ts';
import { line } from './lines.ts';
import { manyOf, sideInWords } from './phrases.ts';
import { prompt } from './prompts.ts';
import { reason } from './reason.ts';
import { describe } from './text-view.ts';
import { standing } from './usual.ts';

/** All the texts of Starfire. */
export const words = {
  standing,
  prompt,
  label,
  line,
  describe,
  crippled,
  outcome,
  ending,
  reason,
} satisfies Words<Starfire>;

function outcome({ result, board }: View<Starfire>, names: Names): string {
  if (result === null) return 'The battle goes on.';
  const everybody = Array.from({ length: board.seats }, (_, seat) => nameOf(names, seat));
  const turns = plural(result.turns, 'turn');
  const winner = SIDES.find((side) => seatsOf(side, board.seats).every((seat) => result.places[seat] === 1));
  if (winner === undefined || result.places.every((place) => place === 1)) {
    const limit = result.rule === '7.2' ? ': both sides still have ships on the map' : '';
    return `The battle is a draw after ${turns}${limit}.`;
  }
  const verb = manyOf(winner, everybody) ? 'win' : 'wins';
  return `${sideInWords(winner, everybody)} ${verb} the battle in ${turns}.`;
}
