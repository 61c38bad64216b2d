import { enclosing } from '@starboard/kernel';
import type { Help, Now, Op } from '../../model/cards.ts';
import { type Furball, type Match, shipOf } from '../../model.ts';
import { always } from '../speaking.ts';

type Skipped = 'attack' | 'action' | 'detonation' | 'stress-check';

/** Something that would come now is left out. */
export const skip = (what: Skipped): Op => ({
  possible: always,
  run(match, _frame, { ship }) {
    SKIPPING[what](match, ship);
    return undefined;
  },
  helps: (now) => (what === 'stress-check' ? helpOfCheckingLater(now) : 'maybe'),
  worth: () => WORTH[what],
});

/** 4.4 Only a red manoeuvre gives stress, which a ship would rather get after its action. */
const helpOfCheckingLater = ({ stack }: Now): Help =>
  enclosing<Furball, 'manoeuvre'>(stack, 'manoeuvre').difficulty === 'red' ? 'surely' : 'no';

const WORTH: { readonly [S in Skipped]: number } = { attack: -0.5, action: -0.3, detonation: 0.2, 'stress-check': 0.2 };

const SKIPPING: { readonly [S in Skipped]: (match: Match, ship: number) => void } = {
  attack({ stack }) {
    enclosing<Furball, 'combat-turn'>(stack, 'combat-turn').skips = true;
  },
  action({ board }, ship) {
    shipOf(board, ship).skipsAction = true;
  },
  detonation({ stack }) {
    enclosing<Furball, 'detonation'>(stack, 'detonation').prevented = true;
  },
  'stress-check'({ stack }) {
    const flight = enclosing<Furball, 'manoeuvre'>(stack, 'manoeuvre');
    flight.checksStress = false;
    enclosing<Furball, 'activation'>(stack, 'activation').late = flight.difficulty;
  },
};
