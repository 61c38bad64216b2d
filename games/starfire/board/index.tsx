import type { BoardModule } from '@starboard/ui';
import { useRef, useState } from 'preact/hooks';
import rulebook from '../RULEBOOK.md?raw';
import { type ShipId, type Starfire, shipAt } from '../rules/model.ts';
import { FirePanel } from './combat/fire-panel.tsx';
import { WeaponsPanel } from './combat/weapons-panel.tsx';
import { Display, OVER_NOTHING, type Over } from './map/display.tsx';
import { fleetBox, homeBox } from './map/home-box.ts';
import { spotOf } from './map/plane.ts';
import { Tip } from './map/tip.tsx';
import type { Viewport } from './map/viewport.ts';
import { ZoomButtons } from './map/zoom-buttons.tsx';
import { HelmPanel } from './orders/helm-panel.tsx';
import { IdlePanel } from './orders/idle-panel.tsx';
import { offering, type StarfireProps } from './orders/offer.ts';
import { suggest } from './orders/suggest.ts';
import { type Orders, useOrders } from './orders/use-orders.ts';
import { Banner } from './playback/banner.tsx';
import { dice } from './playback/dice.ts';
import { dwell } from './playback/dwell.ts';
import { nextSalvo, type Salvo } from './playback/salvo.ts';
import { SalvoCard } from './playback/salvo-card.tsx';
import { Hangar } from './setup/hangar.tsx';
import { Sheets } from './sheets/sheets.tsx';
import './board.css';
import './map/display.css';
import './orders/plotting.css';
import './playback/effects.css';
import './orders/panel.css';
import './combat/fire.css';
import './setup/hangar.css';
import './sheets/sheets.css';

/** The hex display, the panel of what is asked, and the sheets of both fleets. */
function Board(props: StarfireProps) {
  const { view, names, now } = props;
  const { board } = view;
  const orders = useOrders(props);
  const viewport = useRef<Viewport | null>(null);
  const [over, setOver] = useState<Over>(OVER_NOTHING);
  const held = useRef<Salvo | null>(null);
  const salvo = nextSalvo(held.current, view, now);
  held.current = salvo;
  const designing = offering(orders.offer, 'design');
  const side = board.ships.find(({ seat }) => seat === view.seat)?.side;
  const show = (id: ShipId): void => {
    const ship = shipAt(board, id);
    orders.look(id);
    if (ship.fate === 'fighting') viewport.current?.centre(spotOf(ship));
  };
  const asked = orders.offer !== null && 'ship' in orders.offer.ask ? orders.offer.ask.ship : orders.shooter;
  return (
    <div class="starfire-board">
      <Banner view={view} names={names} now={now} />
      <div class="starfire-map">
        {designing === null ? (
          <>
            <Display props={props} orders={orders} salvo={salvo} viewport={viewport} over={over} point={setOver} />
            {salvo === null ? (
              <Tip board={board} orders={orders} over={over} />
            ) : (
              <SalvoCard board={board} salvo={salvo} now={now} />
            )}
            <ZoomButtons
              viewport={viewport}
              home={homeBox(view)}
              own={side === undefined ? null : fleetBox(view, side)}
            />
          </>
        ) : (
          <Hangar offer={designing} />
        )}
      </div>
      <div class="starfire-side">
        <Panel props={props} orders={orders} />
        <Sheets view={view} names={names} now={now} acting={asked} show={show} />
      </div>
    </div>
  );
}

/** What can be done now, beside the map. */
function Panel({ props, orders }: { readonly props: StarfireProps; readonly orders: Orders }) {
  const { openRule } = props;
  const { offer } = orders;
  const [moving, firing, counting] = [offering(offer, 'move'), offering(offer, 'fire'), offering(offer, 'weapons')];
  if (moving !== null) return <HelmPanel offer={moving} orders={orders} openRule={openRule} />;
  if (firing !== null) return <FirePanel offer={firing} orders={orders} openRule={openRule} />;
  if (counting !== null) return <WeaponsPanel offer={counting} openRule={openRule} />;
  return <IdlePanel orders={orders} />;
}

export const board: BoardModule<Starfire> = { Board, dice, dwell, suggest, rulebook };
