import { type Game, gameById } from '@starboard/games';
import type { GameTypes, Lesson } from '@starboard/kernel';
import { useLoaded } from '../shell/loaded.ts';
import { Missing } from '../shell/missing.tsx';
import { address } from '../shell/router.ts';
import { TopBar } from '../shell/top-bar.tsx';
import { Waiting } from '../shell/waiting/waiting.tsx';
import { isDone } from './progress.ts';
import '../style/pages/setup.css';
import '../style/pages/lessons.css';

/** All lessons of a game. */
export function LessonsPage({ id }: { readonly id: string }) {
  const game = gameById(id);
  const loaded = useLoaded(async () => (await game?.lessons?.open()) ?? null, id);
  if (loaded.state === 'loading') return <Waiting coming={{ game: id }} />;
  if (loaded.state === 'failed') return <Missing fact={loaded.fact} />;
  if (game === undefined || loaded.value === null) return <Missing fact="There are no lessons at this address." />;
  return <LessonList game={game} lessons={loaded.value} />;
}

interface ListProps {
  readonly game: Game;
  readonly lessons: readonly Lesson<GameTypes>[];
}

function LessonList({ game, lessons }: ListProps) {
  const next = lessons.find((lesson) => !isDone(game.id, lesson));
  return (
    <div class="plain-page" style={{ '--accent': game.accent }}>
      <TopBar title={game.title} />
      <main>
        <h1>Learn {game.title}</h1>
        <p class="tagline">
          {lessons.length} lessons on the real board, each under two minutes. You can stop at any time.
        </p>
        <ol class="lesson-list">
          {lessons.map((lesson) => (
            <li key={lesson.id} data-next={lesson === next}>
              <a href={address({ page: 'learn', game: game.id, lesson: lesson.id })}>
                <strong>{lesson.title}</strong>
                <span>{lesson.about}</span>
                <em>{isDone(game.id, lesson) ? '✓ Done' : lesson === next ? 'Start here' : ''}</em>
              </a>
            </li>
          ))}
        </ol>
        <p class="to-game">
          <a class="button" href={address({ page: 'setup', game: game.id })}>
            Play {game.title}
          </a>
          {game.challenges !== undefined && (
            <a class="button" href={address({ page: 'challenge', game: game.id })}>
              Challenges
            </a>
          )}
        </p>
      </main>
    </div>
  );
}
