import type { ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';

interface Props {
  readonly title: string;
  /** Stands in the window's title before it. */
  readonly call?: string;
  /** Whether there is no page with all games to go to. */
  readonly isAlone?: boolean;
  readonly children?: ComponentChildren;
}

export function TopBar({ title, call = '', isAlone = false, children }: Props) {
  useEffect(() => {
    document.title = [call, title, 'Starboard'].filter((part) => part !== '').join(' · ');
  }, [call, title]);
  return (
    <header class="top-bar">
      {isAlone ? (
        <span class="brand">
          <Sign />
        </span>
      ) : (
        <a class="brand" href="#/">
          <Sign />
          <span class="hidden-text">Starboard: all games</span>
        </a>
      )}
      <span class="where">{title}</span>
      <div class="tools">{children}</div>
    </header>
  );
}

const Sign = () => (
  <svg viewBox="0 0 32 32" aria-hidden="true">
    <path d="M16 4 27 27 16 21.5 5 27Z" />
  </svg>
);
