import { useSignal } from '@preact/signals';
import type { GameTypes, Json, Seat } from '@starboard/kernel';
import { useEffect, useRef } from 'preact/hooks';
import type { BringParts } from '../online/bringing/bring-parts.ts';
import { keepWork, workOf } from '../storage/workshops.ts';

interface Props {
  readonly game: string;
  readonly parts: BringParts;
  readonly people: readonly { readonly seat: Seat; readonly name: string }[];
  readonly seats: number;
  readonly setup: GameTypes['setup'];
  change(setup: GameTypes['setup']): void;
}

/** Players at one screen choose what they bring, one after the other. */
export function PickInTurn({ game, parts: { part, rules }, people, seats, setup, change }: Props) {
  const turn = useSignal<number | null>(null);
  const brought = useSignal<readonly Json[]>([]);
  const kept = useSignal(workOf(game));
  const unfinished = useSignal(false);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), [turn.value]);
  const what = rules.brings?.what ?? '';
  const at = turn.value;
  const person = at === null ? undefined : people[at];
  if (at === null || person === undefined) {
    return (
      <button type="button" class="secondary pick-in-turn-start" onClick={() => (turn.value = 0)}>
        {`Players pick a ${what} in turn`}
      </button>
    );
  }
  const { seat, name } = person;
  const bring = (next: Json): void => {
    brought.value = Array.from({ length: seats }, (_, i) => (i === seat ? next : (brought.value[i] ?? null)));
    change(rules.brings?.into(setup, brought.value) ?? setup);
  };
  const next = people[at + 1];
  return (
    <section class="pick-in-turn" aria-label="Picking in turn" onKeyDown={keepForm}>
      <h2 ref={heading} tabIndex={-1}>{`${name} picks a ${what} (${at + 1} of ${people.length})`}</h2>
      {at > 0 && (
        <ul aria-label="Picked so far">
          {people.slice(0, at).map((other) => (
            <li key={other.seat}>{`${other.name}: ${part.inWords(setup, other.seat, null)}`}</li>
          ))}
        </ul>
      )}
      <part.Choose
        key={seat}
        {...{ setup, seat, name, bring }}
        brought={brought.value[seat] ?? null}
        unfinished={(now) => (unfinished.value = now)}
        kept={kept.value}
        keep={(work) => {
          keepWork(game, work);
          kept.value = work;
        }}
      />
      <button
        type="button"
        class="secondary"
        hidden={unfinished.value}
        onClick={() => (turn.value = next === undefined ? null : at + 1)}
      >
        {next === undefined ? 'Done' : `Next: ${next.name}`}
      </button>
    </section>
  );
}

/** In a search field, Enter must not start the match. */
function keepForm(event: KeyboardEvent): void {
  if (event.key === 'Enter' && event.target instanceof HTMLInputElement) event.preventDefault();
}
