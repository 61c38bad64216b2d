import { gameById } from '@starboard/games';
import { useLoaded } from '../shell/loaded.ts';
import { Missing } from '../shell/missing.tsx';
import { address } from '../shell/router.ts';
import { Waiting } from '../shell/waiting/waiting.tsx';
import { ChallengeRoom } from './challenge-room.tsx';
import { openChallenge } from './open-challenge.ts';
import type { Which } from './which.ts';

interface Props {
  readonly id: string;
  readonly which: Which;
}

/** A challenge, in the room in which matches are played. */
export function ChallengePage({ id, which }: Props) {
  const loaded = useLoaded(
    () => openChallenge(id, which),
    JSON.stringify([id, which]),
    (entered) => typeof entered !== 'string' && entered.room.close(),
  );
  if (loaded.state === 'loading') return <Waiting coming={{ game: id }} />;
  if (loaded.state === 'failed') return <Missing fact={loaded.fact} />;
  if (typeof loaded.value !== 'string') return <ChallengeRoom {...loaded.value} />;
  const hasChallenges = gameById(id)?.challenges !== undefined;
  return (
    <Missing fact={loaded.value}>
      {hasChallenges && (
        <a class="button primary" href={address({ page: 'challenge', game: id })}>
          All challenges
        </a>
      )}
    </Missing>
  );
}
