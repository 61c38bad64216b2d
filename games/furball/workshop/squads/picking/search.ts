import { type Faction, PILOTS, type PilotCard, SHIPS, type ShipType, shipOf } from '../../../catalogue/index.ts';
import { sentenceOf } from '../../../words/explain.ts';

/** A ship with the pilots of it that were looked for. */
export interface FoundShip {
  readonly ship: ShipType;
  readonly pilots: readonly PilotCard[];
}

/** Ships and pilots by faction and by words in their names or in what they do; all of the words have to be there. */
export function searchPilots(faction: Faction | 'any', words: string): readonly FoundShip[] {
  const wanted = wordsIn(words);
  const isWanted = (pilot: PilotCard): boolean =>
    pilot.selectable &&
    (faction === 'any' || pilot.faction === faction) &&
    has(`${pilot.name} ${shipOf(pilot.ship).name} ${pilot.subfaction} ${sentenceOf(pilot.id) ?? ''}`, wanted);
  return SHIPS.flatMap((ship) => {
    const pilots = PILOTS.filter((pilot) => pilot.ship === ship.id && isWanted(pilot));
    return pilots.length === 0 ? [] : [{ ship, pilots: pilots.toSorted((a, b) => b.skill - a.skill) }];
  });
}

export const wordsIn = (text: string): readonly string[] =>
  plain(text)
    .split(' ')
    .filter((word) => word !== '');

export const has = (text: string, words: readonly string[]): boolean => {
  const there = plain(text);
  return words.every((word) => there.includes(word));
};

/** A nickname is found with and without its quotation marks, an X-wing as "xwing". */
const plain = (text: string): string =>
  text
    .toLowerCase()
    .replace(/["“”'’‘-]/g, '')
    .replace(/\s+/g, ' ');
