import { explains, pressable, SILENT } from '@starboard/ui';
import { degrees, type Misplaced, MM, type Placement } from '../../rules/geometry/index.ts';
import { partOfMat, spotInFigures } from '../../words/places.ts';
import { troubleInWords } from './layout.ts';
import { outlineOf, SIDE } from './mat.tsx';

interface Props {
  readonly rock: number;
  readonly placement: Placement;
  readonly troubles: readonly Misplaced[];
  readonly isHeld: boolean;
  hold(): void;
  /** In millimetres east and north. */
  move(east: number, north: number): void;
  turn(degrees: number): void;
}

const STEP = 10;
const FINE = 1;
const TURN_BY = 15;
/** On the smallest phone a finger needs this many millimetres of the mat round a middle. */
const REACH = 58;

const ARROWS: { readonly [key: string]: readonly [number, number] } = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
};

/** An asteroid to be dragged, moved with the arrow keys, and turned with R. */
export function RockPiece({ rock, placement, troubles, isHeld, hold, move, turn }: Props) {
  const keys = (event: KeyboardEvent): void => {
    const arrow = ARROWS[event.key];
    const by = event.shiftKey ? FINE : STEP;
    const turns = event.key.toLowerCase() === 'r';
    if (arrow === undefined && !turns) return;
    event.preventDefault();
    event.stopPropagation();
    if (arrow === undefined) turn(event.shiftKey ? TURN_BY : -TURN_BY);
    else move(arrow[0] * by, arrow[1] * by);
  };
  const handling = {
    ...pressable(wordsFor(rock, placement, troubles), isHeld, hold),
    onKeyDown: keys,
    onFocus: hold,
  };
  return (
    <g
      class="furball-field-rock"
      data-rock={rock}
      data-wrong={troubles.length > 0}
      {...handling}
      {...explains(
        troubles[0] === undefined
          ? `Asteroid ${rock + 1}. Drag it, or move it with the arrow keys (in small steps with Shift). R turns it.`
          : troubleInWords(rock, troubles[0]),
        '1.4',
      )}
    >
      <circle class="furball-rock-reach" cx={placement.x / MM} cy={SIDE - placement.y / MM} r={REACH} />
      <polygon class="furball-rock-body" points={outlineOf(rock, placement)} />
      <text class="furball-rock-number" x={placement.x / MM} y={SIDE - placement.y / MM} {...SILENT}>
        {rock + 1}
        {troubles.length > 0 && '!'}
      </text>
    </g>
  );
}

function wordsFor(rock: number, placement: Placement, troubles: readonly Misplaced[]): string {
  const where = `${partOfMat(placement)} (${spotInFigures(placement)}), turned ${Math.round(degrees(placement.heading)) % 360} degrees`;
  return [`Asteroid ${rock + 1}, ${where}.`, ...troubles.map((trouble) => troubleInWords(rock, trouble))].join(' ');
}
