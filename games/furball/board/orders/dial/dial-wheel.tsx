import { useFollowing } from '@starboard/ui';
import { useEffect, useRef } from 'preact/hooks';
import type { DialManoeuvre, Difficulty } from '../../../catalogue/index.ts';
import type { AskedFor } from '../../props.ts';
import { ManoeuvreArrow } from './symbol.tsx';
import { angleBetween, angleOf, restingAngle, turnedBy } from './turning.ts';

interface Props {
  readonly asked: AskedFor<'dial'>;
  readonly dial: readonly DialManoeuvre[];
  difficultyOf(manoeuvre: DialManoeuvre): Difficulty;
}

const STEPS: { readonly [key: string]: number } = {
  ArrowLeft: -1,
  ArrowDown: -1,
  ArrowRight: 1,
  ArrowUp: 1,
};

/** The dial: the player drags it round, or turns it by wheel or arrow keys; the manoeuvre in the window is picked. */
export function DialWheel({ asked, dial, difficultyOf }: Props) {
  const wheel = useRef<HTMLDivElement>(null);
  const { options, picked, pick } = asked;
  const turn = useRef<(step: number) => void>(() => undefined);
  turn.current = (step) => pick(turnedBy(options, picked, step));
  const angle = useFollowing(
    { picked, count: dial.length },
    () => restingAngle(0, picked ?? 0, dial.length),
    (last) => (picked === null ? last : restingAngle(last, picked, dial.length)),
  );
  useTurning(wheel, dial.length, turn);
  const shown = picked === null ? undefined : dial[picked];
  return (
    <div
      ref={wheel}
      class="furball-wheel"
      role="slider"
      tabIndex={0}
      aria-label="The dial. Turn it with the arrow keys"
      aria-valuemin={1}
      aria-valuemax={options.length}
      aria-valuenow={picked === null ? 1 : options.indexOf(picked) + 1}
      aria-valuetext={picked === null ? 'Nothing dialled yet' : asked.label(picked)}
      data-says="Your dial. Drag it, turn the mouse wheel over it or use the arrow keys. Nobody sees it until it is your turn to fly."
      data-rule="3.2"
      data-own-taps
      onKeyDown={(event) => {
        const step = STEPS[event.key];
        if (step === undefined) return;
        event.preventDefault();
        event.stopPropagation();
        turn.current(step);
      }}
    >
      <svg viewBox="-60 -60 120 120" aria-hidden="true">
        <circle class="furball-wheel-rim" r="58" />
        <g class="furball-wheel-face" style={{ transform: `rotate(${angle}deg)` }}>
          {dial.map((manoeuvre, place) => (
            <g
              key={place}
              class={`furball-on-wheel furball-${difficultyOf(manoeuvre)}${options.includes(place) ? '' : ' furball-barred'}`}
              transform={`rotate(${(360 * place) / dial.length}) translate(0 -45)`}
            >
              <circle r="8.6" />
              <g transform="scale(.46) translate(-12 -16)">
                <ManoeuvreArrow bearing={manoeuvre.bearing} />
              </g>
              <text y="6.4">{manoeuvre.speed}</text>
            </g>
          ))}
        </g>
        <path class="furball-wheel-window" d="M-10-57Q0-60 10-57L8-34Q0-36-8-34Z" />
        <g class={`furball-wheel-shown furball-${shown === undefined ? 'white' : difficultyOf(shown)}`}>
          <circle r="27" />
          {shown !== undefined && (
            <>
              <g transform="scale(1.35) translate(-12 -15.5)">
                <ManoeuvreArrow bearing={shown.bearing} />
              </g>
              <text y="21">{shown.speed}</text>
            </>
          )}
          {shown === undefined && <text>?</text>}
        </g>
      </svg>
    </div>
  );
}

/** Listens to drags and to the mouse wheel, which must not scroll the page. */
function useTurning(
  wheel: { readonly current: HTMLDivElement | null },
  count: number,
  turn: { readonly current: (step: number) => void },
): void {
  useEffect(() => {
    const { current } = wheel;
    if (current === null) return undefined;
    const stop = new AbortController();
    const { signal } = stop;
    let from: number | null = null;
    const at = ({ clientX, clientY }: PointerEvent): number =>
      angleOf(current.getBoundingClientRect(), clientX, clientY);
    current.addEventListener(
      'pointerdown',
      (event) => {
        from = at(event);
        current.setPointerCapture(event.pointerId);
      },
      { signal },
    );
    current.addEventListener(
      'pointermove',
      (event) => {
        if (from === null) return;
        const steps = Math.trunc(angleBetween(from, at(event)) / (360 / count));
        if (steps === 0) return;
        from = at(event);
        turn.current(-steps);
      },
      { signal },
    );
    const letGo = (): void => {
      from = null;
    };
    current.addEventListener('pointerup', letGo, { signal });
    current.addEventListener('pointercancel', letGo, { signal });
    current.addEventListener(
      'wheel',
      (event) => {
        event.preventDefault();
        turn.current(event.deltaY > 0 ? 1 : -1);
      },
      { signal, passive: false },
    );
    return () => stop.abort();
  }, [wheel, count, turn]);
}
