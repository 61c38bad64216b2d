import { explains, RuleLink, SILENT } from '@starboard/ui';
import { useId, useMemo, useState } from 'preact/hooks';
import { MM } from '../../rules/geometry/index.ts';
import {
  APART,
  type AsteroidLayout,
  drawnLayout,
  isMoved,
  MOST_LAYOUTS,
  movedTo,
  troubles,
  turnedBy,
  wrongsIn,
} from './layout.ts';
import { MatGround, outlineOf, SIDE } from './mat.tsx';
import { RockPiece } from './rock-piece.tsx';
import { useRockDrag } from './use-rock-drag.ts';

interface Props {
  readonly layout: AsteroidLayout;
  change(layout: AsteroidLayout): void;
  play(): void;
  openRule(rule: string): void;
}

/** 1.4 The tab for asteroids: the host draws lay-outs or moves the rocks by hand. */
export function AsteroidsTab({ layout, change, play, openRule }: Props) {
  const [held, hold] = useState(0);
  const { placements } = layout;
  const inHand = placements[held];
  const found = useMemo(() => troubles(placements), [placements]);
  const moved = useMemo(() => isMoved(layout), [layout]);
  const root = useRockDrag({
    at: (rock) => placements[rock] ?? { x: 0, y: 0 },
    hold,
    move: (rock, x, y) => change(movedTo(layout, rock, x, y)),
  });
  const shift = (rock: number, east: number, north: number): void => {
    const { x = 0, y = 0 } = placements[rock] ?? {};
    change(movedTo(layout, rock, x + east * MM, y + north * MM));
  };
  const turn = (rock: number, by: number): void => change(turnedBy(layout, rock, by));
  const wrong = wrongsIn(found, held);
  const legal = wrong.length === 0;
  return (
    <div class="furball-field-bench">
      {/* biome-ignore lint/a11y/useSemanticElements: a drawing cannot be a fieldset */}
      <svg
        ref={root}
        class="furball-field"
        viewBox={`0 0 ${SIDE} ${SIDE}`}
        role="group"
        aria-label="The mat with six asteroids"
      >
        <MatGround>
          {inHand !== undefined && (
            <polygon class="furball-rock-zone" points={outlineOf(held, inHand)} stroke-width={2 * APART} {...SILENT} />
          )}
          {placements.map((placement, rock) => (
            <RockPiece
              key={rock}
              rock={rock}
              placement={placement}
              troubles={found[rock] ?? []}
              isHeld={held === rock}
              hold={() => hold(rock)}
              move={(east, north) => shift(rock, east, north)}
              turn={(by) => turn(rock, by)}
            />
          ))}
        </MatGround>
      </svg>
      <section class="furball-layout-tools" aria-label="Lay-out">
        <p>
          Asteroids lie more than 200 mm from every edge and at least 100 mm apart. The shaded band is the edge; the
          halo is what the asteroid in hand keeps clear. <RuleLink rule="1.4" open={openRule} />
        </p>
        <div role="status">
          {legal ? (
            <p class="furball-legal">All six asteroids are in legal positions.</p>
          ) : (
            <ul class="furball-faults">
              {wrong.map((fact) => (
                <li key={fact} class="furball-fault">
                  {fact}
                </li>
              ))}
            </ul>
          )}
        </div>
        <NumberField number={layout.number} moved={moved} set={(number) => change(drawnLayout(number))} />
        <div class="furball-buttons">
          <button
            type="button"
            {...explains('Draws another of 999,999 numbered lay-outs.', '1.4')}
            onClick={() => change(drawnLayout(1 + Math.floor(Math.random() * MOST_LAYOUTS)))}
          >
            Draw again
          </button>
          <button
            type="button"
            class="secondary"
            aria-disabled={!moved}
            {...explains('Puts all asteroids back where they were drawn.')}
            onClick={() => moved && change(drawnLayout(layout.number))}
          >
            Reset
          </button>
        </div>
        <fieldset class="furball-in-hand">
          <legend>You are holding asteroid {held + 1}</legend>
          <div class="furball-buttons">
            {MOVES.map(({ sign, says, east, north }) => (
              <button key={says} type="button" class="tool round" onClick={() => shift(held, east, north)}>
                <span aria-hidden="true">{sign}</span>
                <span class="hidden-text">{says}</span>
              </button>
            ))}
            {TURNS.map(({ sign, says, by }) => (
              <button key={says} type="button" class="tool round" onClick={() => turn(held, by)}>
                <span aria-hidden="true">{sign}</span>
                <span class="hidden-text">{says}</span>
              </button>
            ))}
          </div>
        </fieldset>
        <button type="button" class="primary" aria-disabled={!legal} onClick={() => legal && play()}>
          Play with these asteroids
        </button>
      </section>
    </div>
  );
}

const MOVES = [
  { sign: '←', says: 'Move 10 mm west', east: -10, north: 0 },
  { sign: '↑', says: 'Move 10 mm north', east: 0, north: 10 },
  { sign: '↓', says: 'Move 10 mm south', east: 0, north: -10 },
  { sign: '→', says: 'Move 10 mm east', east: 10, north: 0 },
] as const;

const TURNS = [
  { sign: '↺', says: 'Turn 15 degrees left', by: 15 },
  { sign: '↻', says: 'Turn 15 degrees right', by: -15 },
] as const;

interface NumberProps {
  readonly number: number;
  readonly moved: boolean;
  set(number: number): void;
}

/** A lay-out by its number, the same for everybody. */
function NumberField({ number, moved, set }: NumberProps) {
  const id = useId();
  return (
    <label class="field" htmlFor={id}>
      <span>Lay-out number{moved && ', changed by hand'}</span>
      <input
        id={id}
        type="number"
        min={1}
        max={MOST_LAYOUTS}
        value={`${number}`}
        onInput={({ currentTarget: { valueAsNumber } }) => {
          if (Number.isInteger(valueAsNumber) && valueAsNumber >= 1 && valueAsNumber <= MOST_LAYOUTS)
            set(valueAsNumber);
        }}
      />
    </label>
  );
}
