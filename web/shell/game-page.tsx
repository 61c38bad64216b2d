import { useSignal } from '@preact/signals';
import { type Game, gameById } from '@starboard/games';
import type { ComponentChildren } from 'preact';
import { RulebookSheet } from '../rulebook/rulebook-sheet.tsx';
import { useLoaded } from './loaded.ts';
import { Missing } from './missing.tsx';
import { TopBar } from './top-bar.tsx';
import { Waiting } from './waiting/waiting.tsx';
import '../style/sheet.css';
import '../style/pages/workshop.css';

/** A part of a game that has a page of its own. */
interface PagePart<Part> {
  readonly title: string;
  readonly about: string;
  open(): Promise<Part>;
}

interface Props<Part> {
  readonly id: string;
  /** Says that there is no such page. */
  readonly missing: string;
  partOf(game: Game): PagePart<Part> | undefined;
  content(game: Game, part: Part, openRule: (rule: string) => void): ComponentChildren;
}

/** A page about a part of a game: its title, its content, and the rulebook. */
export function GamePage<Part extends { readonly rulebook: string }>({ id, missing, partOf, content }: Props<Part>) {
  const rule = useSignal<string | null>(null);
  const game = gameById(id);
  const page = game === undefined ? undefined : partOf(game);
  const loaded = useLoaded(async () => (await page?.open()) ?? null, id);
  if (loaded.state === 'loading') return <Waiting coming={{ game: id }} />;
  if (loaded.state === 'failed') return <Missing fact={loaded.fact} />;
  if (game === undefined || page === undefined || loaded.value === null) return <Missing fact={missing} />;
  return (
    <div class="workshop-page" style={{ '--accent': game.accent }}>
      <TopBar title={game.title} />
      <main>
        <h1>{page.title}</h1>
        <p class="tagline">{page.about}</p>
        {content(game, loaded.value, (number) => {
          rule.value = number;
        })}
      </main>
      <RulebookSheet rulebook={loaded.value.rulebook} rule={rule} />
    </div>
  );
}
