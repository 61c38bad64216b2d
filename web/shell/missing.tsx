import type { ComponentChildren } from 'preact';
import { TopBar } from './top-bar.tsx';

interface Props {
  readonly fact: string;
  /** Ways on other than back to the games. */
  readonly children?: ComponentChildren;
}

export function Missing({ fact, children }: Props) {
  return (
    <>
      <TopBar title="" />
      <main class="missing">
        <h1>That didn’t work</h1>
        <p>{fact}</p>
        <p class="ways-on">
          {children}
          <a class="button" href="#/">
            All games
          </a>
        </p>
      </main>
    </>
  );
}
