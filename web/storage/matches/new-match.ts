import { BY_PURPOSE, type Header, headerFact, hex, recordLine } from '@starboard/kernel';
import { type Occupant, seatingOf } from '../../runner/occupant.ts';
import { namesOf } from '../../runner/seat-names.ts';
import { describeMatch } from './describe-match.ts';
import { freshId } from './fresh-id.ts';
import { openMatches } from './open-matches.ts';
import { askToPersist } from './persist.ts';

type Fresh = Pick<Header, 'game' | 'rules' | 'setup'> & { readonly occupants: readonly Occupant[] };

/** Creates a match with unpredictable dice, stores it if this browser can, and returns its id. */
export async function newMatch({ game, rules, setup, occupants }: Fresh): Promise<string> {
  const header: Header = {
    game,
    rules,
    setup,
    seating: seatingOf(occupants),
    players: namesOf(occupants),
    key: hex([...crypto.getRandomValues(new Uint32Array(8))]),
    dice: BY_PURPOSE,
  };
  return keepMatch([recordLine(headerFact(header), '').line], occupants);
}

/** Stores the lines of a new match if this browser can, and returns its id. */
export async function keepMatch(lines: readonly string[], occupants: readonly Occupant[]): Promise<string> {
  const matches = await openMatches();
  const id = await freshId(matches);
  const match = describeMatch({ id, occupants, at: Date.now() }, lines);
  if (match === undefined) throw new Error('a match whose header cannot be read');
  await matches.add(match, lines);
  if (!matches.isHeld(id)) askToPersist();
  return id;
}
