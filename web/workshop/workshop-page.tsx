import { useSignal } from '@preact/signals';
import { type Game, gameById } from '@starboard/games';
import type { GameTypes } from '@starboard/kernel';
import type { Workshop } from '@starboard/ui';
import { RulebookSheet } from '../rulebook/rulebook-sheet.tsx';
import { bringAlong } from '../setup/brought-along.ts';
import { Waiting } from '../shell/later.tsx';
import { useLoaded } from '../shell/loaded.ts';
import { Missing } from '../shell/missing.tsx';
import { go } from '../shell/router.ts';
import { TopBar } from '../shell/top-bar.tsx';
import { download } from '../storage/files/download.ts';
import { keepWork, workOf } from '../storage/workshops.ts';
import '../style/sheet.css';
import '../style/segments.css';
import '../style/pages/workshop.css';

interface Found {
  readonly game: Game;
  readonly title: string;
  readonly about: string;
  readonly workshop: Workshop<GameTypes>;
}

export function WorkshopPage({ id }: { readonly id: string }) {
  const rule = useSignal<string | null>(null);
  const loaded = useLoaded(() => find(id), id);
  if (loaded.state === 'loading') return <Waiting />;
  if (loaded.state === 'failed') return <Missing fact={loaded.fact} />;
  if (loaded.value === null) return <Missing fact="There is no workshop at this address." />;
  const { game, title, about, workshop } = loaded.value;
  const { Page, rulebook } = workshop;
  return (
    <div class="workshop-page" style={{ '--accent': game.accent }}>
      <TopBar title={game.title} />
      <main>
        <h1>{title}</h1>
        <p class="tagline">{about}</p>
        <Page
          kept={workOf(game.id)}
          keep={(work) => keepWork(game.id, work)}
          save={download}
          play={(setup) => {
            bringAlong(game.id, setup);
            go({ page: 'setup', game: game.id });
          }}
          openRule={(number) => {
            rule.value = number;
          }}
        />
      </main>
      <RulebookSheet rulebook={rulebook} rule={rule} />
    </div>
  );
}

async function find(id: string): Promise<Found | null> {
  const game = gameById(id);
  if (game?.workshop === undefined) return null;
  const { title, about, open } = game.workshop;
  return { game, title, about, workshop: await open() };
}
