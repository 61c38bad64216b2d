import type { SetupPart } from '@starboard/ui';
import { SIDES, type Starfire } from '../../rules/model.ts';
import { SIDE_NAMES } from '../../words/phrases.ts';
import { scenarioName, shipsOf } from '../../words/scenarios.ts';

/** The set-up page names an own scenario and its ships, which the plain form can't show. */
export const setupPart: SetupPart<Starfire> = {
  Seat: () => null,
  Table: ({ setup }) =>
    setup.scenario !== 'own' ? null : (
      <fieldset class="starfire-scenario">
        <legend>{scenarioName(setup)}</legend>
        {SIDES.map((side) => (
          <p
            key={side}
          >{`${SIDE_NAMES[side]}: ${shipsOf(setup, side) || 'no ships. Build a fleet in the workshop.'}`}</p>
        ))}
      </fieldset>
    ),
  seatsOf: () => undefined,
  fit: (setup) => setup,
};
