import type { DiceShown } from '@starboard/ui';
import { useEffect, useState } from 'preact/hooks';
import type { Picture } from '../picture.ts';
import { DiceLine } from './dice-line.tsx';
import { isGoodNews } from './good-news.ts';

const SPIN = 70;

/** The last dice: first rolling, with what they need, then the outcome. */
export function DiceTray({ picture }: { readonly picture: Picture }) {
  const { now, rolling } = picture.playback.value;
  const ticks = useTicks(rolling);
  const current = now === null ? null : picture.board.dice(now.event, picture.names, now.board);
  const dice = current ?? lastDice(picture);
  if (dice === null) return <div class="dice-tray" />;
  return (
    <div
      class="dice-tray"
      data-live={current !== null}
      data-rolling={rolling}
      data-good={isGoodNews(dice, picture.viewer.value)}
    >
      <DiceLine
        dice={current === null ? { ...dice, title: `Last roll: ${dice.title}` } : dice}
        {...(rolling && { ticks })}
      />
    </div>
  );
}

function lastDice({ playback, board, names, shown }: Picture): DiceShown | null {
  for (const event of playback.value.told.toReversed()) {
    const dice = board.dice(event, names, shown.value.board);
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
