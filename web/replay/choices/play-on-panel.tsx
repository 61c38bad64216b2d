import { useSignal } from '@preact/signals';
import { type MatchRecord, nameOf, type Seat, type Viewer } from '@starboard/kernel';
import { type Occupant, seatsOf } from '../../runner/occupant.ts';
import { PlayOnButtons } from './play-on-buttons.tsx';

interface Props {
  readonly record: MatchRecord;
  /** How many inputs of the record come before the moment. */
  readonly place: number;
  readonly viewer: Viewer;
  /** Who sat at the table, if this browser knows. */
  readonly occupants: readonly Occupant[] | null;
}

/** A match of one's own from a moment, in the seat from which it is watched or in one that a spectator chooses. */
export function PlayOn({ record, place, viewer, occupants }: Props) {
  const chosen = useSignal<Seat | null>(null);
  const seats = playable(record, occupants);
  const seat = viewer ?? chosen.value ?? seats[0] ?? 0;
  const isAtEnd = record.result !== null && place >= record.inputs.length;
  return (
    <section aria-labelledby="play-on-title">
      <h2 id="play-on-title">Play on from here</h2>
      {isAtEnd ? (
        <p>The match is over at this moment. Go back to play on from an earlier one.</p>
      ) : (
        <>
          <p>A match of your own, from the next choice on, against bots. It doesn’t count in your record.</p>
          {viewer === null && (
            <label class="field">
              <span>Play as</span>
              <select
                value={`${seat}`}
                onChange={({ currentTarget: { value } }) => {
                  chosen.value = Number(value);
                }}
              >
                {seats.map((each) => (
                  <option key={each} value={`${each}`}>
                    {nameOf(record.header.players, each)}
                  </option>
                ))}
              </select>
            </label>
          )}
          <PlayOnButtons record={record} place={place} seat={seat} occupants={occupants} />
        </>
      )}
    </section>
  );
}

/** Everybody who answers questions; while the match goes on, only the players at this screen. */
function playable(
  { header: { seating }, result, ended }: MatchRecord,
  occupants: readonly Occupant[] | null,
): readonly Seat[] {
  const people = seatsOf(occupants ?? [], 'person');
  if (result === null && ended === undefined && people.length > 0) return people;
  return [...seating.keys()].filter((seat) => seating[seat] === null);
}
