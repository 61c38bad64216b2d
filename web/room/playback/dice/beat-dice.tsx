import { Die } from '@starboard/ui';
import { DiceLine } from './dice-line.tsx';
import type { DiceTogether } from './dice-together.ts';

interface Props {
  readonly dice: DiceTogether;
  /** Whether they were shown earlier. */
  readonly isLast: boolean;
  readonly ticks?: number;
  /** Called when somebody opens the list of all dice, and when it is closed. */
  read?(reads: boolean): void;
}

/**
 * One roll in full; several as their outcome, which opens into all dice. Once they rest, dice of different rolls stand
 * beside each other only if each is a roll of its own: two of several pairs would look like a pair.
 */
export function BeatDice({ dice: { rolls, sum }, isLast, ticks, read }: Props) {
  const [first, ...others] = rolls;
  const title = isLast ? `Last roll: ${sum.title}` : sum.title;
  if (first === undefined) return null;
  if (others.length === 0) return <DiceLine dice={{ ...first, title }} {...(ticks !== undefined && { ticks })} />;
  return (
    <>
      {(ticks !== undefined || rolls.every(({ faces }) => faces.length === 1)) && (
        <div class="dice">
          {rolls.slice(0, MOST_DRAWN).map(({ sides, symbols, faces }, i) => {
            const face = spun(faces[0] ?? 1, sides, ticks, i);
            return <Die key={i} face={face} sides={sides} symbol={symbols?.[face - 1]} />;
          })}
        </div>
      )}
      <details class="all-dice" onToggle={({ currentTarget }) => read?.(currentTarget.open)}>
        <summary>
          <span class="dice-title">{title}</span>
          <strong>{ticks === undefined ? sum.verdict : 'Rolling…'}</strong>
        </summary>
        {ticks === undefined && (
          <ol>
            {rolls.map((roll, i) => (
              <li key={i}>
                <DiceLine dice={roll} />
              </li>
            ))}
          </ol>
        )}
      </details>
    </>
  );
}

/** More dice don't fit beside their outcome; they are in the list. */
const MOST_DRAWN = 3;

const spun = (face: number, sides: number, ticks: number | undefined, i: number): number =>
  ticks === undefined ? face : ((face + (ticks + i) * 5) % sides) + 1;
