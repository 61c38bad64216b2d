import { type DiceShown, Die } from '@starboard/ui';

interface Props {
  readonly dice: DiceShown;
  /** Counts up while the dice roll; absent once they rest. */
  readonly ticks?: number;
}

/** The dice, what they needed, and the outcome. */
export function DiceLine({ dice: { faces, sides, symbols, title, needed, verdict }, ticks }: Props) {
  const shown = (face: number, i: number): number =>
    ticks === undefined ? face : ((face + (ticks + i) * 5) % sides) + 1;
  return (
    <>
      <div class="dice">
        {faces.map((face, i) => (
          <Die key={i} face={shown(face, i)} sides={sides} symbol={symbols?.[shown(face, i) - 1]} />
        ))}
      </div>
      <p>
        <span class="dice-title">{needed === undefined ? title : `${title} · ${needed}`}</span>
        <strong>{ticks === undefined ? verdict : 'Rolling…'}</strong>
      </p>
    </>
  );
}
