import { type Bot, bots } from '@starboard/bots';
import { type Game, gameById } from '@starboard/games';
import type { GameTypes, Rules } from '@starboard/kernel';
import { lookForServer } from '../online/server/server.ts';
import { Waiting } from '../shell/later.tsx';
import { useLoaded } from '../shell/loaded.ts';
import { Missing } from '../shell/missing.tsx';
import { TopBar } from '../shell/top-bar.tsx';
import { SetupForm } from './setup-form.tsx';
import '../style/setup.css';

interface Found {
  readonly game: Game;
  readonly rules: Rules<GameTypes>;
  readonly bots: readonly Bot[];
}

/** Where a match is set up: who sits where, and by which options. */
export function SetupPage({ id }: { readonly id: string }) {
  const loaded = useLoaded(() => find(id), id);
  if (loaded.state === 'loading') return <Waiting />;
  if (loaded.state === 'failed') return <Missing fact={loaded.fact} />;
  if (loaded.value === null) return <Missing fact="This game cannot be played yet: it is coming soon." />;
  const { game } = loaded.value;
  return (
    <div class="plain-page" style={{ '--accent': game.accent }}>
      <TopBar title={game.title} />
      <main>
        <h1>{game.title}</h1>
        <p class="tagline">{game.tagline}</p>
        <SetupForm {...loaded.value} />
      </main>
    </div>
  );
}

async function find(id: string): Promise<Found | null> {
  lookForServer();
  const game = gameById(id);
  return game?.parts ? { game, rules: await game.parts.rules(), bots } : null;
}
