import { games } from '@starboard/games';
import { TopBar } from '../shell/top-bar.tsx';
import { ContinueList } from './continue-list.tsx';
import { GameCard } from './game-card.tsx';
import { OpenRecord } from './open-record.tsx';

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
        </header>
        <ContinueList />
        <ul class="shelf">
          {games.map((game) => (
            <li key={game.id}>
              <GameCard game={game} />
            </li>
          ))}
          <li>
            <OpenRecord />
          </li>
        </ul>
      </main>
    </>
  );
}
