import type { Seat } from '@starboard/kernel';
import { asking, BoardLayout, type BoardModule, type Viewport, type VisibleArea, ZoomButtons } from '@starboard/ui';
import { useMemo, useRef, useState } from 'preact/hooks';
import rulebook from '../RULEBOOK.md?raw';
import { asteroidIn } from '../rules/flight.ts';
import type { Chase } from '../rules/model.ts';
import { relationsOf } from './ahead/pilot-relations.ts';
import { foretell } from './foretell.ts';
import { Designer } from './hangar/designer.tsx';
import { Chart } from './map/chart.tsx';
import { ownBox } from './map/home-box.ts';
import { MapLegend } from './map/legend.tsx';
import { ASTEROID_BOX, spotOf } from './map/plane.ts';
import { OVER_NOTHING, type Over } from './map/pointing.ts';
import { RivalArrow } from './map/rival-arrow.tsx';
import { NumbersButton } from './map/space-numbers.tsx';
import { Tip } from './map/tip.tsx';
import { inOrder } from './order.ts';
import { Panel } from './orders/panel.tsx';
import { useOrders } from './orders/use-orders.ts';
import { Banner } from './playback/banner.tsx';
import { beats } from './playback/beats.ts';
import { decisive } from './playback/decisive.ts';
import { dice } from './playback/dice.ts';
import { dwell } from './playback/dwell.ts';
import { folding } from './playback/folding.ts';
import { Reveal } from './playback/reveal.tsx';
import { sound } from './playback/sound.ts';
import type { ChaseProps } from './props.ts';
import { OwnLine } from './sheets/own-line.tsx';
import { OwnSheet } from './sheets/own-sheet.tsx';
import { PilotList } from './sheets/pilot-list.tsx';
import { suggest } from './suggest.ts';
import './colours.css';
import './board.css';
import './map/rock/rock.css';
import './map/chart.css';
import './ahead/ways.css';
import './playback/effects.css';
import './orders/panel.css';
import './sheets/sheets.css';

/** The asteroid, the present question, the viewer's record sheet and all other pilots. */
function Board(props: ChaseProps) {
  const { view, names, now, openRule } = props;
  const { board, seat } = view;
  const orders = useOrders(props);
  const viewport = useRef<Viewport | null>(null);
  const [over, setOver] = useState<Over>(OVER_NOTHING);
  const [sight, setSight] = useState<VisibleArea | null>(null);
  const [numbered, setNumbered] = useState(false);
  const standings = useMemo(() => (seat === null ? [] : relationsOf(board, seat)), [board, seat]);
  const designing = asking(orders.asked, 'design');
  const show = (of: Seat): void => {
    const space = board.pilots[of]?.space ?? -1;
    orders.look(of);
    if (space >= 0) viewport.current?.centre(spotOf(asteroidIn(board), space));
  };
  return (
    <BoardLayout
      class="tunnel-board"
      openRule={openRule}
      own={seat === null || designing !== null ? null : <OwnLine board={board} seat={seat} />}
      sheets={
        <>
          {seat !== null && <OwnSheet board={board} names={names} seat={seat} standings={standings} show={show} />}
          <PilotList view={view} names={names} show={show} />
        </>
      }
    >
      <Banner view={view} now={now} />
      {designing === null && (
        <ZoomButtons viewport={viewport} all={ASTEROID_BOX} own={ownBox(view)} ownWords={FOLLOW}>
          <NumbersButton wanted={numbered} want={setNumbered} sight={sight} viewport={viewport} />
        </ZoomButtons>
      )}
      <div class="ui-map-place ui-framed tunnel-map">
        {designing === null ? (
          <>
            <Chart
              props={props}
              orders={orders}
              standings={standings}
              viewport={viewport}
              sight={sight}
              numbered={numbered}
              rest={setSight}
              over={over}
              point={setOver}
            />
            <Tip
              board={board}
              names={names}
              me={seat}
              standings={standings}
              orders={orders}
              over={over}
              sight={sight}
            />
            <RivalArrow view={view} names={names} sight={sight} show={show} />
            <Reveal view={view} names={names} now={now} />
            <MapLegend />
          </>
        ) : (
          <Designer asked={designing} openRule={openRule} />
        )}
      </div>
      <div class="ui-asked">
        <Panel props={props} orders={orders} />
      </div>
    </BoardLayout>
  );
}

const FOLLOW = { label: 'Follow my ship', says: 'Moves the map to your starfighter and follows it from now on.' };

const showing = { dice, dwell, beats, decisive, sound };

export const board: BoardModule<Chase> = { Board, ...showing, suggest, foretell, inOrder, folding, rulebook };
