import type { Signal } from '@preact/signals';
import type { Bot } from '@starboard/bots';
import type { Rules, Spec } from '@starboard/kernel';
import type { Occupant } from '../host/occupant.ts';

interface Props {
  readonly rules: Rules<Spec>;
  readonly bots: readonly Bot[];
  readonly occupants: Signal<readonly Occupant[]>;
}

/** Who sits where, seat by seat. */
export function Seats({ rules: { seats, automata }, bots, occupants }: Props) {
  const list = occupants.value;
  const person = (seat: number): Occupant => ({ kind: 'person', name: `Player ${seat + 1}` });
  const place = (seat: number, occupant: Occupant): void => {
    occupants.value = list.map((before, i) => (i === seat ? occupant : before));
  };
  const others: readonly Occupant[] = [
    ...bots.map(({ id, name }) => ({ kind: 'bot', id, name }) as const),
    ...automata.map(({ id, name }) => ({ kind: 'automaton', id, name }) as const),
  ];
  const sit = (seat: number, value: string): void =>
    place(seat, others.find((occupant) => codeOf(occupant) === value) ?? person(seat));
  return (
    <fieldset class="seats">
      <legend>Seats</legend>
      {list.map((occupant, seat) => (
        <div class="seat" key={seat}>
          <label class="field">
            <span>Seat {seat + 1}</span>
            <select value={codeOf(occupant)} onChange={({ currentTarget }) => sit(seat, currentTarget.value)}>
              <option value="person">A person here</option>
              {others.map((other) => (
                <option key={codeOf(other)} value={codeOf(other)}>
                  {other.name}
                </option>
              ))}
            </select>
          </label>
          {occupant.kind === 'person' && (
            <label class="field">
              <span>Name</span>
              <input
                type="text"
                maxLength={24}
                value={occupant.name}
                onInput={({ currentTarget }) => place(seat, { kind: 'person', name: currentTarget.value })}
              />
            </label>
          )}
        </div>
      ))}
      {seats.min < seats.max && (
        <div class="seat-count">
          <button
            type="button"
            class="secondary"
            aria-disabled={list.length <= seats.min}
            onClick={() => (occupants.value = list.length > seats.min ? list.slice(0, -1) : list)}
          >
            One seat fewer
          </button>
          <button
            type="button"
            class="secondary"
            aria-disabled={list.length >= seats.max}
            onClick={() => (occupants.value = list.length < seats.max ? [...list, person(list.length)] : list)}
          >
            One seat more
          </button>
        </div>
      )}
    </fieldset>
  );
}

const codeOf = (occupant: Occupant): string =>
  occupant.kind === 'person' ? 'person' : `${occupant.kind}:${occupant.id}`;
