import type { Names } from '@starboard/kernel';
import type { SeatPlayer } from '../input/seats.ts';

/** Numbers players who would have the same name. */
export function namesOf(occupants: readonly SeatPlayer[]): Names {
  const plain = occupants.map(nameOf);
  return plain.map((name, seat) => {
    const alike = plain.filter((other) => other === name).length;
    if (alike === 1) return name;
    return `${name} ${plain.slice(0, seat + 1).filter((other) => other === name).length}`;
  });
}

function nameOf(occupant: SeatPlayer): string {
  switch (occupant.kind) {
    case 'person':
      return 'Player';
    case 'bot':
      return occupant.bot.name;
    case 'automaton':
      return occupant.name;
  }
}
