import type { Signal } from '@preact/signals';
import type { Bot } from '@starboard/bots';
import type { GameTypes, Rules } from '@starboard/kernel';
import { kindOf, OPEN, type Place } from './places.ts';
import { usualName } from './presets.ts';

interface Props {
  readonly rules: Rules<GameTypes>;
  readonly bots: readonly Bot[];
  readonly occupants: Signal<readonly Place[]>;
  /** Whether seats can be left open for others. */
  readonly online: boolean;
}

/** Who sits where, seat by seat. */
export function Seats({ rules: { seats, automata }, bots, occupants, online }: Props) {
  const list = occupants.value;
  const person = (seat: number): Place => ({ kind: 'person', name: usualName(seat) });
  const place = (seat: number, occupant: Place): void => {
    occupants.value = list.map((before, i) => (i === seat ? occupant : before));
  };
  const others = [
    ...bots.map(({ id, name }) => ({ kind: 'bot', id, name }) as const),
    ...automata.map(({ id, name }) => ({ kind: 'automaton', id, name }) as const),
  ];
  const sit = (seat: number, value: string): void =>
    place(seat, value === 'open' ? OPEN : (others.find((other) => kindOf(other) === value) ?? person(seat)));
  return (
    <fieldset class="seats">
      <legend>Seats</legend>
      {list.map((occupant, seat) => (
        <div class="seat" key={seat}>
          <label class="field">
            <span>Seat {seat + 1}</span>
            <select value={kindOf(occupant)} onChange={({ currentTarget }) => sit(seat, currentTarget.value)}>
              <option value="person">Player at this screen</option>
              {online && <option value="open">Open to anyone online</option>}
              {others.map((other) => (
                <option key={kindOf(other)} value={kindOf(other)}>
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
                name="player"
                placeholder=" "
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
            Remove a seat
          </button>
          <button
            type="button"
            class="secondary"
            aria-disabled={list.length >= seats.max}
            onClick={() => (occupants.value = list.length < seats.max ? [...list, person(list.length)] : list)}
          >
            Add a seat
          </button>
        </div>
      )}
    </fieldset>
  );
}
