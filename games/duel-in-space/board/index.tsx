import { nameOf, type Seat, type View } from '@starboard/kernel';
import type { BoardModule } from '@starboard/ui';
import rulebook from '../RULEBOOK.md?raw';
import { pointsLeft } from '../rules/09-designs.ts';
import { type Duel, other, shipOf } from '../rules/model.ts';
import { Hangar } from './hangar/hangar.tsx';
import { type DuelChoice, type DuelProps, offerOf } from './orders/offer.ts';
import { Panel } from './orders/panel.tsx';
import { dice } from './playback/dice.ts';
import { dwell } from './playback/dwell.ts';
import { Plot } from './sheets/plot.tsx';
import { StatusCard } from './sheets/status-card.tsx';
import { Cockpit } from './wheel/cockpit.tsx';
import './board.css';
import './wheel/wheel.css';
import './wheel/ships.css';
import './combat/laser-switches.css';
import './sheets/plot.css';
import './hangar/hangar.css';
import './playback/effects.css';
import './orders/panel.css';
import './sheets/status-card.css';

/** The cockpit of whoever looks; a spectator sits with the first seat. */
function Board(props: DuelProps) {
  const { view, names, now, openRule } = props;
  const seat = view.seat ?? 0;
  const offer = offerOf(props);
  const card = (of: Seat) => (
    <StatusCard
      ship={shipOf(view.board.ships, of)}
      shown={shipOf(view.memory, of)}
      name={nameOf(names, of)}
      mine={of === seat}
      whose={view.seat === null ? null : of === seat ? 'You' : 'Enemy'}
      struck={(now?.type === 'damage' || now?.type === 'special') && now.seat === of}
      openRule={openRule}
    />
  );
  if (view.board.turn === 0 && now?.type !== 'start') {
    return (
      <div class="duel-board">
        <Hangar props={props} offer={offer} />
      </div>
    );
  }
  return (
    <div class="duel-board">
      <div class="duel-layout">
        <div class="duel-at-left">{card(seat)}</div>
        <div class="duel-at-middle">
          <Cockpit props={props} seat={seat} offer={offer} />
        </div>
        <div class="duel-at-under">
          <Panel offer={offer} openRule={openRule} />
        </div>
        <div class="duel-at-right">{card(other(seat))}</div>
        <div class="duel-at-corner">
          <Plot props={props} seat={seat} />
        </div>
      </div>
    </div>
  );
}

/** Firing everything that bears, and spending what is left, is what most would choose. */
function suggest({ mine, sealed }: View<Duel>): DuelChoice | null {
  if (mine?.ask.kind === 'fire') return mine.options[0] ?? null;
  if (mine?.ask.kind === 'design' && mine.ask.system === 'protection') {
    return mine.options.find((points) => points === pointsLeft(sealed)) ?? mine.options.at(-1) ?? null;
  }
  return null;
}

export const board: BoardModule<Duel> = { Board, dice, dwell, suggest, rulebook };
