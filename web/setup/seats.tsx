import type { Signal } from '@preact/signals';
import { type Bot, readBotId } from '@starboard/bots';
import { type GameTypes, LEVELS, type Rules } from '@starboard/kernel';
import type { ComponentChild } from 'preact';
import { botAs, type Cast, castFor, characterAt, withFreshFaces } from './opponents/cast.ts';
import { CharacterChoice } from './opponents/character-choice.tsx';
import { usualName, withSeats } from './presets.ts';
import { kindOf, OPEN, type SeatOccupancy } from './seat-occupancy.ts';

interface Props {
  readonly rules: Rules<GameTypes>;
  readonly sides: readonly string[] | undefined;
  readonly bots: readonly Bot[];
  readonly cast: Cast;
  readonly occupants: Signal<readonly SeatOccupancy[]>;
  /** Whether seats can be left open for others. */
  readonly online: boolean;
  /** What the game draws beside a seat. */
  beside(seat: number): ComponentChild;
}

/** Beyond this, nobody adds seats one by one. */
const MANY = 8;

/** A bot with a level by its level alone. */
const choiceFor = (place: SeatOccupancy): string =>
  (place.kind === 'bot' ? readBotId(place.id)?.level : undefined) ?? kindOf(place);

export function Seats({ rules: { seats, automata }, sides, bots, cast, occupants, online, beside }: Props) {
  const list = occupants.value;
  const person = (seat: number): SeatOccupancy => ({ kind: 'person', name: usualName(seat) });
  const place = (seat: number, occupant: SeatOccupancy): void => {
    occupants.value = list.map((before, i) => (i === seat ? occupant : before));
  };
  /** Within the game's limits; each additional seat copies the last, but a bot is the next character. */
  const setCount = (count: number): void => {
    if (count >= seats.min && count <= seats.max)
      occupants.value = withFreshFaces(withSeats(list, count), cast, list.length);
  };
  const others = [
    ...bots.filter(({ level }) => level === undefined).map(({ id, name }) => ({ kind: 'bot', id, name }) as const),
    ...automata.map(({ id, name }) => ({ kind: 'automaton', id, name }) as const),
  ];
  const sit = (seat: number, value: string): void => {
    const level = LEVELS.find((each) => each === value);
    const suitable = castFor(cast, sides?.[seat]);
    const character = suitable[seat % Math.max(1, suitable.length)];
    if (level !== undefined && character !== undefined)
      place(seat, botAs(level, characterAt(list[seat], cast) ?? character));
    else place(seat, value === 'open' ? OPEN : (others.find((other) => kindOf(other) === value) ?? person(seat)));
  };
  return (
    <fieldset class="seats" data-many={list.length > MANY}>
      <legend>Seats</legend>
      {list.map((occupant, seat) => (
        <div class="seat" key={seat}>
          <label class="field">
            <span>{sides?.[seat] === undefined ? `Seat ${seat + 1}` : `Seat ${seat + 1}: ${sides[seat]}`}</span>
            <select value={choiceFor(occupant)} onChange={({ currentTarget }) => sit(seat, currentTarget.value)}>
              <option value="person">Player at this screen</option>
              {online && <option value="open">Open to anyone online</option>}
              {cast.length > 0 &&
                LEVELS.map((level) => (
                  <option key={level} value={level}>
                    {`Bot: ${bots.find((bot) => bot.level === level)?.name}`}
                  </option>
                ))}
              {others.map((other) => (
                <option key={kindOf(other)} value={kindOf(other)}>
                  {other.name}
                </option>
              ))}
            </select>
          </label>
          <CharacterChoice
            occupant={occupant}
            cast={castFor(cast, sides?.[seat], characterAt(occupant, cast))}
            choose={(bot) => place(seat, bot)}
          />
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
