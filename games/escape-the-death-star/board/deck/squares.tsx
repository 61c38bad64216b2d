import { explains, markInRow, pressable } from '@starboard/ui';
import type { Station } from '../../rules/01-station/station.ts';
import type { Lit } from './lit.ts';
import { movedTo, SQUARE, spotOf } from './plane.ts';
import { useRoving } from './roving.ts';
import type { SquareFact } from './square-words.ts';

interface Props {
  readonly station: Station;
  readonly lit: readonly Lit[];
  facts(square: number): readonly SquareFact[];
  hover(square: number | null): void;
}

/** Each square that may be pressed or has facts to show can be pointed at; everything else is drawing. */
export function Squares({ station, lit, facts, hover }: Props) {
  const roving = useRoving('Squares of the deck. Use the arrow keys to move between them.');
  const bySquare = new Map(lit.map((each) => [each.square, each]));
  return (
    <g class="station-squares" {...roving}>
      {station.names.map((name, square) => {
        const [pressed, known] = [bySquare.get(square), facts(square)];
        if (pressed === undefined && known.length === 0) return null;
        return (
          <Square
            key={square}
            name={name}
            square={square}
            station={station}
            facts={known}
            {...(pressed === undefined ? {} : { lit: pressed })}
            hover={hover}
          />
        );
      })}
    </g>
  );
}

interface SquareProps {
  readonly name: string;
  readonly square: number;
  readonly station: Station;
  readonly lit?: Lit;
  readonly facts: readonly SquareFact[];
  hover(square: number | null): void;
}

function Square({ name, square, station, lit, facts, hover }: SquareProps) {
  const sentences = [...(lit?.says ?? []), ...facts.map(({ says }) => says)];
  const says = `${name}. ${sentences.length === 0 ? 'Free floor.' : sentences.join(' ')}`;
  const rule = facts[0]?.rule;
  return (
    <g
      class={lit === undefined ? 'station-square' : 'station-square station-pressable'}
      style={movedTo(spotOf(station, square))}
      data-slot={square}
      {...(lit?.choice === undefined ? {} : { 'data-choice': JSON.stringify(lit.choice) })}
      {...(lit?.soldier === undefined ? {} : { 'data-soldier': lit.soldier })}
      {...(lit === undefined
        ? markInRow(`${name}: ${facts.map((fact) => fact.says).join(' ')}`, says, rule)
        : { ...pressable(lit.label, lit.pressed, lit.press), ...explains(says, rule) })}
      onPointerEnter={() => hover(square)}
      onPointerLeave={() => hover(null)}
      {...{ onFocus: () => hover(square), onBlur: () => hover(null) }}
    >
      <rect x={-SQUARE / 2} y={-SQUARE / 2} width={SQUARE} height={SQUARE} />
    </g>
  );
}
