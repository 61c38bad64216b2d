import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import type { Picture } from '../picture.ts';
import { isShowing } from '../playback/playback.ts';
import { endingIn } from './ending.ts';

interface Props {
  readonly picture: Picture;
  readonly children: ComponentChildren;
}

/** As in the style sheet: the side is below the board. */
const NARROW = '(max-width: 999px)';

export function ResultPanel({ picture, children }: Props) {
  if (!picture.over.value || isShowing(picture.playback.value)) return null;
  return <Result picture={picture}>{children}</Result>;
}

function Result({ picture, children }: Props) {
  const panel = useRef<HTMLElement>(null);
  /** Below the board, it would be out of sight. */
  useEffect(() => {
    if (matchMedia(NARROW).matches) panel.current?.scrollIntoView({ block: 'start', behavior: 'smooth' });
  }, []);
  const { headline, summary } = endingIn(picture);
  return (
    <section ref={panel} class="result" aria-labelledby="result-title">
      <h2 id="result-title" class="outcome">
        {headline}
      </h2>
      {summary.length > 0 && (
        <ul class="summary">
          {summary.map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
        </ul>
      )}
      {children}
    </section>
  );
}
