import type { Plan } from '@starboard/ui';
import { useCallback, useEffect } from 'preact/hooks';
import { standingOf } from '../choosing/standing-choice.tsx';
import type { Room } from '../room.ts';

interface Props {
  readonly room: Room;
  openRule(rule: string): void;
}

/** The game's own board, given what the one who looks may know; it comes into sight when something is shown on it. */
export function BoardStage({ room, openRule }: Props) {
  const { Board } = room.board;
  const { now, rolling, told } = room.playback.value;
  const showing = now !== null;
  const setPlan = useCallback((plan: Plan | null) => (room.plan.value = plan), [room]);
  useEffect(() => {
    if (showing) window.scrollTo({ top: 0 });
  }, [showing]);
  return (
    <>
      <h2 class="hidden-text">Board</h2>
      <Board
        view={room.shown.value}
        names={room.names}
        room={room}
        now={rolling ? null : (now?.event ?? null)}
        told={told}
        picked={room.picked.value ?? null}
        isPicked={room.isPicked}
        pick={room.pick}
        commit={room.commit}
        plan={setPlan}
        why={room.why}
        standing={(choice) => standingOf(room, choice)}
        openRule={openRule}
      />
    </>
  );
}
