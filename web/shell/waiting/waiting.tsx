import { type Game, gameById } from '@starboard/games';
import { openMatches } from '../../storage/matches/open-matches.ts';
import { onlineMatches } from '../../storage/online-matches.ts';
import { useLoaded } from '../loaded.ts';
import { TopBar } from '../top-bar.tsx';
import { GamePicture } from './game-picture.tsx';

/** What a page is about that is still loading: a game, or a match of one. */
export interface Coming {
  readonly game?: string;
  readonly match?: string;
}

/** Stands in for a page until it is there: the name of its game and the frame of its board. */
export function Waiting({ coming = {} }: { readonly coming?: Coming }) {
  const game = useGame(coming);
  return (
    <div class="waiting-page" style={game && { '--accent': game.accent }}>
      <TopBar title={game?.title ?? ''} />
      <main class="waiting" aria-busy="true">
        <h1 class="hidden-text">{game?.title ?? 'Starboard'}</h1>
        {game !== undefined && <GamePicture game={game} />}
        <p>{game === undefined ? 'Loading…' : `Loading ${game.title}…`}</p>
      </main>
    </div>
  );
}

function useGame({ game, match }: Coming): Game | undefined {
  const stored = useLoaded(async () => (match === undefined ? undefined : gameOf(match)), match ?? '');
  const id = game ?? (stored.state === 'ready' ? stored.value : undefined);
  return id === undefined ? undefined : gameById(id);
}

/** Undefined for a match that this browser doesn't know yet. */
async function gameOf(match: string): Promise<string | undefined> {
  const online = onlineMatches().find(({ id }) => id === match);
  return (online ?? (await (await openMatches()).find(match)))?.game;
}
