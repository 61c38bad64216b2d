import { explains } from '@starboard/ui';
import { type EventRules, pointsOf, type Squad, squadOf } from '../../squads/index.ts';
import { Import, type Taken } from '../sharing/import.tsx';
import { flownBy, squadInWords } from './describe.ts';
import { drawSquad, readySquads } from './event.ts';
import { PilotPicker } from './picking/pilot-picker.tsx';

interface Props {
  readonly event: EventRules;
  /** Keeps a new squad and puts it on the workbench. */
  add(squads: readonly Taken[], said: string): void;
}

/** Ways to begin a squad: at random, ready to fly, from a pilot, or from a file. */
export function NewSquad({ event, add }: Props) {
  const begin = (squad: Squad, said: string): void => add([{ squad }], said);
  return (
    <div class="furball-begin">
      <div class="furball-ways">
        <button
          type="button"
          class="primary"
          {...explains('Draws a random legal squad within the limit.', '1.1')}
          onClick={() => {
            const squad = drawSquad(event);
            begin(squad, `Drew and saved ${flownBy(squad)}.`);
          }}
        >
          Random squad
        </button>
        <p>or take the ready squad of a ship, or choose a pilot and equip the ship yourself.</p>
      </div>
      <PilotPicker
        event={event}
        choose={(pilot) => begin(squadOf(pilot), 'Now choose the upgrades.')}
        beside={(ship) => {
          const ready = readySquads(event).find((each) => each.ship === ship.id);
          if (ready === undefined) return <span class="furball-says">Too expensive for this limit</span>;
          return (
            <button
              type="button"
              class="tool furball-ready"
              {...explains(`${squadInWords(ready.squad)}.`)}
              onClick={() => begin(ready.squad, `Saved ${flownBy(ready.squad)}.`)}
            >
              Ready squad<span class="hidden-text"> of the {ship.name}</span>
              <small class="furball-cost">{pointsOf(ready.squad)} pt</small>
            </button>
          );
        }}
      />
      <Import event={event} take={add} />
    </div>
  );
}
