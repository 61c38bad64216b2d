import type { Game } from '@starboard/games';
import { address } from '../../shell/router.ts';
import { GamePicture } from '../../shell/waiting/game-picture.tsx';
import { beatenIn, type MatchAgainst } from '../next/beaten.ts';
import { Facts } from './facts.tsx';
import { Rivals } from './rivals.tsx';
import { WaysIn } from './ways-in.tsx';

interface Props {
  readonly game: Game;
  readonly played: readonly MatchAgainst[];
  /** Whether this is the game for somebody who has played none. */
  readonly startHere: boolean;
}

/** A game by its board. Picture and text lead to the set-up; the ways below lead right in. */
export function GameCard({ game, played, startHere }: Props) {
  return (
    <article class="game-card" style={{ '--accent': game.accent }} data-start={startHere}>
      <a class="card" href={address({ page: 'setup', game: game.id })}>
        <GamePicture game={game} />
        <h2>{game.title}</h2>
        <p>{game.tagline}</p>
        <Facts game={game} />
      </a>
      <Rivals game={game} beaten={beatenIn(game.id, played)} />
      <WaysIn game={game} />
    </article>
  );
}
