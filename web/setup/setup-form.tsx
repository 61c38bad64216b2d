import { useSignal } from '@preact/signals';
import type { Bot } from '@starboard/bots';
import type { Game, ReadyTable } from '@starboard/games';
import { checkSetup, type GameTypes, type Json, type Rules } from '@starboard/kernel';
import { NO_NAME, playerName, timeLimitProblem } from '@starboard/protocol';
import type { SetupPart } from '@starboard/ui';
import { useMemo, useRef } from 'preact/hooks';
import type { BringParts } from '../online/bringing/bring-parts.ts';
import { serverIsThere } from '../online/server/server.ts';
import { address, go } from '../shell/router.ts';
import { playerNames } from '../shell/settings.ts';
import { StorageNote } from '../shell/storage-note.tsx';
import { bestList, practiceOf } from '../storage/best.ts';
import { newMatch } from '../storage/matches/new-match.ts';
import { BestList } from './best-list.tsx';
import { takeAlong } from './brought-along.ts';
import { type OnlineChoices, requested, USUAL } from './online/online-choices.ts';
import { OnlineOptions } from './online/online-options.tsx';
import { openOnline } from './online/open-online.ts';
import { type Cast, usualBot } from './opponents/cast.ts';
import { Opponents } from './opponents/opponents.tsx';
import type { YourLevel } from './opponents/your-level.ts';
import { OptionsForm } from './options-form.tsx';
import { useOwnSettings } from './own-settings.ts';
import { PickInTurn } from './pick-in-turn.tsx';
import { isLaid, type Preset, presets, relaid, rememberedNames, withBrought, withSeats } from './presets.ts';
import { isOnline, occupantsOf, type SeatOccupancy, seatingAt } from './seat-occupancy.ts';
import { Seats } from './seats.tsx';
import { TablePicture } from './tables/table-picture.tsx';

interface Props {
  readonly game: Game;
  readonly rules: Rules<GameTypes>;
  readonly bots: readonly Bot[];
  /** The level that suits the person here. */
  readonly yours: YourLevel;
  /** Undefined in games that have the usual ones. */
  readonly tables: readonly ReadyTable[] | undefined;
  /** The settings that the game draws itself. */
  readonly own: SetupPart<GameTypes> | null;
  /** How players choose what they bring; null in games where they bring nothing. */
  readonly bringing: BringParts | null;
  /** Whether it begins with an open seat. */
  readonly wantsOnline: boolean;
}

const NO_CAST: Cast = [];

const WORKSHOP = { picture: 'workshop', occupants: [] };

