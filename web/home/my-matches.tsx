import { address } from '../shell/router.ts';
import { listed, problem } from './listed.ts';
import { MatchList } from './match-list.tsx';
import { outcomeText, progressText } from './match-text.ts';

/** The matches of this browser: those that wait to be played on, and those that are over, to be watched again. */
export function MyMatches() {
  if (problem.value !== null) {
    return (
      <p class="notice" role="alert">
        {problem.value}
      </p>
    );
  }
  const { matches, goingOn, over } = listed.value ?? { goingOn: [], over: [] };
  if (matches === undefined || goingOn.length + over.length === 0) return null;
  return (
    <div class="my-matches">
      <MatchList
        title="Continue"
        matches={matches}
        list={goingOn}
        hrefOf={({ id }) => address({ page: 'match', match: id })}
        verb="Continue"
        say={progressText}
      />
      <MatchList
        title="History"
        matches={matches}
        list={over}
        hrefOf={({ id }) => address({ page: 'watch', match: id })}
        verb="Watch"
        say={outcomeText}
      />
    </div>
  );
}
