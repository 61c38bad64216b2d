import { plural } from '@starboard/kernel';
import { movementPoints } from '../../rules/01-ships/ships.ts';
import type { System } from '../../rules/data/systems.ts';
import type { Design } from '../../rules/model.ts';
import { WEAPON_NAMES } from '../../words/phrases.ts';

/** The text of a strip for screen readers. */

export const SYSTEM_NAMES: { readonly [S in System]: readonly [one: string, many: string] } = {
  S: ['shield', 'shields'],
  A: ['armour', 'armour'],
  Q: ['crew quarters', 'crew quarters'],
  I: ['engine', 'engines'],
  Y: ['combat sensors', 'combat sensors'],
  ...WEAPON_NAMES,
};

/** Such as "turn mode 2; 4 shields destroyed, 1 engine; 2 of 6 movement points", in the order of the strip. */
export function stripInWords(design: Design, working: readonly boolean[], points: number): string {
  const left = movementPoints({ design, working: [...working] });
  const movement =
    left === points ? plural(points, 'movement point') : `${left} of ${plural(points, 'movement point')}`;
  return `turn mode ${design.turnMode}; ${runs(design.systems, working).join(', ')}; ${movement}`;
}

/** Equal neighbours in the same state are counted together. */
function runs(systems: readonly System[], working: readonly boolean[]): readonly string[] {
  const told: string[] = [];
  for (let start = 0; start < systems.length; ) {
    const [system, works] = [systems[start] ?? 'Q', working[start]];
    let end = start + 1;
    while (systems[end] === system && working[end] === works) end++;
    told.push(`${plural(end - start, ...SYSTEM_NAMES[system])}${works ? '' : ' destroyed'}`);
    start = end;
  }
  return told;
}
