import { useSignal } from '@preact/signals';
import type { Bot } from '@starboard/bots';
import type { Game } from '@starboard/games';
import { checkSetup, type GameTypes, type Json, type Rules, same } from '@starboard/kernel';
import { useMemo } from 'preact/hooks';
import { serverIsThere } from '../online/server/server.ts';
import { address, go } from '../shell/router.ts';
import { playerNames } from '../shell/settings.ts';
import { StorageNote } from '../shell/storage-note.tsx';
import { bestList, practiceOf } from '../storage/best.ts';
import { newMatch } from '../storage/matches/new-match.ts';
import { BestList } from './best-list.tsx';
import { takeAlong } from './brought-along.ts';
import { type OnlineChoices, USUAL } from './online-choices.ts';
import { OnlineOptions } from './online-options.tsx';
import { openOnline } from './open-online.ts';
import { OptionsForm } from './options-form.tsx';
import { isOnline, kindsOf, occupantsOf, type Place, seatingAt } from './places.ts';
import { presets } from './presets.ts';
import { Seats } from './seats.tsx';

interface Props {
  readonly game: Game;
  readonly rules: Rules<GameTypes>;
  readonly bots: readonly Bot[];
}

export function SetupForm({ game, rules, bots }: Props) {
  const online = serverIsThere.value;
  const ready = presets(rules, bots, playerNames.peek(), online);
  const places = useSignal<readonly Place[]>(ready[0]?.occupants ?? []);
  const choices = useSignal<OnlineChoices>(USUAL);
  const broughtAlong = useMemo(() => takeAlong(game.id), [game]);
  const setup = useSignal<{ readonly [key: string]: Json }>(broughtAlong ?? {});
  const problem = useSignal<string | null>(null);
  const starting = useSignal(false);
  const checked = checkSetup(rules, setup.value, seatingAt(places.value));
  const occupants = occupantsOf(places.value);
  const practice = checked.ok && occupants !== null ? practiceOf(occupants, checked.setup) : null;
  const best = practice === null ? [] : bestList(game.id, practice);

  const start = async (event: Event): Promise<void> => {
    event.preventDefault();
    if (!checked.ok || starting.peek()) return;
    const people = places.value.flatMap((place) => (place.kind === 'person' ? [place.name] : []));
    playerNames.value = people.length >= playerNames.peek().length ? people : playerNames.peek();
    const { setup: full } = checked;
    if (occupants === null) {
      problem.value = await openOnline({ game: game.id, setup: full, places: places.value, choices: choices.value });
      return;
    }
    starting.value = true;
    go({ page: 'match', match: await newMatch({ game: game.id, rules: rules.version, setup: full, occupants }) });
  };

  return (
    <form class="setup-form" onSubmit={start}>
      <fieldset class="presets">
        <legend>How do you want to play?</legend>
        {ready.map((preset) => (
          <button
            key={preset.title}
            type="button"
            class="preset"
            aria-pressed={same(kindsOf(preset.occupants), kindsOf(places.value))}
            onClick={() => (places.value = preset.occupants)}
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
        {occupants !== null && <StorageNote />}
        {problem.value !== null && (
          <p class="notice" role="alert">
            {problem.value}
          </p>
        )}
      </div>
      <Seats rules={rules} bots={bots} occupants={places} online={online} />
      {isOnline(places.value) && <OnlineOptions choices={choices} />}
      <OptionsForm schema={rules.setup} values={setup} />
      {game.workshop !== undefined && (
        <p class="to-workshop">
          {broughtAlong !== null && 'The set-up is the one from the workshop. '}
          <a href={address({ page: 'workshop', game: game.id })}>{game.workshop.title}</a>
          <span>{game.workshop.about}</span>
        </p>
      )}
      {best.length > 0 && <BestList list={best} />}
    </form>
  );
}
