import { TopBar } from './top-bar.tsx';

/** A page that cannot be shown: what happened, and the way on. */
export function Missing({ fact }: { readonly fact: string }) {
  return (
    <>
      <TopBar title="" />
      <main class="missing">
        <h1>That did not work</h1>
        <p>{fact}</p>
        <a class="button" href="#/">
          Back to the games
        </a>
      </main>
    </>
  );
}
