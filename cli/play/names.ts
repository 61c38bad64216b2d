import { nameOfBot } from '@starboard/bots';
import type { Game } from '@starboard/games';
import type { Names } from '@starboard/kernel';
import type { SeatPlayer } from '../input/seats.ts';

/** Numbers players who would have the same name. */
export function namesOf(occupants: readonly SeatPlayer[], game: Pick<Game, 'characters'>): Names {
  const plain = occupants.map((occupant) => nameOf(occupant, game));
  return plain.map((name, seat) => {
    const alike = plain.filter((other) => other === name).length;
    if (alike === 1) return name;
    return `${name} ${plain.slice(0, seat + 1).filter((other) => other === name).length}`;
  });
}

function nameOf(occupant: SeatPlayer, game: Pick<Game, 'characters'>): string {
  switch (occupant.kind) {
    case 'person':
      return 'Player';
    case 'bot':
      return nameOfBot(occupant.bot, game);
    case 'automaton':
      return occupant.name;
  }
}
