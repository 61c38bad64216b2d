import type { Signal } from '@preact/signals';
import { games } from '@starboard/games';
import type { LobbyFilter } from '../server/api.ts';

const PHASES: readonly (readonly [LobbyFilter['phase'], string])[] = [
  ['gathering', 'Open'],
  ['playing', 'In play'],
];

export function LobbyFilters({ filter }: { readonly filter: Signal<LobbyFilter> }) {
  const change = (part: Partial<LobbyFilter>): void => {
    filter.value = { ...filter.value, ...part };
  };
  const { game, phase, search } = filter.value;
  return (
    <search class="lobby-filters">
      <fieldset class="speed">
        <legend>Tables</legend>
        <div class="segments">
          {PHASES.map(([each, label]) => (
            <label key={each}>
              <input type="radio" name="phase" checked={phase === each} onChange={() => change({ phase: each })} />
              <span>{label}</span>
            </label>
          ))}
        </div>
      </fieldset>
      <label class="field">
        <span>Game</span>
        <select value={game} onChange={({ currentTarget }) => change({ game: currentTarget.value })}>
          <option value="">All games</option>
          {games.map(({ id, title }) => (
            <option key={id} value={id}>
              {title}
            </option>
          ))}
        </select>
      </label>
      <label class="field">
        <span>Search</span>
        <input
          type="text"
          maxLength={60}
          placeholder="Player’s name"
          value={search}
          onInput={({ currentTarget }) => change({ search: currentTarget.value })}
        />
      </label>
    </search>
  );
}
