import type { Game } from '@starboard/games';
import { useEffect } from 'preact/hooks';
import { introduced } from '../../shell/settings.ts';
import type { Room } from '../room.ts';
import { IntroLines } from './intro-lines.tsx';

interface Props {
  readonly game: Game;
  readonly room: Room;
}

/** At the first start of a game, until it is put away or the first move is made: afterwards it is in the help. */
export function IntroCard({ game, room }: Props) {
  const putAway = (): void => {
    introduced.value = [...introduced.peek(), game.id];
  };
  const known = introduced.value.includes(game.id);
  const moved = room.moved.value;
  useEffect(() => {
    if (moved && !introduced.peek().includes(game.id)) putAway();
  }, [moved]);
  if (known || !game.parts || room.seats.length === 0 || room.over.value) return null;
  return (
    <section class="intro-card" aria-label={`${game.title} in three lines`}>
      <IntroLines intro={game.parts.intro} />
      <button type="button" class="secondary" onClick={putAway}>
        Got it
      </button>
    </section>
  );
}
