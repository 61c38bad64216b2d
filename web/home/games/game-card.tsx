import type { Game } from '@starboard/games';
import { countDone } from '../../learn/progress.ts';
import { address } from '../../shell/router.ts';
import { Emblem } from './emblem.tsx';

export function GameCard({ game }: { readonly game: Game }) {
  return (
    <>
      <a class="card" style={{ '--accent': game.accent }} href={address({ page: 'setup', game: game.id })}>
        <Emblem drawing={game.emblem} />
        <h2>{game.title}</h2>
        <p>{game.tagline}</p>
        <p class="card-foot">
          <span>{game.players} players or bots</span>
          <strong>Play</strong>
        </p>
      </a>
      {game.lessons !== undefined && (
        <a
          class="card-corner card-learn"
          style={{ '--accent': game.accent }}
          href={address({ page: 'learn', game: game.id })}
        >
          Learn<span class="hidden-text"> {game.title}</span>
          {countDone(game.id) > 0 && ` ${countDone(game.id)}/${game.lessons.count}`}
        </a>
      )}
      {game.solution !== undefined && (
        <a
          class="card-corner"
          style={{ '--accent': game.accent }}
          href={address({ page: 'solution', game: game.id })}
          title={game.solution.about}
        >
          <span class="hidden-text">{game.title}: </span>
          Solved
        </a>
      )}
    </>
  );
}
