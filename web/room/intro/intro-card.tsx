import type { Game, IntroLines as Lines } from '@starboard/games';
import { useEffect } from 'preact/hooks';
import { introduced } from '../../shell/settings.ts';
import type { Room } from '../room.ts';
import { introFor } from './intro-for.ts';
import { IntroLines } from './intro-lines.tsx';

interface Props {
  readonly game: Game;
  readonly room: Room;
}

/** At the first start of a game, or of a side of it, until it is put away or the first move is made: afterwards it is in the help. */
export function IntroCard({ game, room }: Props) {
  if (game.parts === null || room.seats.length === 0 || room.over.value) return null;
  return <Card {...introFor(game, game.parts, room.words, room.view.value)} title={game.title} room={room} />;
}

interface CardProps {
  readonly lines: Lines;
  readonly name: string;
  readonly title: string;
  readonly room: Room;
}

function Card({ lines, name, title, room }: CardProps) {
  const putAway = (): void => {
    if (!introduced.peek().includes(name)) introduced.value = [...introduced.peek(), name];
  };
  const moved = room.moved.value;
  useEffect(() => {
    if (moved) putAway();
  }, [moved]);
  if (introduced.value.includes(name)) return null;
  return (
    <section class="intro-card" aria-label={`${title} in three lines`}>
      <IntroLines lines={lines} />
      <button type="button" class="secondary" onClick={putAway}>
        Got it
      </button>
    </section>
  );
}
