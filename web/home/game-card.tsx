import type { Game } from '@starboard/games';
import { address } from '../shell/router.ts';
import { Emblem } from './emblem.tsx';

/** A game in the catalogue: one click leads to its table. */
export function GameCard({ game }: { readonly game: Game }) {
  const inside = (
    <>
      <Emblem drawing={game.emblem} />
      <h2>{game.title}</h2>
      <p>{game.tagline}</p>
      <p class="card-foot">
        <span>{game.players} players</span>
        <strong>{game.parts === null ? 'In the yard' : 'Play'}</strong>
      </p>
    </>
  );
  const style = { '--accent': game.accent };
  return game.parts === null ? (
    <div class="card in-the-yard" style={style}>
      {inside}
    </div>
  ) : (
    <a class="card" style={style} href={address({ page: 'table', game: game.id })}>
      {inside}
    </a>
  );
}
