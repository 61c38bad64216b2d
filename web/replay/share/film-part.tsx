import { useSignal } from '@preact/signals';
import type { GameTypes } from '@starboard/kernel';
import type { BoardModule } from '@starboard/ui';
import { useEffect, useRef } from 'preact/hooks';
import { stepped } from '../moments.ts';
import { type SharedReplay, saveFilm } from './exports.ts';
import { filmKind } from './film.ts';
import { filmPlan, filmTime, filmTrouble } from './film-plan.ts';

interface Props {
  readonly shared: SharedReplay;
  readonly board: Pick<BoardModule<GameTypes>, 'dwell'>;
}

/** A film of a range of events: at first, of the turn so far. */
export function FilmPart({ shared, board }: Props) {
  const { player } = shared;
  const range = useSignal<{ readonly from: number; readonly to: number } | null>(null);
  const done = useSignal<number | null>(null);
  const said = useSignal<string | null>(null);
  const making = useRef<AbortController | null>(null);
  useEffect(() => () => making.current?.abort(), []);
  const kind = filmKind();
  if (kind === null) return <p>This browser can’t make films.</p>;
  const scenes = player.scenes.value;
  const open = (): void => {
    player.pause();
    const here = player.here.peek();
    range.value = { from: stepped(scenes, here, 'turn', -1), to: here };
  };
  if (range.value === null) {
    return (
      <div class="tool-row">
        <button type="button" class="secondary" onClick={open}>
          Film…
        </button>
      </div>
    );
  }
  const { from, to } = range.value;
  const plan = filmPlan(
    scenes.map(({ event, view }) => board.dwell(event, view)),
    from,
    to,
  );
  const trouble = filmTrouble(plan);
  const make = async (): Promise<void> => {
    if (trouble !== null || making.current !== null) return;
    const cancel = new AbortController();
    making.current = cancel;
    said.value = null;
    done.value = 0;
    try {
      await saveFilm(shared, { plan, kind, tell: (count) => (done.value = count), cancelled: cancel.signal });
      said.value = 'The film is ready.';
    } catch (error) {
      const why = error instanceof Error ? error.message : error;
      said.value = cancel.signal.aborted ? 'No film was made.' : `This browser could not make the film: ${why}.`;
    }
    making.current = null;
    done.value = null;
  };
  return (
    <form
      class="film-part"
      aria-label="Film"
      onSubmit={(event) => {
        event.preventDefault();
        make();
      }}
    >
      <div class="note-end">
        <EventField
          label="From event"
          value={from}
          last={scenes.length}
          put={(next) => (range.value = { from: next, to })}
        />
        <EventField
          label="to event"
          value={to}
          last={scenes.length}
          put={(next) => (range.value = { from, to: next })}
        />
      </div>
      <p role="status">
        {said.value ??
          trouble ??
          `${plan.length} moments, ${Math.round(filmTime(plan) / 1000)} seconds. Making the film takes a little longer than that; leave the page open meanwhile.`}
      </p>
      {done.value === null ? (
        <button type="submit" class="secondary" aria-disabled={trouble !== null}>
          Make the film
        </button>
      ) : (
        <div class="tool-row">
          <progress max={plan.length} value={done.value} aria-label="Moments filmed" />
          <button type="button" class="secondary" onClick={() => making.current?.abort()}>
            Cancel
          </button>
        </div>
      )}
    </form>
  );
}

interface FieldProps {
  readonly label: string;
  /** Counted from 0; people count from 1. */
  readonly value: number;
  readonly last: number;
  put(next: number): void;
}

function EventField({ label, value, last, put }: FieldProps) {
  return (
    <label class="field">
      <span>{label}</span>
      <input
        type="number"
        min={1}
        max={last}
        value={value + 1}
        onInput={({ currentTarget }) => {
          const next = currentTarget.valueAsNumber;
          if (Number.isInteger(next) && next >= 1 && next <= last) put(next - 1);
        }}
      />
    </label>
  );
}
