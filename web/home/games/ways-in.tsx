import type { Game } from '@starboard/games';
import { lessonProgress } from '../../learn/progress.ts';
import { address } from '../../shell/router.ts';
import { lessonsDone } from '../../shell/settings.ts';
import { PlayButton } from './play-button.tsx';

/** The ways into a game, an item for each: its next lesson, a match, and whatever else leads right in. */
export function WaysIn({ game }: { readonly game: Game }) {
  return (
    <ul class="ways-in" aria-label={`Ways into ${game.title}`}>
      {game.lessons !== undefined && (
        <li>
          <LessonWay game={game} />
        </li>
      )}
      <li>
        <PlayButton game={game} />
      </li>
      {game.challenges !== undefined && (
        <li>
          <a class="button" href={address({ page: 'challenge', game: game.id })}>
            <span>
              Challenges<span class="hidden-text">: {game.title}</span>
            </span>
          </a>
        </li>
      )}
      {game.solution !== undefined && (
        <li>
          <a class="button quiet" href={address({ page: 'solution', game: game.id })} title={game.solution.about}>
            <span class="hidden-text">{game.title}: </span>Best play
          </a>
        </li>
      )}
    </ul>
  );
}

function LessonWay({ game }: { readonly game: Game }) {
  const { done, of, next } = lessonProgress(game, lessonsDone.value);
  const label = done === 0 ? 'First lesson' : next === null ? `${of} of ${of} lessons` : `Lesson ${next.place}`;
  const to = { page: 'learn', game: game.id } as const;
  return (
    <a class="button" href={address(next === null ? to : { ...to, lesson: next.id })}>
      <span>
        {label}
        <span class="hidden-text">: {game.title}</span>
        {done > 0 && next !== null && <small>{`${done} of ${of} done`}</small>}
      </span>
    </a>
  );
}
