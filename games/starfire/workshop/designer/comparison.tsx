import { countOf, pointsOf } from '../../rules/01-ships/ships.ts';
import { designNamed, type ShipLine } from '../../rules/02-setup/ship-lines.ts';
import { CORVETTES, CRUISERS, type RosterName } from '../../rules/data/roster.ts';
import { isWeapon, WEAPONS } from '../../rules/data/systems.ts';
import type { Design } from '../../rules/model.ts';
import { bestSalvo } from './gunnery-facts.ts';

interface Props {
  /** The ship being designed, if its line can be read. */
  readonly own: ShipLine | null;
  startFrom(roster: RosterName): void;
}

/** Compares the ship with those of the roster, any of which can be a starting point. */
export function Comparison({ own, startFrom }: Props) {
  return (
    <div class="comparison">
      <table>
        <caption>
          Compare with standard ships
          <small class="note">
            Press a design to start from it. A salvo is the average number of systems that all weapons destroy in a
            turn, at their best range on the printed chart.
          </small>
        </caption>
        <thead>
          <tr>
            <th scope="col">Design</th>
            <th scope="col">Systems</th>
            <th scope="col">Points</th>
            <th scope="col">Turn</th>
            <th scope="col">Weapons</th>
            <th scope="col">Salvo</th>
          </tr>
        </thead>
        <tbody>
          {own !== null && (
            <tr class="own">
              <th scope="row">{own.name}</th>
              <Figures design={own.design} />
            </tr>
          )}
          {[...CORVETTES, ...CRUISERS].map((name) => (
            <tr key={name}>
              <th scope="row">
                <button type="button" class="tool" onClick={() => startFrom(name)}>
                  <span class="hidden-text">Start from </span>
                  {name}
                </button>
              </th>
              <Figures design={designNamed(name)} />
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Figures({ design }: { readonly design: Design }) {
  const { damage, range } = bestSalvo(design, 'literal');
  return (
    <>
      <td>{design.systems.length}</td>
      <td>{pointsOf(design)}</td>
      <td>{design.turnMode}</td>
      <td>{weaponsInShort(design)}</td>
      <td>{damage === 0 ? 'none' : `${damage.toFixed(1)} at ${range}`}</td>
    </>
  );
}

function weaponsInShort({ systems }: Design): string {
  if (!systems.some(isWeapon)) return 'none';
  return WEAPONS.flatMap((weapon) => {
    const count = countOf(systems, weapon);
    return count === 0 ? [] : [`${count} ${weapon}`];
  }).join(', ');
}
