import { asking, BoardLayout, type BoardModule, type Viewport, type VisibleArea, ZoomButtons } from '@starboard/ui';
import { useMemo, useRef, useState } from 'preact/hooks';
import rulebook from '../RULEBOOK.md?raw';
import { type ShipId, type Starfire, shipAt } from '../rules/model.ts';
import { FirePanel } from './combat/fire-panel.tsx';
import { WeaponsPanel } from './combat/weapons-panel.tsx';
import { foretell } from './foretell.ts';
import { Display } from './map/display.tsx';
import { FleetArrows } from './map/fleet-arrows.tsx';
import { allShips, fleetBox } from './map/home-box.ts';
import { MapLegend } from './map/map-legend.tsx';
import { spotOf } from './map/plane.ts';
import { OVER_NOTHING, type Over } from './map/pointing.ts';
import { Tip } from './map/tip.tsx';
import { inOrder } from './order.ts';
import { HelmPanel } from './orders/helm-panel.tsx';
import { IdlePanel } from './orders/idle-panel.tsx';
import { type Orders, useOrders } from './orders/use-orders.ts';
import { Banner } from './playback/banner.tsx';
import { beats } from './playback/beats.ts';
import { decisive } from './playback/decisive.ts';
import { dice } from './playback/dice.ts';
import { dwell } from './playback/dwell.ts';
import { folding } from './playback/folding.ts';
import { phaseOf } from './playback/phase.ts';
import { salvoIn } from './playback/salvo.ts';
import { SalvoCard } from './playback/salvo-card.tsx';
import { sound } from './playback/sound.ts';
import type { StarfireProps } from './props.ts';
import { Hangar } from './setup/hangar.tsx';
import { OwnShips } from './sheets/own-ships.tsx';
import { Sheets } from './sheets/sheets.tsx';
import { suggest } from './suggest.ts';
import './colours.css';
import './board.css';
import './map/display.css';
import './orders/plotting.css';
import './playback/effects.css';
import './orders/panel.css';
import './combat/fire.css';
import './setup/hangar.css';
import './sheets/sheets.css';

/** The hex display, the panel of the present question, and the sheets of both fleets. */
function Board(props: StarfireProps) {
  const { view, names, now, together, told, openRule } = props;
  const { board } = view;
  const phase = phaseOf(view, props);
  const orders = useOrders(props);
  const viewport = useRef<Viewport | null>(null);
  const [over, setOver] = useState<Over>(OVER_NOTHING);
  const [sight, setSight] = useState<VisibleArea | null>(null);
  const salvo = useMemo(() => salvoIn(told, view, now), [told, view, now]);
  const designing = asking(orders.asked, 'design');
  const side = board.ships.find(({ seat }) => seat === view.seat)?.side;
  const show = (id: ShipId): void => {
    const ship = shipAt(board, id);
    orders.look(id);
    if (ship.fate === 'fighting') viewport.current?.centre(spotOf(ship));
  };
  const acting = orders.asked !== null && 'ship' in orders.asked.ask ? orders.asked.ask.ship : orders.shooter;
  return (
    <BoardLayout
      class="starfire-board"
      openRule={openRule}
      own={side === undefined || designing !== null ? null : <OwnShips view={view} acting={acting} />}
      sheets={<Sheets view={view} names={names} together={together} step={phase.step} acting={acting} show={show} />}
    >
      <Banner board={board} names={names} phase={phase} />
      {designing === null && (
        <ZoomButtons viewport={viewport} all={allShips(view)} own={side === undefined ? null : fleetBox(view, side)} />
      )}
      <div class="ui-map-place ui-framed starfire-map">
        {designing === null ? (
          <>
            <Display
              props={props}
              orders={orders}
              salvo={salvo}
              viewport={viewport}
              sight={sight}
              rest={setSight}
              over={over}
              point={setOver}
            />
            <FleetArrows view={view} sight={sight} viewport={viewport} />
            {salvo === null ? (
              <Tip board={board} orders={orders} over={over} sight={sight} />
            ) : (
              <SalvoCard board={board} salvo={salvo} together={together} />
            )}
            <MapLegend />
          </>
        ) : (
          <Hangar asked={designing} />
        )}
      </div>
      <div class="ui-asked">
        <Panel props={props} orders={orders} />
      </div>
    </BoardLayout>
  );
}

/** The possible actions, beside the map. */
function Panel({ props, orders }: { readonly props: StarfireProps; readonly orders: Orders }) {
  const { openRule } = props;
  const { asked } = orders;
  const [moving, firing, counting] = [asking(asked, 'move'), asking(asked, 'fire'), asking(asked, 'weapons')];
  if (moving !== null) return <HelmPanel asked={moving} orders={orders} openRule={openRule} />;
  if (firing !== null) return <FirePanel asked={firing} orders={orders} openRule={openRule} />;
  if (counting !== null) return <WeaponsPanel asked={counting} openRule={openRule} />;
  return <IdlePanel orders={orders} view={props.view} />;
}

const answering = { suggest, foretell, inOrder };
const showing = { dice, dwell, beats, decisive, sound };

export const board: BoardModule<Starfire> = { Board, ...showing, ...answering, folding, rulebook };
