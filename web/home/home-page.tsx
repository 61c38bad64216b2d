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
          <div>
            <h1>Starboard</h1>
            <p>
              Space-combat board games that went out of print, playable again. Pick one and play: no account needed.
            </p>
          </div>
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
        </ul>
        <RecordsCard />
      </main>
      <footer class="home-foot">
        <a href={address({ page: 'privacy' })}>Privacy: what is stored, and how to delete it</a>
      </footer>
    </>
  );
}
