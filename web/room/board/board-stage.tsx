import type { Plan } from '@starboard/ui';
import { useCallback, useEffect, useMemo } from 'preact/hooks';
import { standingOf } from '../choosing/standing-choice.tsx';
import type { Room } from '../room.ts';
import { EndMoment } from './end-moment.tsx';

interface Props {
  readonly room: Pick<Room, 'picture' | 'shot' | 'asking' | 'sending' | 'notices'>;
  openRule(rule: string): void;
}

/** Scrolls into sight when something is shown on it. */
export function BoardStage({ room, openRule }: Props) {
  const { picture, asking, sending } = room;
  const { picking, reasons } = asking;
  const { Board } = picture.board;
  const { now, beat, rolling, told } = picture.playback.value;
  const together = useMemo(() => (rolling ? [] : beat.map(({ event }) => event)), [beat, rolling]);
  const showing = now !== null;
  const setPlan = useCallback((plan: Plan | null) => (picking.plan.value = plan), [picking]);
  useEffect(() => {
    if (showing) window.scrollTo({ top: 0 });
  }, [showing]);
  return (
    <>
      <h2 class="hidden-text">Board</h2>
      <Board
        view={picture.shown.value}
        names={picture.names}
        room={picture}
        now={rolling ? null : (now?.event ?? null)}
        together={together}
        shot={room.shot.value}
        told={told}
        picked={picking.picked.value ?? null}
        isPicked={picking.isPicked}
        pick={picking.pick}
        commit={sending.commit}
        carryOn={sending.carryOn}
        plan={setPlan}
        why={reasons.why}
        standing={(choice) => standingOf(room, choice)}
        openRule={openRule}
      />
      <EndMoment picture={picture} />
    </>
  );
}
