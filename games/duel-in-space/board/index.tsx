import { nameOf, type Seat } from '@starboard/kernel';
import { askController, type BoardModule, Explained } from '@starboard/ui';
import rulebook from '../RULEBOOK.md?raw';
import { type Duel, other, shipOf } from '../rules/model.ts';
import { words } from '../words/index.ts';
import { foretell } from './foretell.ts';
import { Hangar } from './hangar/hangar.tsx';
import { inOrder } from './order.ts';
import { Panel } from './orders/panel.tsx';
import { beats } from './playback/beats.ts';
import { decisive } from './playback/decisive.ts';
import { dice } from './playback/dice.ts';
import { dwell } from './playback/dwell.ts';
import { sound } from './playback/sound.ts';
import type { DuelProps } from './props.ts';
import { Plot } from './sheets/plot.tsx';
import { StatusCard } from './sheets/status-card.tsx';
import { WheelLegend } from './sheets/wheel-legend.tsx';
import { suggest } from './suggest.ts';
import { Cockpit } from './wheel/cockpit.tsx';
import { isLost } from './wheel/reading.ts';
import './colours.css';
import './board.css';
import './wheel/wheel.css';
import './wheel/ships.css';
import './combat/laser-switches.css';
import './sheets/legend.css';
import './sheets/plot.css';
import './hangar/hangar.css';
import './playback/effects.css';
import './orders/panel.css';
import './sheets/status-card.css';

/** Shows the viewer's cockpit; a spectator sees that of the first seat. */
function Board(props: DuelProps) {
  const { view, names, now, together, openRule } = props;
  const seat = view.seat ?? 0;
  const asked = askController(props, words);
  const card = (of: Seat) => (
    <StatusCard
      ship={shipOf(view.board.ships, of)}
      shown={shipOf(view.memory, of)}
      name={nameOf(names, of)}
      mine={of === seat}
      whose={view.seat === null ? null : of === seat ? 'You' : 'Enemy'}
      struck={together.some((event) => (event.type === 'damage' || event.type === 'special') && event.seat === of)}
      lost={isLost(props, of)}
      openRule={openRule}
    />
  );
  const inHangar = view.board.turn === 0 && now?.type !== 'start' && now?.type !== 'placed';
  return (
    <Explained class="duel-board" openRule={openRule}>
      {inHangar ? (
        <Hangar props={props} asked={asked} />
      ) : (
        <div class="duel-layout">
          <div class="duel-first">
            <div class="duel-at-right">{card(other(seat))}</div>
            <div class="duel-at-middle">
              <Cockpit props={props} seat={seat} asked={asked} />
            </div>
            <div class="duel-at-under">
              <Panel asked={asked} openRule={openRule} />
            </div>
            <div class="duel-at-left">{card(seat)}</div>
          </div>
          <div class="duel-at-corner">
            <Plot props={props} seat={seat} />
          </div>
          <div class="duel-at-legend">
            <WheelLegend />
          </div>
        </div>
      )}
    </Explained>
  );
}

const showing = { dice, dwell, beats, decisive, sound };

export const board: BoardModule<Duel> = { Board, ...showing, suggest, foretell, inOrder, rulebook };
