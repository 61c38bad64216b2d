import { effect } from '@preact/signals';
import type { GameTypes, Viewer } from '@starboard/kernel';
import type { BoardModule } from '@starboard/ui';
import { useEffect, useMemo } from 'preact/hooks';
import { address } from '../shell/router.ts';
import { momentOf, momentText, readMoment } from './moments.ts';
import { openReplayPlayer, type ReplayPlayer } from './replay-player.ts';
import type { Replay } from './scenes.ts';
import { SPECTATOR } from './viewers-of.ts';

interface Props {
  readonly replay: Pick<Replay, 'scenes'>;
  readonly board: BoardModule<GameTypes>;
  /** As whom it can be seen, and as whom at first. */
  readonly viewers: readonly Viewer[];
  readonly viewer: Viewer;
  readonly match: string | null;
  readonly at: string;
}

/** Browsers refuse an address that changes too often; a person who steps fast needs only the last one. */
const REST = 250;

/** A player that begins at the moment of the address and keeps the address at the moment shown. */
export function useReplayAt({ replay, board, viewers, viewer, match, at }: Props): ReplayPlayer {
  const player = useMemo(
    () => openReplayPlayer(replay, board, viewers, { viewer, moment: readMoment(at) }),
    [replay, board, at, viewer],
  );
  useEffect(() => player.close, [player]);
  useEffect(
    () =>
      effect(() => {
        const to = addressNow(match, player);
        if (to === null || player.running.value) return undefined;
        const timer = setTimeout(() => history.replaceState(null, '', to), REST);
        return () => clearTimeout(timer);
      }),
    [player, match],
  );
  return player;
}

/** The address of what is shown now; null if nothing is. */
function addressNow(match: string | null, { scenes, here, viewer }: ReplayPlayer): string | null {
  const moment = momentOf(scenes.value, here.value);
  if (moment === null) return null;
  return address({ page: 'replay', match, at: momentText(moment), as: viewerText(viewer.value) });
}

/** A whole link to what is shown now. */
export const linkTo = (match: string, player: ReplayPlayer): string =>
  new URL(addressNow(match, player) ?? '', location.href).href;

const viewerText = (viewer: Viewer): string => (viewer === null ? SPECTATOR : `${viewer + 1}`);
