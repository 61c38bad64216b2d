import { nameOf, type Seat } from '@starboard/kernel';
import { AskOnce } from '../shell/ask-once.tsx';
import type { Room } from './room.ts';

interface Props {
  readonly room: Pick<Room, 'picture' | 'sending'>;
  readonly seat: Seat;
}

export function Resign({ room: { picture, sending }, seat }: Props) {
  const { seats, names, over } = picture;
  if (over.value || !seats.includes(seat)) return null;
  const who = seats.length > 1 ? ` for ${nameOf(names, seat)}` : '';
  return (
    <AskOnce
      label="Resign"
      about="this match"
      question={`Resign this match${who}?`}
      onSure={() => sending.resign(seat)}
    />
  );
}
