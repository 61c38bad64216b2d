import { plural } from '@starboard/kernel';
import { ChoiceButton, Term } from '@starboard/ui';
import { pointsOf } from '../../rules/01-ships/ships.ts';
import { designNamed } from '../../rules/02-setup/ship-lines.ts';
import { CORVETTES, CRUISERS } from '../../rules/data/roster.ts';
import { isWeapon } from '../../rules/data/systems.ts';
import { shipAt } from '../../rules/model.ts';
import { weaponList } from '../../words/phrases.ts';
import { hullPath, sideClass } from '../hulls.ts';
import type { AskedFor } from '../props.ts';
import { Strip } from '../sheets/strip.tsx';

/** 2.2 The roster, a card a design. */
export function Hangar({ asked }: { readonly asked: AskedFor<'design'> }) {
  const { board } = asked.view;
  const ship = shipAt(board, asked.ask.ship);
  const names = [...CORVETTES, ...CRUISERS].filter((name) => asked.options.some((option) => option === name));
  const mine = board.ships.flatMap((each, id) => (each.seat === ship.seat ? [{ ...each, id }] : []));
  return (
    <section class={`starfire-hangar ${sideClass(ship.side)}`} aria-label={`A design for ${ship.name}`}>
      <h3>
        <Term says="Pick a design from the roster for this ship. The strip shows its systems." rule="2.2">
          A design for {ship.name}
        </Term>{' '}
        {mine.length > 1 && (
          <small>
            ship {mine.findIndex(({ id }) => id === asked.ask.ship) + 1} of {mine.length}
          </small>
        )}
      </h3>
      <div class="starfire-cards">
        {names.map((name) => {
          const design = designNamed(name);
          return (
            <div key={name} class="starfire-card">
              <ChoiceButton
                asked={asked}
                choice={name}
                class="starfire-card-button"
                named
                says={`Build ${ship.name} as a ${name}.`}
              >
                <svg viewBox="-22 -18 44 36" aria-hidden="true">
                  <path class="starfire-hull" d={hullPath(ship.side, design.hull)} />
                </svg>
                <strong>{name}</strong>
                <span>{weaponList(design.systems.filter(isWeapon))}</span>
                <span>
                  {plural(pointsOf(design), 'movement point')}, turn mode {design.turnMode}
                </span>
              </ChoiceButton>
              <Strip design={design} label={name} />
            </div>
          );
        })}
      </div>
    </section>
  );
}
