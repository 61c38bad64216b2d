import { useId } from 'preact/hooks';
import { shipOf } from '../../catalogue/index.ts';
import { type EventRules, isLegal, pointsOf } from '../../squads/index.ts';
import type { KeptSquad } from '../kept.ts';
import { flownBy } from '../squads/describe.ts';
import { readySquads } from '../squads/event.ts';
import { keptChoice, RANDOM, readyChoice, type SeatChoice } from './seat-choice.ts';

interface Props {
  readonly label: string;
  readonly choice: SeatChoice;
  readonly squads: readonly KeptSquad[];
  readonly event: EventRules;
  /** What the first choice says; by default, that it is a random squad. */
  readonly none?: string;
  choose(choice: SeatChoice): void;
}

/** Choices for a seat: a random squad, one of the player's own, or the ready one of a ship. */
export function SquadSelect({ label, choice, squads, event, none = 'Random squad', choose }: Props) {
  const id = useId();
  return (
    <label class="field" htmlFor={id}>
      <span>{label}</span>
      <select id={id} value={choice} onChange={({ currentTarget }) => choose(currentTarget.value)}>
        <option value={RANDOM}>{none}</option>
        {squads.length > 0 && (
          <optgroup label="Your squads">
            {squads.map(({ name, squad }) => (
              <option key={name} value={keptChoice(name)} disabled={!isLegal(squad, event)}>
                {`${name}, ${pointsOf(squad)} points${isLegal(squad, event) ? '' : ' (not legal)'}`}
              </option>
            ))}
          </optgroup>
        )}
        <optgroup label="Ready squads">
          {readySquads(event).map(({ ship, squad }) => (
            <option key={ship} value={readyChoice(ship)}>
              {`${shipOf(ship).name}: ${flownBy(squad).split(',')[0]}, ${pointsOf(squad)} points`}
            </option>
          ))}
        </optgroup>
      </select>
    </label>
  );
}
