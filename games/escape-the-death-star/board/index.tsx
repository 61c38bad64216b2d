import { BoardLayout, type BoardModule, useFollowing } from '@starboard/ui';
import rulebook from '../RULEBOOK.md?raw';
import type { DeathStar } from '../rules/model.ts';
import { CodeRoll } from './battle/code-roll.tsx';
import { DuelCard } from './battle/duel-card.tsx';
import { duelAfter } from './battle/shown-battle.ts';
import { Deck } from './deck/deck.tsx';
import { DeckLegend } from './deck/legend.tsx';
import { foretell } from './foretell.ts';
import { GuessSwitch } from './moves/guess-switch.tsx';
import { useMoves } from './moves/use-moves.ts';
import { inOrder } from './order.ts';
import { Panel } from './panels/panel.tsx';
import { Banner } from './playback/banner.tsx';
import { beats } from './playback/beats.ts';
import { decisive } from './playback/decisive.ts';
import { dice } from './playback/dice.ts';
import { dwell } from './playback/dwell.ts';
import { folding } from './playback/folding.ts';
import { sound } from './playback/sound.ts';
import type { StationProps } from './props.ts';
import { Sheets } from './sheets/sheets.tsx';
import { Strip } from './sheets/strip.tsx';
import { suggest } from './suggest.ts';
import './colours.css';
import './board.css';
import './deck/deck.css';
import './deck/lights/lights.css';
import './figures/figures.css';
import './moves/moves.css';
import './battle/battle.css';
import './panels/panels.css';
import './sheets/sheets.css';

/** The deck, the present question, and everybody's sheets. */
function Board(props: StationProps) {
  const { view, names, now, together, openRule } = props;
  const moves = useMoves(props);
  const duel = useFollowing(
    { view, together },
    () => duelAfter(null, view, together),
    (last) => duelAfter(last, view, together),
  );
  return (
    <BoardLayout
      class="station-board"
      openRule={openRule}
      sheets={
        <>
          <Sheets view={view} names={names} />
          <DeckLegend game={view.board.setup.game} />
        </>
      }
    >
      <Banner view={view} names={names} now={now} />
      <div class="ui-map-place station-view">
        <Deck props={props} moves={moves} duel={duel} />
        <GuessSwitch moves={moves} />
        {now?.type === 'code-tried' && <CodeRoll board={view.board} names={names} tried={now} />}
        {duel !== null && <DuelCard board={view.board} names={names} duel={duel} rolling={now === null} />}
      </div>
      <Strip view={view} />
      <div class="ui-asked">
        <Panel props={props} moves={moves} />
      </div>
    </BoardLayout>
  );
}

const answering = { suggest, foretell, inOrder };
const showing = { dice, dwell, beats, decisive, sound };

export const board: BoardModule<DeathStar> = { Board, ...showing, ...answering, folding, rulebook };
