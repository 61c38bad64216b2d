import { bestOption, scoreOf } from '@starboard/kernel';
import type { ComponentChildren } from 'preact';
import { CopyField } from '../shell/copy-field.tsx';
import { reasonFor } from './explained.ts';
import type { OpenChallenge } from './open-challenge.ts';
import { BEST_SCORE, dailyFigures, starsOf } from './result.ts';
import { challengeResults } from './results.ts';
import { pageAddress, shareLine } from './share-line.ts';
import { Stars } from './stars.tsx';

interface Props {
  readonly open: OpenChallenge;
  /** What was chosen. */
  readonly option: number;
  /** Between two players a place share is a chance to win. */
  readonly two: boolean;
  readonly children: ComponentChildren;
  label(option: number): string;
}

/** More options than these are left out, except what was chosen. */
const MOST_LISTED = 8;

export const worthInWords = (worth: number, two: boolean): string =>
  two ? `${worth} % to win` : `on average, ${worth} % of the others finish behind you`;

/** The score, what every choice is worth, why the best is best, and a line to share. */
export function ChallengeResultText({ open, option, two, children, label }: Props) {
  const { game, chosen, room } = open;
  const { challenge, name, day, pool } = chosen;
  const kept = challengeResults.value[name];
  const score = scoreOf(challenge, option);
  const best = bestOption(challenge);
  const why = reasonFor(open, best, room.picture.words, room.picture.names);
  const order = challenge.worths
    .map((_, place) => place)
    .sort((a, b) => (challenge.worths[b] ?? 0) - (challenge.worths[a] ?? 0));
  const listed = order.filter((place, i) => i < MOST_LISTED || place === option);
  const figures = dailyFigures(challengeResults.value, game.id);
  const counts = kept !== undefined && kept.option === option && kept.score === score;
  return (
    <div class="challenge-result" style={{ '--accent': game.accent }}>
      <p class="challenge-score">
        <strong>{score}</strong> {score === 1 ? 'point' : 'points'}
        {day === null && <Stars stars={starsOf(kept)} />}
      </p>
      <p>
        {option === best ? 'You found the best choice.' : `The best choice is ${label(best)}.`}{' '}
        {!counts && kept !== undefined && day !== null && `Your first try counts: ${kept.score} points. `}
        {day !== null && kept?.onTime === false && 'You tried it on a later day, so it counts for no figures. '}
      </p>
      {why !== '' && <p>{why}</p>}
      <h3>
        {two ? 'Your chance to win after each choice' : 'The share of the others who finish behind you, on average'}
      </h3>
      <ol class="challenge-worths">
        {listed.map((place) => (
          <li key={place} data-best={place === best} data-chosen={place === option}>
            <span>
              {label(place)}
              {place === best && <em> · best</em>}
              {place === option && <em> · your choice</em>}
            </span>
            <meter min={0} max={BEST_SCORE} value={challenge.worths[place] ?? 0} aria-hidden="true" />
            <span>{challenge.worths[place]} %</span>
          </li>
        ))}
      </ol>
      {listed.length < order.length && (
        <p class="field-note">The other {order.length - listed.length} choices are worth less.</p>
      )}
      <p class="field-note">{judgeInWords(pool.judge, open.heuristics.solution !== undefined)}</p>
      {day !== null && figures !== null && (
        <p>
          Your best is {figures.best} points, your average {figures.mean}, over{' '}
          {figures.days === 1 ? '1 day' : `${figures.days} days`}.
        </p>
      )}
      {kept !== undefined && <CopyField label="A line to share" text={shareLine(game, chosen, kept, pageAddress())} />}
      {children}
    </div>
  );
}

const judgeInWords = (judge: string, isSolved: boolean): string =>
  isSolved
    ? 'These figures come from the solution of the game.'
    : `The ${judge} bot worked these out: it played on from here many times, with other dice each time.`;
