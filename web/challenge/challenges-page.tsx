import { type Game, gameById } from '@starboard/games';
import { dateOf, dayOf, MOST_STARS, poolOn, readPool } from '@starboard/kernel';
import { useLoaded } from '../shell/loaded.ts';
import { Missing } from '../shell/missing.tsx';
import { address } from '../shell/router.ts';
import { TopBar } from '../shell/top-bar.tsx';
import { Waiting } from '../shell/waiting/waiting.tsx';
import { dailyFigures, starsOf } from './result.ts';
import { challengeResults } from './results.ts';
import { Stars } from './stars.tsx';
import { dateInWords, today } from './which.ts';
import '../style/pages/setup.css';
import '../style/challenge/list.css';

/** All challenges of a game: today's, those of the days before, and the set. */
export function ChallengesPage({ id }: { readonly id: string }) {
  const game = gameById(id);
  const loaded = useLoaded(async () => {
    const file = await game?.challenges?.set();
    return file === undefined ? null : readPool(file).challenges.length;
  }, id);
  if (loaded.state === 'loading') return <Waiting coming={{ game: id }} />;
  if (loaded.state === 'failed') return <Missing fact={loaded.fact} />;
  if (game === undefined || loaded.value === null) return <Missing fact="There are no challenges at this address." />;
  return <ChallengeList game={game} ofSet={loaded.value} now={today()} />;
}

/** How many days before today are listed. */
const DAYS_LISTED = 14;

interface ListProps {
  readonly game: Game;
  /** How many challenges the set has. */
  readonly ofSet: number;
  readonly now: string;
}

function ChallengeList({ game, ofSet, now }: ListProps) {
  const results = challengeResults.value;
  const figures = dailyFigures(results, game.id);
  const [current, ...before] = daysUntil(now).filter((day) => poolOn(game.challenges?.daily ?? [], day) !== null);
  const set = Array.from({ length: ofSet }, (_, i) => String(i + 1));
  const stars = set.reduce((sum, nth) => sum + starsOf(results[`${game.id}/set/${nth}`]), 0);
  return (
    <div class="plain-page" style={{ '--accent': game.accent }}>
      <TopBar title={game.title} />
      <main>
        <h1>Challenges in {game.title}</h1>
        <p class="tagline">
          A moment of a match, and one choice that is clearly the best. Everybody gets the same one each day; the next
          comes at midnight UTC.
        </p>
        {current !== undefined && (
          <a class="challenge-today" href={address({ page: 'challenge', game: game.id, day: current })}>
            <strong>Today’s challenge</strong>
            <span>{dateInWords(current)}</span>
            <em>{scoreInWords(results[`${game.id}/${current}`]?.score) ?? 'Play'}</em>
          </a>
        )}
        {figures !== null && (
          <p>
            Your best is {figures.best} points, your average {figures.mean}, over{' '}
            {figures.days === 1 ? '1 day' : `${figures.days} days`}. Only the first try of a day counts.
          </p>
        )}
        <h2>
          The set{' '}
          <small>
            {stars} of {MOST_STARS * ofSet} stars
          </small>
        </h2>
        <p>Three stars if you find the best choice at the first try, two at the second, and one later.</p>
        <ol class="challenge-set">
          {set.map((nth) => (
            <li key={nth}>
              <a href={address({ page: 'challenge', game: game.id, nth })}>
                <strong>{nth}</strong>
                <Stars stars={starsOf(results[`${game.id}/set/${nth}`])} />
              </a>
            </li>
          ))}
        </ol>
        {before.length > 0 && (
          <>
            <h2>The days before</h2>
            <p>For practice: they don’t count any more.</p>
            <ol class="challenge-days">
              {before.map((day) => (
                <li key={day}>
                  <a href={address({ page: 'challenge', game: game.id, day })}>
                    <span>{dateInWords(day)}</span>
                    <em>{scoreInWords(results[`${game.id}/${day}`]?.score) ?? 'Not played'}</em>
                  </a>
                </li>
              ))}
            </ol>
          </>
        )}
        <p class="to-game">
          <a class="button" href={address({ page: 'setup', game: game.id })}>
            Play {game.title}
          </a>
        </p>
      </main>
    </div>
  );
}

/** Today, and the days before, the latest first. */
function daysUntil(now: string): readonly string[] {
  const last = dayOf(now) ?? 0;
  return Array.from({ length: DAYS_LISTED + 1 }, (_, ago) => dateOf(last - ago));
}

const scoreInWords = (score: number | undefined): string | null =>
  score === undefined ? null : `${score} ${score === 1 ? 'point' : 'points'}`;
