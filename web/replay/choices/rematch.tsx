import { useSignal } from '@preact/signals';
import type { Header } from '@starboard/kernel';
import type { Occupant } from '../../runner/occupant.ts';
import { address, go } from '../../shell/router.ts';
import { newMatch } from '../../storage/matches/new-match.ts';

interface Props {
  readonly header: Pick<Header, 'game' | 'setup'>;
  /** The version of the rules that a new match is played by. */
  readonly rules: number;
  /** Who sat at the table, if it was in this browser. */
  readonly occupants: readonly Occupant[] | null;
  /** The rematch of an online match, if there is one. */
  readonly online: string | null;
}

/** Leads to the rematch of a match that is over, or begins one with the same table. */
export function Rematch({ header: { game, setup }, rules, occupants, online }: Props) {
  const starting = useSignal(false);
  if (online !== null) {
    return (
      <a class="button secondary" href={address({ page: 'online', match: online })}>
        To the rematch
      </a>
    );
  }
  if (occupants === null) return null;
  const start = async (): Promise<void> => {
    if (starting.peek()) return;
    starting.value = true;
    go({ page: 'match', match: await newMatch({ game, rules, setup, occupants }) });
  };
  return (
    <button type="button" class="secondary" onClick={start}>
      Rematch
    </button>
  );
}
