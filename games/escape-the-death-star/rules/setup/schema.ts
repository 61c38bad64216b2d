import { integer, list, object, oneOf, text } from '@starboard/kernel';
import { mapProblem } from '../01-station.ts';
import { FIRSTS, GAMES, type Setup } from '../model.ts';
import { MOST_COLUMNS } from '../station/cells.ts';

/** A line has four characters a column and some to begin with; remarks may be longer. */
const LONGEST_LINE = 160;
/** Two lines a row, and room for remarks. */
const MOST_LINES = 4 * MOST_COLUMNS;

export const setup = object({
  game: oneOf(GAMES, {
    title: 'Game',
    labels: ['Escape (Game 2)', 'Capture (Game 1)'],
    description:
      'Escape: Rebels sneak to the Falcon and crack its code, and the player in the last seat hunts them. Capture: everybody is a Rebel, and the most points for captured Imperials win.',
    default: 'escape',
  }),
  cards: integer(4, 6, {
    title: 'Cards the Imperial needs',
    description: 'Escape: 4 as printed. Each card more helps the Rebels; against a strong Imperial take 6.',
    default: 4,
  }),
  dice: oneOf(['three', 'six'], {
    title: 'Colours of the dice',
    labels: ['Three', 'Six'],
    description: 'Escape: with three a card is matched in 2 of 9 tries or 1 of 9, with six in 1 of 18.',
    default: 'three',
  }),
  first: oneOf(FIRSTS, {
    title: 'Who goes first',
    labels: ['A die decides', 'The first player', 'The second player', 'The third player', 'The fourth player'],
    description: 'Capture: as printed, the youngest.',
    default: 'die',
  }),
  captureRounds: integer(1, 1000, { title: 'Capture: points are counted after rounds', default: 200 }),
  escapeRounds: integer(1, 1000, { title: 'Escape: draw after rounds', default: 100 }),
  map: list(text({ maxLength: LONGEST_LINE }), {
    title: 'A map of your own',
    description: 'A text file, written as the map in the box: its signs are told in rule 1.1.',
    format: 'lines',
    maxItems: MOST_LINES,
    default: [],
  }),
});

const MOST_IN_CAPTURE = 4;

/** What the rules have against a set-up that fits its schema: by 4.1 too many players, by 4.3 a first who is not there, by 1.1 a map. */
export function objection(chosen: Setup, seats: number): string | undefined {
  if (chosen.game === 'capture') {
    if (seats > MOST_IN_CAPTURE) return `Capture is for 2 to ${MOST_IN_CAPTURE} players.`;
    if (FIRSTS.indexOf(chosen.first) > seats) return `The ${chosen.first} player cannot go first among ${seats}.`;
  }
  return mapProblem(chosen);
}
