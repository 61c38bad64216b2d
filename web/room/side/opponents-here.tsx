import { botById, characterOf } from '@starboard/bots';
import type { Game } from '@starboard/games';
import type { Names } from '@starboard/kernel';
import type { Occupant } from '../../runner/occupant.ts';
import { Mark } from '../../setup/opponents/mark.tsx';
import '../../style/room/opponents-here.css';

interface Props {
  readonly game: Game;
  readonly occupants: readonly Occupant[];
  readonly names: Names;
}

/** Whom the players at this screen fly against: each bot with its mark, its level and what it says. */
export function OpponentsHere({ game, occupants, names }: Props) {
  const bots = occupants.flatMap((occupant, seat) => (occupant.kind === 'bot' ? [{ id: occupant.id, seat }] : []));
  if (bots.length === 0) return null;
  return (
    <ul class="opponents-here">
      {bots.map(({ id, seat }) => {
        const character = characterOf(id, game);
        const bot = botById(id);
        return (
          <li key={seat}>
            {character !== undefined && <Mark of={character} />}
            <div>
              <strong>{names[seat]}</strong>
              {character !== undefined && <span>{` (${bot?.name.toLowerCase()})`}</span>}
              <p>{character?.about ?? bot?.about}</p>
              {character !== undefined && <q>{character.line}</q>}
            </div>
          </li>
        );
      })}
    </ul>
  );
}
