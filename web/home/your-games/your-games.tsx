import { address } from '../../shell/router.ts';
import { GameList } from './game-list.tsx';
import { problem } from './listed.ts';
import { useGames } from './use-games.ts';

export function YourGames() {
  const all = useGames();
  if (problem.value !== null) {
    return (
      <p class="notice" role="alert">
        {problem.value}
      </p>
    );
  }
  if (all.length === 0) return null;
  return (
    <section class="your-games" aria-labelledby="your-games">
      <h2 id="your-games">Your games</h2>
      <div class="game-lists">
        <GameList title="In progress" list={all.filter(({ over }) => !over)} />
        <GameList title="Finished" list={all.filter(({ over }) => over)} />
      </div>
      <p>
        <a href={address({ page: 'record' })}>Your record: results by game and opponent</a>
      </p>
    </section>
  );
}
