import { useSignal } from '@preact/signals';
import type { Bot } from '@starboard/bots';
import type { Game } from '@starboard/games';
import { checkSetup, type Json, type Rules, type Spec, same } from '@starboard/kernel';
import { type Occupant, seatingOf } from '../host/occupant.ts';
import { bestList, practiceOf } from '../keep/best.ts';
import { NOT_KEPT, newMatch } from '../keep/new-match.ts';
import { go } from '../shell/router.ts';
import { playerNames } from '../shell/settings.ts';
import { BestList } from './best-list.tsx';
import { OptionsForm } from './options-form.tsx';
import { presets } from './presets.ts';
import { Seats } from './seats.tsx';

interface Props {
  readonly game: Game;
  readonly rules: Rules<Spec>;
  readonly bots: readonly Bot[];
}

export function TableForm({ game, rules, bots }: Props) {
  const ready = presets(rules, bots, playerNames.peek());
  const occupants = useSignal<readonly Occupant[]>(ready[0]?.occupants ?? []);
  const setup = useSignal<{ readonly [key: string]: Json }>({});
  const problem = useSignal<string | null>(null);
  const checked = checkSetup(rules, setup.value, seatingOf(occupants.value));
  const practice = checked.ok ? practiceOf(occupants.value, checked.setup) : null;
  const best = practice === null ? [] : bestList(game.id, practice);

  const start = (event: Event): void => {
    event.preventDefault();
    if (!checked.ok) return;
    const people = occupants.value.flatMap((occupant) => (occupant.kind === 'person' ? [occupant.name] : []));
    playerNames.value = people.length >= playerNames.peek().length ? people : playerNames.peek();
    const { setup: full } = checked;
    const match = newMatch({ game: game.id, rules: rules.version, setup: full, occupants: occupants.value });
    if (match === null) problem.value = NOT_KEPT;
    else go({ page: 'match', match });
  };

  return (
    <form class="table-form" onSubmit={start}>
      <fieldset class="presets">
        <legend>How do you want to play?</legend>
        {ready.map((preset) => (
          <button
            key={preset.title}
            type="button"
            class="preset"
            aria-pressed={same(kinds(preset.occupants), kinds(occupants.value))}
            onClick={() => (occupants.value = preset.occupants)}
          >
            <strong>{preset.title}</strong>
            <span>{preset.about}</span>
          </button>
        ))}
      </fieldset>
      <div class="start">
        <button type="submit" class="primary" aria-disabled={!checked.ok}>
          Start
        </button>
        {!checked.ok && <p class="notice">{checked.fact}</p>}
        {problem.value !== null && (
          <p class="notice" role="alert">
            {problem.value}
          </p>
        )}
      </div>
      <Seats rules={rules} bots={bots} occupants={occupants} />
      <OptionsForm shape={rules.setup} values={setup} />
      {best.length > 0 && <BestList list={best} />}
    </form>
  );
}

/** Who sits where, whatever the people are called. */
function kinds(occupants: readonly Occupant[]): readonly string[] {
  return occupants.map((occupant) => (occupant.kind === 'person' ? 'person' : `${occupant.kind} ${occupant.id}`));
}
