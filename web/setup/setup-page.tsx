import { type Bot, botsFor } from '@starboard/bots';
import { type Game, gameById, type ReadyTable } from '@starboard/games';
import type { GameTypes, Rules } from '@starboard/kernel';
import type { SetupPart } from '@starboard/ui';
import { type BringParts, bringPartsOf } from '../online/bringing/bring-parts.ts';
import { lookForServer } from '../online/server/server.ts';
import { useLoaded } from '../shell/loaded.ts';
import { Missing } from '../shell/missing.tsx';
import { TopBar } from '../shell/top-bar.tsx';
import { Waiting } from '../shell/waiting/waiting.tsx';
import { type YourLevel, yourLevel } from './opponents/your-level.ts';
import { SetupForm } from './setup-form.tsx';
import '../style/segments.css';
import '../style/pages/setup.css';
import '../style/pages/bringing.css';

interface Found {
  readonly game: Game;
  readonly rules: Rules<GameTypes>;
  readonly bots: readonly Bot[];
  readonly yours: YourLevel;
  /** Undefined in games that have the usual ones. */
  readonly tables: readonly ReadyTable[] | undefined;
  /** The settings that the game draws itself. */
  readonly own: SetupPart<GameTypes> | null;
  readonly bringing: BringParts | null;
}

interface Props {
  readonly id: string;
  /** Whether it begins with an open seat. */
  readonly online: boolean;
}

export function SetupPage({ id, online }: Props) {
  const loaded = useLoaded(() => find(id, online), id);
  if (loaded.state === 'loading') return <Waiting coming={{ game: id }} />;
  if (loaded.state === 'failed') return <Missing fact={loaded.fact} />;
  if (loaded.value === null) return <Missing fact="You can’t play this game yet. It is coming soon." />;
  const { game } = loaded.value;
  return (
    <div class="plain-page" style={{ '--accent': game.accent }}>
      <TopBar title={game.title} />
      <main class="setup">
        <h1>{game.title}</h1>
        <p class="tagline">{game.tagline}</p>
        <SetupForm {...loaded.value} wantsOnline={online} />
      </main>
    </div>
  );
}

async function find(id: string, online: boolean): Promise<Found | null> {
  const looked = lookForServer();
  if (online) await looked;
  const game = gameById(id);
  if (game === undefined) return null;
  const [rules, tables, yours, bringing, own = null] = await Promise.all([
    game.parts.rules(),
    game.parts.tables?.(),
    yourLevel(id),
    bringPartsOf(game),
    game.workshop?.onSetup?.(),
  ]);
  return { game, rules, tables, bots: botsFor(game), yours, own, bringing };
}
