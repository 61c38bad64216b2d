import type { Signal } from '@preact/signals';
import type { Bot } from '@starboard/bots';
import type { GameTypes, Rules } from '@starboard/kernel';
import type { ComponentChild } from 'preact';
import { usualName, withSeats } from './presets.ts';
import { kindOf, OPEN, type SeatOccupancy } from './seat-occupancy.ts';

interface Props {
  readonly rules: Rules<GameTypes>;
  readonly sides: readonly string[] | undefined;
  readonly bots: readonly Bot[];
  readonly occupants: Signal<readonly SeatOccupancy[]>;
  /** Whether seats can be left open for others. */
  readonly online: boolean;
  /** What the game draws beside a seat. */
  beside(seat: number): ComponentChild;
}

/** Beyond this, nobody adds seats one by one. */
const MANY = 8;

export function Seats({ rules: { seats, automata }, sides, bots, occupants, online, beside }: Props) {
  const list = occupants.value;
  const person = (seat: number): SeatOccupancy => ({ kind: 'person', name: usualName(seat) });
  const place = (seat: number, occupant: SeatOccupancy): void => {
    occupants.value = list.map((before, i) => (i === seat ? occupant : before));
  };
  /** Within the game's limits; each additional seat copies the last. */
  const setCount = (count: number): void => {
    if (count >= seats.min && count <= seats.max) occupants.value = withSeats(list, count);
  };
  const others = [
    ...bots.map(({ id, name }) => ({ kind: 'bot', id, name }) as const),
    ...automata.map(({ id, name }) => ({ kind: 'automaton', id, name }) as const),
  ];
  const sit = (seat: number, value: string): void =>
    place(seat, value === 'open' ? OPEN : (others.find((other) => kindOf(other) === value) ?? person(seat)));
  return (
    <fieldset class="seats" data-many={list.length > MANY}>
      <legend>Seats</legend>
      {list.map((occupant, seat) => (
        <div class="seat" key={seat}>
          <label class="field">
            <span>{sides?.[seat] === undefined ? `Seat ${seat + 1}` : `Seat ${seat + 1}: ${sides[seat]}`}</span>
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
          {beside(seat)}
        </div>
      ))}
      {seats.min < seats.max && (
        <div class="seat-count">
          <button
            type="button"
            class="secondary"
            aria-disabled={list.length <= seats.min}
            onClick={() => setCount(list.length - 1)}
          >
            Remove a seat
          </button>
          <button
            type="button"
            class="secondary"
            aria-disabled={list.length >= seats.max}
            onClick={() => setCount(list.length + 1)}
          >
            Add a seat
          </button>
          {seats.max > MANY && (
            <label class="field">
              <span>Number of seats</span>
              <input
                type="number"
                min={seats.min}
                max={seats.max}
                value={`${list.length}`}
                onInput={({ currentTarget: { valueAsNumber } }) => setCount(valueAsNumber)}
              />
            </label>
          )}
        </div>
      )}
    </fieldset>
  );
}
