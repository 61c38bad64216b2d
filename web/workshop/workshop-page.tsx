import { bringAlong } from '../setup/brought-along.ts';
import { GamePage } from '../shell/game-page.tsx';
import { go } from '../shell/router.ts';
import { download } from '../storage/files/download.ts';
import { keepWork, workOf } from '../storage/workshops.ts';
import '../style/segments.css';

export function WorkshopPage({ id }: { readonly id: string }) {
  return (
    <GamePage
      id={id}
      missing="There is no workshop at this address."
      partOf={({ workshop }) => workshop}
      content={(game, { Page }, openRule) => (
        <Page
          kept={workOf(game.id)}
          keep={(work) => keepWork(game.id, work)}
          save={download}
          play={(setup) => {
            bringAlong(game.id, setup);
            go({ page: 'setup', game: game.id });
          }}
          openRule={openRule}
        />
      )}
    />
  );
}
