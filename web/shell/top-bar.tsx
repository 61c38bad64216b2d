import type { ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';

interface Props {
  readonly title: string;
  /** Stands in the window's title before it. */
  readonly call?: string;
  readonly children?: ComponentChildren;
}

export function TopBar({ title, call = '', children }: Props) {
  useEffect(() => {
    document.title = [call, title, 'Starboard'].filter((part) => part !== '').join(' · ');
  }, [call, title]);
  return (
    <header class="top-bar">
      <a class="brand" href="#/">
        <svg viewBox="0 0 32 32" aria-hidden="true">
          <path d="M16 4 27 27 16 21.5 5 27Z" />
        </svg>
        <span class="hidden-text">Starboard: all games</span>
      </a>
      <span class="where">{title}</span>
      <div class="tools">{children}</div>
    </header>
  );
}
