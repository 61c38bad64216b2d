import { Explained, explains, RuleLink, useDragging, type Workshop, type WorkshopProps } from '@starboard/ui';
import { useId, useState } from 'preact/hooks';
import rulebook from '../RULEBOOK.md?raw';
import { ASTEROIDS, ringOf } from '../rules/01-asteroid/numbers.ts';
import type { Chase } from '../rules/model.ts';
import {
  EMPTY,
  type InHand,
  loosePieces,
  numberIn,
  putDown,
  type Ring,
  readRing,
  takeOff,
  turnCentre,
} from './ring.ts';
import { pieceName, Slots } from './slots.tsx';
import { Tray } from './tray.tsx';
import '../board/colours.css';
import '../board/map/rock/rock.css';
import './workshop.css';

/** 1.3 An asteroid built by hand, by number or at random, saved at every change. */
function Page({ kept, keep, play, openRule }: WorkshopProps<Chase>) {
  const [ring, setRing] = useState<Ring>(() => readRing(kept));
  const [inHand, setInHand] = useState<InHand | null>(null);
  const change = (next: Ring): void => {
    setRing(next);
    setInHand(null);
    keep(next);
  };
  const press = (slot: number): void => {
    const piece = ring[slot] ?? 0;
    if (inHand !== null && inHand.from !== slot) change(putDown(ring, inHand, slot));
    else setInHand(inHand !== null || piece === 0 ? null : { piece, from: slot });
  };
  const root = useDragging<HTMLDivElement, InHand>({
    grab: (element) => grabbed(element, ring),
    pickUp: setInHand,
    drop(what, slot) {
      if (slot !== null) change(putDown(ring, what, slot));
      else if (what.from !== null) change(takeOff(ring, what.from));
      else setInHand(null);
    },
  });
  const number = numberIn(ring);
  return (
    <Explained class="tunnel-workshop" openRule={openRule}>
      <div ref={root} class="tunnel-building">
        <Slots ring={ring} inHand={inHand} press={press} />
        <Tray
          pieces={loosePieces(ring)}
          inHand={inHand}
          pickUp={(piece) => setInHand(inHand?.piece === piece ? null : { piece, from: null })}
        />
      </div>
      <section class="tunnel-tools" aria-label="Build">
        <p class="tunnel-named" aria-live="polite">
          {number === null
            ? 'When every slot is filled, the asteroid has a number.'
            : `This is asteroid ${number} of ${ASTEROIDS}.`}{' '}
          <RuleLink rule="1.3" open={openRule} />
        </p>
        <NumberField number={number} set={(wanted) => change(ringOf(wanted))} />
        <div class="tunnel-tool-row">
          <button
            type="button"
            class="secondary"
            {...explains('Shows a random asteroid.', '1.3')}
            onClick={() => change(ringOf(1 + Math.floor(Math.random() * ASTEROIDS)))}
          >
            Random
          </button>
          <button
            type="button"
            class="secondary"
            {...explains('Turns the centre to the left by a sixth of a circle, which makes another asteroid.', '1.3')}
            onClick={() => change(turnCentre(ring, -1))}
          >
            Turn centre ↺
          </button>
          <button
            type="button"
            class="secondary"
            {...explains('Turns the centre to the right by a sixth of a circle, which makes another asteroid.', '1.3')}
            onClick={() => change(turnCentre(ring, 1))}
          >
            Turn centre ↻
          </button>
          <button
            type="button"
            class="secondary"
            {...explains('Removes all pieces of the ring, so that you can build it piece by piece.')}
            onClick={() => change(EMPTY)}
          >
            Take apart
          </button>
        </div>
        <p class="tunnel-how">{handWords(inHand)}</p>
        <button
          type="button"
          class="primary"
          aria-disabled={number === null}
          onClick={() => number !== null && play({ asteroid: number })}
        >
          {number === null ? 'Play here' : `Play on asteroid ${number}`}
        </button>
      </section>
    </Explained>
  );
}

function handWords(inHand: InHand | null): string {
  if (inHand === null) return 'Press a piece, then press a slot for it, or drag it there.';
  return `You are holding ${pieceName(inHand.piece)}. Press a slot for it.`;
}

function grabbed(element: Element, ring: Ring): InHand | null {
  const loose = element.closest('[data-piece]')?.getAttribute('data-piece');
  if (loose != null) return { piece: Number(loose), from: null };
  const slot = element.closest('[data-slot]')?.getAttribute('data-slot');
  const piece = slot == null ? 0 : (ring[Number(slot)] ?? 0);
  return piece === 0 ? null : { piece, from: Number(slot) };
}

interface NumberProps {
  readonly number: number | null;
  set(number: number): void;
}

/** The number identifies the asteroid for good. */
function NumberField({ number, set }: NumberProps) {
  const id = useId();
  return (
    <label class="field" htmlFor={id}>
      <span>Asteroid number</span>
      <input
        id={id}
        type="number"
        min={1}
        max={ASTEROIDS}
        value={number === null ? '' : `${number}`}
        onInput={({ currentTarget: { valueAsNumber } }) => {
          if (Number.isInteger(valueAsNumber) && valueAsNumber >= 1 && valueAsNumber <= ASTEROIDS) set(valueAsNumber);
        }}
      />
    </label>
  );
}

export const workshop: Workshop<Chase> = { Page, rulebook };
