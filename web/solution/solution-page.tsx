import { GamePage } from '../shell/game-page.tsx';
import { address } from '../shell/router.ts';
import { playOn } from './play-on.ts';

/** The page about a solved game. */
export function SolutionPage({ id }: { readonly id: string }) {
  return (
    <GamePage
      id={id}
      missing="There is no solved game at this address."
      partOf={({ solution }) => solution}
      content={(game, { Page }, openRule) => (
        <>
          <Page openRule={openRule} play={(setup) => playOn(game, setup)} />
          <p class="to-game">
            <a href={address({ page: 'setup', game: game.id })}>Play {game.title}</a>
          </p>
        </>
      )}
    />
  );
}
