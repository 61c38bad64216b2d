import { games } from '@starboard/games';
import { serverIsThere } from '../online/server/server.ts';
import { address } from '../shell/router.ts';
import { StorageNote } from '../shell/storage-note.tsx';
import { TopBar } from '../shell/top-bar.tsx';
import { RecordsCard } from './files/records-card.tsx';
import { GameCard } from './games/game-card.tsx';
import { YourGames } from './your-games/your-games.tsx';

export function HomePage() {
  return (
    <>
      <TopBar title="" />
      <main class="home">
        <header class="home-head">
          <h1>Starboard</h1>
          <p>
            Five space-combat games that went out of print, back on the table. Pick one and play: no account, no wait.
          </p>
          {serverIsThere.value && (
            <a class="button play-online" href={address({ page: 'lobby' })}>
              Play online
            </a>
          )}
        </header>
        <StorageNote />
        <YourGames />
        <ul class="catalogue">
          {games.map((game) => (
            <li key={game.id}>
              <GameCard game={game} />
            </li>
          ))}
          <li>
            <RecordsCard />
          </li>
        </ul>
      </main>
    </>
  );
}