export function SetupForm({ game, rules, tables, bots, yours, own, bringing, wantsOnline }: Props) {
  const online = serverIsThere.value;
  const cast = game.characters ?? NO_CAST;
  const ready = presets(rules, usualBot(bots, cast, yours.level), playerNames.peek(), online, tables);
  const first = wantsOnline ? ready.find(({ occupants }) => isOnline(occupants)) : undefined;
  const choices = useSignal<OnlineChoices>(USUAL);
  const broughtAlong = useMemo(() => takeAlong(game.id), [game]);
  const laid = (first ?? ready[0])?.occupants ?? [];
  const places = useSignal<readonly SeatOccupancy[]>(withSeats(laid, own?.seatsOf(broughtAlong ?? {}) ?? laid.length));
  const setup = useSignal<{ readonly [key: string]: Json }>(withBrought(first ?? ready[0], broughtAlong));
  const last = useRef<Preset | undefined>(first ?? ready[0]);
  const botSeats = places.value.flatMap(({ kind }, seat) => (kind === 'bot' ? [seat] : []));
  const { fitted, props } = useOwnSettings(game.id, own, setup, places.value.length, botSeats);
  const problem = useSignal<string | null>(null);
  const form = useRef<HTMLFormElement>(null);
  const starting = useSignal(false);
  const checked = checkSetup(rules, fitted, seatingAt(places.value));
  const sides = checked.ok ? rules.sides?.(checked.setup, places.value.length) : undefined;
  const occupants = occupantsOf(places.value);
  const company = {
    people: places.value.some(({ kind }) => kind === 'person' || kind === 'open'),
    ...(occupants === null ? requested(choices.value) : {}),
  };
  const objection = checked.ok ? timeLimitProblem(rules, checked.setup, company) : checked.fact;
  const people = places.value.flatMap((place, seat) => (place.kind === 'person' ? [{ seat, name: place.name }] : []));
  const practice = checked.ok && occupants !== null ? practiceOf(occupants, checked.setup) : null;
  const best = practice === null ? [] : bestList(game.id, practice);

  const start = async (event: Event): Promise<void> => {
    event.preventDefault();
    if (!checked.ok || objection !== undefined || starting.peek()) return;
    const names = people.map(({ name }) => name);
    const { setup: full } = checked;
    if (occupants === null && names.some((name) => playerName(name) === '')) {
      problem.value = NO_NAME.fact;
      form.current?.querySelector<HTMLInputElement>('input[name="player"]:placeholder-shown')?.focus();
      return;
    }
    playerNames.value = rememberedNames(playerNames.peek(), names);
    if (occupants === null) {
      problem.value = await openOnline({
        game: game.id,
        setup: bringing?.part.shown(full) ?? full,
        places: places.value,
        choices: choices.value,
      });
      return;
    }
    starting.value = true;
    go({ page: 'match', match: await newMatch({ game: game.id, rules: rules.version, setup: full, occupants }) });
  };

  const startRow = (
    <div key="start" class="start">
      <button type="submit" class="primary" aria-disabled={objection !== undefined}>
        {occupants === null ? 'Open table' : 'Start'}
      </button>
      {objection !== undefined && <p class="notice">{objection}</p>}
      {occupants !== null && <StorageNote />}
      {problem.value !== null && (
        <p class="notice" role="alert">
          {problem.value}
        </p>
      )}
    </div>
  );
  const seats = (
    <div key="seats" class="seating">
      <Seats
        rules={rules}
        sides={sides}
        bots={bots}
        cast={cast}
        occupants={places}
        online={online}
        beside={(seat) => {
          if (own === null) return null;
          return bringing !== null && places.value[seat]?.kind === 'open' ? (
            <p class="field-note">This player brings a {rules.brings?.what}.</p>
          ) : (
            <own.Seat {...props} seat={seat} />
          );
        }}
      />
      {bringing !== null && checked.ok && occupants !== null && people.length > 1 && (
        <PickInTurn
          game={game.id}
          parts={bringing}
          people={people}
          seats={places.value.length}
          setup={checked.setup}
          change={props.change}
        />
      )}
      {own !== null && <own.Table {...props} />}
      {occupants === null && <OnlineOptions choices={choices} />}
    </div>
  );

  return (
    <form ref={form} class="setup-form" onSubmit={start}>
      {broughtAlong !== null && <p class="brought-along">This is the set-up from the workshop.</p>}
      <fieldset class="presets">
        <legend>How do you want to play?</legend>
        {ready.map((preset) => (
          <button
            key={preset.title}
            type="button"
            class="preset"
            aria-pressed={isLaid(preset, places.value, setup.value, rules.setup)}
            onClick={() => {
              places.value = preset.occupants;
              setup.value = relaid(last.current, preset, setup.value);
              last.current = preset;
            }}
          >
            <TablePicture game={game.id} table={preset} />
            <strong>{preset.title}</strong>
            <span>{preset.about}</span>
          </button>
        ))}
        {game.workshop !== undefined && (
          <a class="button preset" href={address({ page: 'workshop', game: game.id })}>
            <TablePicture game={game.id} table={WORKSHOP} />
            <strong>{game.workshop.title}</strong>
            <span>{game.workshop.about}</span>
          </a>
        )}
      </fieldset>
      <Opponents bots={bots} cast={cast} sides={sides} places={places} yours={yours} />
      {/* An online table needs a name and a few choices first; anything else starts at once. */}
      {occupants === null ? [seats, startRow] : [startRow, seats]}
      <OptionsForm schema={rules.setup} values={setup} />
      {game.lessons !== undefined && (
        <p class="to-workshop">
          <a href={address({ page: 'learn', game: game.id })}>Learn {game.title}</a>
          <span>{game.lessons.ids.length} short lessons on the board, from your first turn to your first win.</span>
        </p>
      )}
      {game.challenges !== undefined && (
        <p class="to-workshop">
          <a href={address({ page: 'challenge', game: game.id })}>Challenges</a>
          <span>A moment of a match each day, the same for everybody, with one choice to find.</span>
        </p>
      )}
      {game.solution !== undefined && (
        <p class="to-workshop">
          <a href={address({ page: 'solution', game: game.id })}>{game.solution.title}</a>
          <span>{game.solution.about}</span>
        </p>
      )}
      {best.length > 0 && <BestList list={best} />}
    </form>
  );
}
