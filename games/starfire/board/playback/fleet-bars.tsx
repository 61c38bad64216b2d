import { type Names, plural } from '@starboard/kernel';
import { term } from '@starboard/ui';
import { isFighting, systemsLeft } from '../../rules/01-ships/ships.ts';
import { type Board, SIDES, type Side } from '../../rules/model.ts';
import { sideInWords } from '../../words/phrases.ts';
import { SIDE_LETTERS, sideClass } from '../hulls.ts';

/** The strength of a side: working systems of its ships on the map, out of those at the start. */
export function strengthOf({ ships }: Board, side: Side): { readonly left: number; readonly of: number } {
  let [left, of] = [0, 0];
  for (const ship of ships) {
    if (ship.side !== side) continue;
    of += ship.design.systems.length;
    if (isFighting(ship)) left += systemsLeft(ship);
  }
  return { left, of };
}

/** A bar for each side shows which is ahead. */
export function FleetBars({ board, names }: { readonly board: Board; readonly names: Names }) {
  return (
    <span class="starfire-strengths">
      {SIDES.map((side) => {
        const { left, of } = strengthOf(board, side);
        const says = `${sideInWords(side, names)}: ${left} of ${plural(of, 'system')} still work.`;
        return (
          <span key={side} class={`starfire-strength ${sideClass(side)}`} {...term(says, '6.1')}>
            <span class="starfire-badge">{SIDE_LETTERS[side]}</span>
            <span class="starfire-bar" aria-hidden="true">
              <i style={{ inlineSize: `${of === 0 ? 0 : (100 * left) / of}%` }} />
            </span>
            <b>{left}</b>
          </span>
        );
      })}
    </span>
  );
}
