import { integer, list, object, oneOf, text } from '@starboard/kernel';
import { MOST_COLUMNS } from './01-station/cells.ts';
import { MAP } from './01-station/map.ts';
import { mapProblem } from './01-station/played-on.ts';
import { FIRSTS, GAMES, type Setup } from './model.ts';

/** A line has four characters for each column, and some at the start; remarks may be longer. */
const LONGEST_LINE = 160;
/** Two lines for each row, and room for remarks. */
const MOST_LINES = 4 * MOST_COLUMNS;

const ESCAPE = { game: ['escape'] };
const CAPTURE = { game: ['capture'] };

export const setup = object({
  game: oneOf(GAMES, {
    title: 'Game',
    labels: ['Escape (Game 2)', 'Capture (Game 1)'],
    description:
      'In Escape, Rebels sneak to the Falcon and crack its code while the player in the last seat hunts them. In Capture, everybody is a Rebel, and the most points for captured soldiers win.',
    default: 'escape',
  }),
  cards: integer(4, 6, {
    title: 'Cards the Imperial needs',
    description: 'The printed rules say 4. More cards help the Rebels; choose 6 against a strong Imperial.',
    default: 4,
    onlyWith: ESCAPE,
  }),
  dice: oneOf(['three', 'six'], {
    title: 'Colours of the dice',
    labels: ['Three', 'Six'],
    description: 'With three colours, a try matches a card 2 times in 9 or 1 time in 9; with six, 1 time in 18.',
    default: 'three',
    onlyWith: ESCAPE,
  }),
  first: oneOf(FIRSTS, {
    title: 'Who goes first',
    labels: ['A die decides', 'The first player', 'The second player', 'The third player', 'The fourth player'],
    description: 'In the printed rules, the youngest player goes first.',
    default: 'die',
    onlyWith: CAPTURE,
  }),
  captureRounds: integer(1, 1000, {
    title: 'Count the points after this many rounds',
    default: 200,
    onlyWith: CAPTURE,
  }),
  escapeRounds: integer(1, 1000, { title: 'Draw after this many rounds', default: 100, onlyWith: ESCAPE }),
  map: list(text({ maxLength: LONGEST_LINE }), {
    title: 'A map of your own',
    description: 'A text file like the map of the game: download that one and change it. Rule 1.1 explains all signs.',
    format: 'lines',
    example: MAP.trimEnd().split('\n'),
    maxItems: MOST_LINES,
    default: [],
  }),
});

const MOST_IN_CAPTURE = 4;

/** Why the rules refuse a set-up: 4.1 too many players, 4.3 a missing first seat, 1.1 a bad map. */
export function objection(chosen: Setup, seats: number, version: number): string | undefined {
  if (chosen.game === 'capture') {
    if (seats > MOST_IN_CAPTURE) return `Capture is for 2 to ${MOST_IN_CAPTURE} players.`;
    if (FIRSTS.indexOf(chosen.first) > seats)
      return `The ${chosen.first} player can’t go first with only ${seats} players.`;
  }
  return mapProblem(chosen, version);
}

/** 6.1 In Game 2 the last seat is the Imperial and all others are Rebels; in Game 1 every player is alone. */
export function sides({ game }: Pick<Setup, 'game'>, seats: number): readonly string[] | undefined {
  if (game === 'capture') return undefined;
  return Array.from({ length: seats }, (_, seat) => (seat === seats - 1 ? 'Imperial' : 'Rebels'));
}
