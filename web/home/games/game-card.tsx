import type { Game } from '@starboard/games';
import { address } from '../../shell/router.ts';
import { Emblem } from './emblem.tsx';

/** A game of the catalogue: one click leads to its set-up page. */
export function GameCard({ game }: { readonly game: Game }) {
  const inside = (
    <>
      <Emblem drawing={game.emblem} />
      <h2>{game.title}</h2>
      <p>{game.tagline}</p>
      <p class="card-foot">
        <span>{game.players} players or bots</span>
        <strong>{game.parts === null ? 'Coming soon' : 'Play'}</strong>
      </p>
    </>
  );
  const style = { '--accent': game.accent };
  return game.parts === null ? (
    <div class="card planned" style={style}>
      {inside}
    </div>
  ) : (
    <a class="card" style={style} href={address({ page: 'setup', game: game.id })}>
      {inside}
    </a>
  );
}
