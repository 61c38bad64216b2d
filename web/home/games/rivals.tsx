import type { Game } from '@starboard/games';
import { Mark } from '../../setup/opponents/mark.tsx';
import type { Beaten } from '../next/beaten.ts';

interface Props {
  readonly game: Game;
  readonly beaten: Beaten;
}

/** Whom you have beaten in a game: nothing before the first win. */
export function Rivals({ game: { characters = [] }, beaten: { level, characters: beaten } }: Props) {
  if (level === null) return null;
  return (
    <div class="rivals">
      <p>{`Beaten: ${characters.length === 0 ? '' : `${beaten.size} of ${characters.length}, `}up to ${level}`}</p>
      {characters.length > 0 && (
        <ul>
          {characters.map((character) => {
            const at = beaten.get(character.id);
            const says =
              at === undefined ? `${character.callSign}: not beaten yet` : `${character.callSign}: beaten as ${at}`;
            return (
              <li key={character.id} data-beaten={at !== undefined} title={says}>
                <Mark of={character} />
                <span class="hidden-text">{says}</span>
              </li>
            );
          })}
        </ul>
      )}
    </div>
  );
}
