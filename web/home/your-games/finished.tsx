import { address } from '../../shell/router.ts';
import type { GameEntry } from './game-entry.ts';
import { GameList } from './game-list.tsx';

export function Finished({ list }: { readonly list: readonly GameEntry[] }) {
  if (list.length === 0) return null;
  return (
    <div class="finished-games">
      <GameList title="Finished" list={list} />
      <p>
        <a href={address({ page: 'record' })}>Your record: results by game and opponent</a>
      </p>
    </div>
  );
}
