import type { Names } from '@starboard/kernel';
import type { Sitter } from '../input/seats.ts';

/** What each seat is called; those who would be called the same are numbered. */
export function namesOf(sitting: readonly Sitter[]): Names {
  const plain = sitting.map(nameOf);
  return plain.map((name, seat) => {
    const alike = plain.filter((other) => other === name).length;
    if (alike === 1) return name;
    return `${name} ${plain.slice(0, seat + 1).filter((other) => other === name).length}`;
  });
}

function nameOf(sitter: Sitter): string {
  switch (sitter.kind) {
    case 'person':
      return 'Player';
    case 'bot':
      return sitter.bot.name;
    case 'automaton':
      return sitter.name;
  }
}
