import type { Game } from '@starboard/games';

/** The address of each game's drawing of its board. */
const boards: { readonly [file: string]: string } = import.meta.glob('../../../games/*/pictures/board.svg', {
  eager: true,
  query: '?url',
  import: 'default',
});

/** Draws a game's board, from a file that loads when it comes in sight. */
export function GamePicture({ game }: { readonly game: Game }) {
  const source = boards[`../../../games/${game.id}/pictures/board.svg`];
  return (
    <span class="game-picture">
      {source !== undefined && <img src={source} alt="" width={800} height={600} loading="lazy" decoding="async" />}
    </span>
  );
}
