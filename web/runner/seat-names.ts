import type { Names } from '@starboard/kernel';
import { uniqueName } from '@starboard/protocol';
import type { Occupant } from './occupant.ts';

/** No two alike. */
export function namesOf(occupants: readonly Occupant[]): Names {
  const names: string[] = [];
  for (const [seat, { name }] of occupants.entries()) {
    const plain = name.trim() === '' ? `Player ${seat + 1}` : name.trim();
    names.push(uniqueName(plain, names));
  }
  return names;
}
