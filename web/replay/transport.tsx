import type { GameTypes } from '@starboard/kernel';
import type { BoardModule } from '@starboard/ui';
import { useMemo } from 'preact/hooks';
import { PaceChoice } from '../room/playback/pace/pace-choice.tsx';
import { turnTitle } from './moments.ts';
import { sceneOfPlace } from './notes/scene-of-place.ts';
import type { ReplayPlayer } from './replay-player.ts';
import type { ReplayScene } from './scenes.ts';

interface Props {
  readonly player: ReplayPlayer;
  readonly board: Pick<BoardModule<GameTypes>, 'sound'>;
  /** Places of the record that have notes. */
  readonly noted: readonly number[];
}

export function Transport({ player, board, noted }: Props) {
  const { jump, toggle, running } = player;
  const here = player.here.value;
  const last = player.last.value;
  const turn = player.scene.value?.turn ?? 0;
  return (
    <div class="transport">
      <div class="timeline">
        <Marks scenes={player.scenes.value} board={board} noted={noted} />
        <input
          class="slider"
          type="range"
          min={0}
          max={last}
          value={here}
          aria-label="Moment of the match"
          aria-valuetext={`${turnTitle(turn)}, event ${here + 1} of ${last + 1}`}
          onInput={({ currentTarget }) => jump(Number(currentTarget.value))}
        />
      </div>
      <div class="actions">
        <button type="button" class="secondary" aria-disabled={here === 0} onClick={() => jump(here - 1)}>
          Back
        </button>
        <span class="count">{`${here + 1} / ${last + 1}`}</span>
        <button type="button" class="secondary" aria-disabled={here === last} onClick={() => jump(here + 1)}>
          Next
        </button>
        <PaceChoice />
        <button type="button" class="primary" onClick={toggle}>
          {running.value ? 'Pause' : 'Play'}
        </button>
      </div>
    </div>
  );
}

interface MarksProps {
  readonly scenes: readonly ReplayScene[];
  readonly board: Pick<BoardModule<GameTypes>, 'sound'>;
  readonly noted: readonly number[];
}

const HARM: ReadonlySet<string | null | undefined> = new Set(['hit', 'explosion']);

/** Where turns begin, where something was hit, and where there are notes. */
function Marks({ scenes, board, noted }: MarksProps) {
  const { turns, hits } = useMemo(() => {
    const at = (fits: (scene: ReplayScene, before: ReplayScene | undefined) => boolean): string =>
      scenes.flatMap((scene, i) => (fits(scene, scenes[i - 1]) ? [`M${i} 0V1`] : [])).join('');
    return {
      turns: at((scene, before) => before !== undefined && scene.turn !== before.turn),
      hits: at(({ event }) => HARM.has(board.sound?.(event))),
    };
  }, [scenes, board]);
  const notes = noted.map((place) => `M${sceneOfPlace(scenes, place)} 0V0.3`).join('');
  return (
    <svg
      class="marks"
      viewBox={`0 0 ${Math.max(1, scenes.length - 1)} 1`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path class="turn-marks" d={turns} />
      <path class="hit-marks" d={hits} />
      <path class="note-marks" d={notes} />
    </svg>
  );
}
