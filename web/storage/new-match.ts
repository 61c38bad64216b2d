import { type Header, hex } from '@starboard/kernel';
import { namesOf, type Occupant, seatingOf } from '../runner/occupant.ts';
import { keepMatch, type SavedMatch } from './matches.ts';

export const NOT_KEPT = 'This browser would not keep the match: its storage is full or switched off.';

type Fresh = Pick<Header, 'game' | 'rules' | 'setup'> & { readonly occupants: readonly Occupant[] };

/** Lays out a new match with unguessable dice and keeps it; its id, or null if the browser would not keep it. */
export function newMatch({ game, rules, setup, occupants }: Fresh): string | null {
  const header: Header = {
    game,
    rules,
    setup,
    seating: seatingOf(occupants),
    players: namesOf(occupants),
    key: hex([...crypto.getRandomValues(new Uint32Array(8))]),
  };
  const id = crypto.getRandomValues(new Uint32Array(2)).reduce((text, word) => text + word.toString(36), '');
  return keepMatch({ id, header, occupants, record: null, over: false }, null) === 'kept' ? id : null;
}

/** The same table once more. */
export function rematch({ header, occupants }: SavedMatch): string | null {
  return newMatch({ game: header.game, rules: header.rules, setup: header.setup, occupants });
}
