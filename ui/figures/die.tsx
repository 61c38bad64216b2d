/** On a grid of three by three. */
const PIPS: readonly (readonly number[])[] = [
  [4],
  [0, 8],
  [0, 4, 8],
  [0, 2, 6, 8],
  [0, 2, 4, 6, 8],
  [0, 2, 3, 5, 6, 8],
];

/** A symbol for a side without a number, in a box of 40 by 40. */
export interface DieSymbol {
  readonly name: string;
  readonly path: string;
  readonly solid: boolean;
}

interface Props {
  readonly face: number;
  readonly sides: number;
  readonly symbol?: DieSymbol | undefined;
}

export function Die({ face, sides, symbol }: Props) {
  const pips = sides === 6 ? PIPS[face - 1] : undefined;
  return (
    <svg class="die" viewBox="0 0 40 40" role="img" aria-label={symbol?.name ?? `${face}`}>
      <rect x="2" y="2" width="36" height="36" rx="8" />
      {pips?.map((pip) => (
        <circle key={pip} cx={10 + (pip % 3) * 10} cy={10 + Math.floor(pip / 3) * 10} r="3.4" />
      ))}
      {symbol !== undefined && <path class={symbol.solid ? 'die-symbol die-solid' : 'die-symbol'} d={symbol.path} />}
      {pips === undefined && symbol === undefined && (
        <text x="20" y="26" text-anchor="middle">
          {face}
        </text>
      )}
    </svg>
  );
}
