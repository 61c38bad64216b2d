import type { GameEntry } from './game-entry.ts';
import { GameList } from './game-list.tsx';
import { problem } from './listed.ts';

/** The matches that go on, above the games; a long list stays folded, so that it pushes nothing away. */
export function UnderWay({ list }: { readonly list: readonly GameEntry[] }) {
  if (problem.value !== null) {
    return (
      <p class="notice" role="alert">
        {problem.value}
      </p>
    );
  }
  if (list.length === 0) return null;
  return (
    <div class="under-way">
      <GameList title="In progress" list={list} />
    </div>
  );
}
