import { useSignal } from '@preact/signals';
import { type Game, gameById } from '@starboard/games';
import type { SolutionPage as GameSolutionPage } from '@starboard/ui';
import { RulebookSheet } from '../rulebook/rulebook-sheet.tsx';
import { Waiting } from '../shell/later.tsx';
import { useLoaded } from '../shell/loaded.ts';
import { Missing } from '../shell/missing.tsx';
import { address } from '../shell/router.ts';
import { TopBar } from '../shell/top-bar.tsx';
import '../style/sheet.css';
import '../style/pages/workshop.css';

interface Found {
  readonly game: Game;
  readonly title: string;
  readonly about: string;
  readonly solution: GameSolutionPage;
}

/** The page about a solved game. */
export function SolutionPage({ id }: { readonly id: string }) {
  const rule = useSignal<string | null>(null);
  const loaded = useLoaded(() => find(id), id);
  if (loaded.state === 'loading') return <Waiting />;
  if (loaded.state === 'failed') return <Missing fact={loaded.fact} />;
  if (loaded.value === null) return <Missing fact="There is no solved game at this address." />;
  const { game, title, about, solution } = loaded.value;
  const { Page, rulebook } = solution;
  return (
    <div class="workshop-page" style={{ '--accent': game.accent }}>
      <TopBar title={game.title} />
      <main>
        <h1>{title}</h1>
        <p class="tagline">{about}</p>
        <Page
          openRule={(number) => {
            rule.value = number;
          }}
        />
        <p class="to-game">
          <a href={address({ page: 'setup', game: game.id })}>Play {game.title}</a>
        </p>
      </main>
      <RulebookSheet rulebook={rulebook} rule={rule} />
    </div>
  );
}

async function find(id: string): Promise<Found | null> {
  const game = gameById(id);
  if (game?.solution === undefined) return null;
  const { title, about, open } = game.solution;
  return { game, title, about, solution: await open() };
}
