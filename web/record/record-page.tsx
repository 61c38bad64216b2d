import { useSignal } from '@preact/signals';
import { gameById, games } from '@starboard/games';
import { LEVELS } from '@starboard/kernel';
import { useLoaded } from '../shell/loaded.ts';
import { address } from '../shell/router.ts';
import { TopBar } from '../shell/top-bar.tsx';
import type { PlayedMatch } from './played.ts';
import { playedHere } from './played-here.ts';
import { RateTable } from './rate-table.tsx';
import { EVERYTHING, filtered, type RecordFilter, rateOf, ratesBy, streaksOf } from './rates.ts';
import '../style/pages/record.css';

/** How you have done in the matches of this browser. */
export function RecordPage() {
  const loaded = useLoaded(playedHere, 'record');
  return (
    <div class="plain-page">
      <TopBar title="Your record" />
      <main class="your-record">
        <h1>Your record</h1>
        {loaded.state === 'failed' && <p role="alert">{loaded.fact}</p>}
        {loaded.state === 'ready' && <PlayedHere played={loaded.value} />}
      </main>
    </div>
  );
}

const OUTCOMES: { readonly [O in PlayedMatch['outcome']]: string } = { won: 'Won', drew: 'Drew', lost: 'Lost' };

const titleOf = (game: string): string => gameById(game)?.title ?? game;
const titleCase = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

function PlayedHere({ played }: { readonly played: readonly PlayedMatch[] }) {
  const wanted = useSignal(EVERYTHING);
  if (played.length === 0) {
    return (
      <p>
        Nothing here yet. Finish a match on your own against bots, and it will be listed with your results. Matches with
        several players at one screen, and matches in which something was undone, don’t count.
      </p>
    );
  }
  const shown = filtered(played, wanted.value);
  const { now, longest } = streaksOf(shown);
  return (
    <>
      <p>
        Matches that you finished alone against bots in this browser. Matches in which something was undone, or that go
        on from another match, don’t count. A draw counts as half a win. The interval says how far chance may reach:
        with 95 % confidence, your rate lies within it.
      </p>
      <Filters played={played} wanted={wanted.value} want={(next) => (wanted.value = next)} />
      <p role="status">
        {`${shown.length} of ${played.length} matches. Longest run of wins: ${longest}; at present: ${now}.`}
      </p>
      <RateTable title="All of these" rates={[['All', rateOf(shown)]]} />
      <RateTable title="By game" rates={ratesBy(shown, ({ game }) => [titleOf(game)])} />
      <RateTable title="By level" rates={ratesBy(shown, ({ levels }) => levels.map(titleCase))} />
      <RateTable title="By opponent" rates={ratesBy(shown, ({ opponents }) => [...new Set(opponents)])} />
      <History shown={shown} />
    </>
  );
}

interface FiltersProps {
  readonly played: readonly PlayedMatch[];
  readonly wanted: RecordFilter;
  want(next: RecordFilter): void;
}

function Filters({ played, wanted, want }: FiltersProps) {
  const opponents = [...new Set(played.flatMap((match) => match.opponents))].toSorted();
  const choices: readonly (readonly [keyof RecordFilter, string, readonly (readonly [string, string])[]])[] = [
    [
      'game',
      'Game',
      games.filter(({ id }) => played.some(({ game }) => game === id)).map(({ id, title }) => [id, title]),
    ],
    ['opponent', 'Opponent', opponents.map((name) => [name, name])],
    ['level', 'Level', LEVELS.map((level) => [level, titleCase(level)])],
    ['outcome', 'Result', Object.entries(OUTCOMES)],
  ];
  return (
    <form class="record-filters">
      {choices.map(([name, label, options]) => (
        <label key={name} class="field">
          <span>{label}</span>
          <select value={wanted[name]} onChange={({ currentTarget: { value } }) => want({ ...wanted, [name]: value })}>
            <option value="">All</option>
            {options.map(([value, text]) => (
              <option key={value} value={value}>
                {text}
              </option>
            ))}
          </select>
        </label>
      ))}
    </form>
  );
}

/** More rows than this are not read, and slow the page down. */
const MOST_ROWS = 200;

function History({ shown }: { readonly shown: readonly PlayedMatch[] }) {
  return (
    <section aria-labelledby="record-history">
      <h2 id="record-history">Matches</h2>
      <ul class="record-history">
        {shown.slice(0, MOST_ROWS).map(({ id, game, opponents, place, of, outcome, at }) => (
          <li key={id}>
            <a href={address({ page: 'replay', match: id })}>
              <strong>{titleOf(game)}</strong> {`against ${opponents.join(', ')}`}
            </a>
            <span>{of === 2 ? OUTCOMES[outcome] : `Place ${place} of ${of}`}</span>
            <time dateTime={new Date(at).toISOString()}>
              {new Date(at).toLocaleDateString(undefined, { dateStyle: 'medium' })}
            </time>
          </li>
        ))}
      </ul>
      {shown.length > MOST_ROWS && <p>{`The latest ${MOST_ROWS} are listed. Filters find the others.`}</p>}
    </section>
  );
}
