import { pointsOf } from '../../rules/design.ts';
import type { Design } from '../../rules/model.ts';
import { movementPoints } from '../../rules/ship.ts';
import { type Box, OUTLINES, piecesOf, sortOf } from './strip-boxes.ts';
import { stripInWords } from './strip-words.ts';
import './strip.css';

interface Props {
  readonly design: Design;
  /** Which systems work, in the order of the design; all of them when left out. */
  readonly working?: readonly boolean[] | undefined;
  /** The places being hit just now. */
  readonly struck?: readonly number[] | undefined;
  /** Whose strip it is. */
  readonly label: string;
}

/** A ship's systems from left to right, as they burn away. Its boxes are `--strip-box` wide. */
export function Strip({ design, working = design.systems.map(() => true), struck = [], label }: Props) {
  const points = pointsOf(design);
  const left = movementPoints({ design, working: [...working] });
  return (
    <span class="starfire-strip" role="img" aria-label={`${label}: ${stripInWords(design, working, points)}`}>
      <span class="starfire-figure starfire-turn-mode">{design.turnMode}</span>
      {piecesOf(design).map((piece) => {
        const boxes = piece.map((box) => (
          <SystemBox
            key={box.place}
            box={box}
            works={working[box.place] === true}
            struck={struck.includes(box.place)}
          />
        ));
        const [first] = piece;
        return first?.system === 'I' ? (
          <span key={`room ${first.place}`} class="starfire-room">
            {boxes}
          </span>
        ) : (
          boxes
        );
      })}
      <span class="starfire-figure starfire-points">{left === points ? points : `${left}/${points}`}</span>
    </span>
  );
}

interface SystemBoxProps {
  readonly box: Box;
  readonly works: boolean;
  readonly struck: boolean;
}

function SystemBox({ box: { system }, works, struck }: SystemBoxProps) {
  const sort = sortOf(system);
  const state = `${works ? '' : ' starfire-burnt'}${struck ? ' starfire-struck' : ''}`;
  return (
    <svg class={`starfire-system starfire-${sort}${state}`} viewBox="0 0 24 24" aria-hidden="true">
      <path d={OUTLINES[sort]} />
      <text x={sort === 'weapon' ? 11 : 12} y="12.5">
        {system}
      </text>
      {!works && <path class="starfire-cross" d="M3 3L21 21M21 3L3 21" />}
    </svg>
  );
}
