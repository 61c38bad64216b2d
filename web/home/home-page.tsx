import { games } from '@starboard/games';
import { serverIsThere } from '../online/server/server.ts';
import { address } from '../shell/router.ts';
import { StorageNote } from '../shell/storage-note.tsx';
import { TopBar } from '../shell/top-bar.tsx';
import { RecordsCard } from './files/records-card.tsx';
import { GameCard } from './games/game-card.tsx';
import { nextSteps } from './next/next-steps.ts';
import { NextUp } from './next/next-up.tsx';
import { useExperience } from './next/use-experience.ts';
import { Finished } from './your-games/finished.tsx';
import { UnderWay } from './your-games/under-way.tsx';
import { useGames } from './your-games/use-games.ts';

export function HomePage() {
  const yours = useGames();
  const experience = useExperience();
  const steps = experience === null ? [] : nextSteps(games, experience);
  const [first] = steps;
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
        <UnderWay list={yours.filter(({ over }) => !over)} />
        <NextUp steps={steps} isKnown={experience !== null} />
        <ul class="catalogue">
          {games.map((game) => (
            <li key={game.id}>
              <GameCard
                game={game}
                played={experience?.played ?? []}
                startHere={first?.kind === 'start' && first.game === game}
              />
            </li>
          ))}
        </ul>
        <StorageNote />
        <Finished list={yours.filter(({ over }) => over)} />
        <RecordsCard />
      </main>
      <footer class="home-foot">
        <a href={address({ page: 'privacy' })}>Privacy: what is stored, and how to delete it</a>
      </footer>
    </>
  );
}
