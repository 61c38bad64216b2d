import type { GameTypes, Happening } from '@starboard/kernel';
import { useEffect, useState } from 'preact/hooks';
import type { Picture } from '../../picture.ts';
import type { Room } from '../../room.ts';
import { isShowing } from '../playback.ts';
import { BeatDice } from './beat-dice.tsx';
import { diceIn } from './dice-together.ts';
import { isGoodNews } from './good-news.ts';

const SPIN = 70;

/** The last dice: first rolling, with what they need, then the outcome. */
export function DiceTray({ picture, player, firstTimes }: Pick<Room, 'picture' | 'player' | 'firstTimes'>) {
  const { beat, rolling, rolled, told } = picture.playback.value;
  const ticks = useTicks(rolling);
  const current = diceOf(picture, beat);
  const live = current !== null || firstTimes.sentence.value !== null;
  const dice = current ?? diceOf(picture, rolled) ?? lastDice(picture);
  return (
    <div
      class="dice-tray"
      data-live={live}
      {...(dice !== null && { 'data-rolling': rolling, 'data-good': isGoodNews(dice.sum, picture.viewer.value) })}
    >
      {dice !== null && (current !== null || !live) && (
        <BeatDice
          key={told.length - (rolling ? 0 : beat.length)}
          dice={dice}
          isLast={current === null}
          read={(reads) => (player.paused.value = reads && isShowing(player.playback.peek()))}
          {...(rolling && { ticks })}
        />
      )}
      {firstTimes.sentence.value !== null && <p class="first-time">{firstTimes.sentence.value}</p>}
    </div>
  );
}

const diceOf = ({ board, names, shown }: Picture, beat: readonly Happening<GameTypes>[]) =>
  diceIn(
    board,
    beat.map(({ event }) => event),
    names,
    beat.at(-1)?.board ?? shown.value.board,
  );

/** Of a match opened just now, nothing has been shown yet. */
function lastDice({ playback, board, names, shown }: Picture) {
  for (const event of playback.value.told.toReversed()) {
    const dice = diceIn(board, [event], names, shown.value.board);
    if (dice !== null) return dice;
  }
  return null;
}

/** Counts up while dice roll. */
function useTicks(rolling: boolean): number {
  const [ticks, setTicks] = useState(0);
  useEffect(() => {
    if (!rolling) return undefined;
    const timer = setInterval(() => setTicks((before) => before + 1), SPIN);
    return () => clearInterval(timer);
  }, [rolling]);
  return ticks;
}
