import type { Seat } from '@starboard/kernel';
import { BoardLayout, type BoardModule, type Viewport, type VisibleArea, ZoomButtons } from '@starboard/ui';
import { useMemo, useRef, useState } from 'preact/hooks';
import rulebook from '../RULEBOOK.md?raw';
import { type Furball, isFlying, shipOf } from '../rules/model.ts';
import { knownBoard } from '../words/known.ts';
import { AttackCard } from './combat/attack-card.tsx';
import { foretell } from './foretell.ts';
import { Arrows } from './mat/arrows.tsx';
import { ownBox, WHOLE } from './mat/home-box.ts';
import { MatLegend } from './mat/legend.tsx';
import { Mat } from './mat/mat.tsx';
import { drawnAt } from './mat/plane.ts';
import { OVER_NOTHING, type Over } from './mat/pointing.ts';
import { Tip } from './mat/tip.tsx';
import { typeRatio } from './mat/type-size.ts';
import { inOrder } from './order.ts';
import { Panel } from './orders/panel.tsx';
import { Banner } from './playback/banner.tsx';
import { beats } from './playback/beats.ts';
import { decisive } from './playback/decisive.ts';
import { dice } from './playback/dice.ts';
import { dwell } from './playback/dwell.ts';
import { folding } from './playback/folding.ts';
import { sound } from './playback/sound.ts';
import type { FurballProps } from './props.ts';
import { OwnLine } from './sheets/own-line.tsx';
import { ScoreRail } from './sheets/score-rail.tsx';
import { ShipSheet } from './sheets/ship-sheet.tsx';
import { suggest } from './suggest.ts';
import { type Orders, useOrders } from './use-orders.ts';
import './colours.css';
import './board.css';
import './mat/ground/ground.css';
import './mat/ships/ships.css';
import './mat/ahead/ahead.css';
import './playback/effects.css';

/** The mat, the present question, the present attack, the scores and the ships. */
function Board(props: FurballProps) {
  const { view, names, now, told, openRule } = props;
  const { board, seat } = view;
  const orders = useOrders(props);
  const known = useMemo(() => knownBoard(board), [board]);
  const viewport = useRef<Viewport | null>(null);
  const [over, setOver] = useState<Over>(OVER_NOTHING);
  const [sight, setSight] = useState<VisibleArea | null>(null);
  const show = (of: Seat): void => {
    const ship = shipOf(board, of);
    orders.look(of);
    if (isFlying(ship)) viewport.current?.centre(drawnAt(ship.pose));
  };
  return (
    <BoardLayout
      class="furball-board"
      openRule={openRule}
      own={seat === null ? null : <OwnLine view={view} names={names} seat={seat} />}
      sheets={
        <>
          {orders.looked !== null && orders.looked !== seat && (
            <ShipSheet view={view} names={names} seat={orders.looked} orders={orders} />
          )}
          {seat !== null && <ShipSheet view={view} names={names} seat={seat} orders={orders} />}
          <ScoreRail view={view} names={names} told={told} orders={orders} show={show} />
        </>
      }
    >
      <Banner view={view} board={known} names={names} show={show} />
      <ZoomButtons viewport={viewport} all={WHOLE} own={ownBox(board, seat, sight)} ownWords={FOLLOW} />
      <div class="ui-map-place ui-framed furball-map" style={{ '--type': typeRatio() }}>
        <Mat
          props={props}
          orders={orders}
          known={known}
          viewport={viewport}
          sight={sight}
          rest={setSight}
          over={over}
          point={setOver}
        />
        <Arrows view={view} names={names} sight={sight} quiet={isOnMat(orders)} show={show} />
        <Tip board={known} names={names} me={seat} orders={orders} over={over} sight={sight} />
        <MatLegend />
      </div>
      <div class="ui-asked furball-asked-for">
        <AttackCard view={view} names={names} now={now} told={told} />
        <Panel props={props} orders={orders} />
      </div>
    </BoardLayout>
  );
}

/** While the player has to press something on the mat, nothing covers it. */
const ON_MAT: readonly string[] = ['spot', 'shift', 'slide', 'ship', 'point', 'attack'];
const isOnMat = ({ asked }: Orders): boolean => asked !== null && ON_MAT.includes(asked.ask.kind);

const FOLLOW = { label: 'Show my ship', says: 'Moves the mat to your ship and those near it.' };

const answering = { suggest, foretell, inOrder };
const showing = { dice, dwell, beats, decisive, sound };

export const board: BoardModule<Furball> = { Board, ...showing, ...answering, folding, rulebook };
