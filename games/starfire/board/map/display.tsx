import { type Hex, hexUnder, type Point, sameHex } from '@starboard/geometry';
import { asking, grown, holds, MapView, SILENT, useFollowing, type Viewport, type VisibleArea } from '@starboard/ui';
import { useEffect, useMemo } from 'preact/hooks';
import { sideOf } from '../../rules/02-setup/fleets.ts';
import { hexName, isOnMap } from '../../rules/02-setup/map.ts';
import { type ShipId, shipAt } from '../../rules/model.ts';
import { FieldOfFire } from '../combat/field-of-fire.tsx';
import { Plotting } from '../orders/plotting.tsx';
import type { Orders } from '../orders/use-orders.ts';
import { Effects } from '../playback/effects.tsx';
import type { ShownSalvo } from '../playback/salvo.ts';
import { TrailLines } from '../playback/trail-lines.tsx';
import { NO_TRAILS, nextTrails } from '../playback/trails.ts';
import type { StarfireProps } from '../props.ts';
import { FacingDial } from '../setup/facing-dial.tsx';
import { PlacesLit } from '../setup/places-lit.tsx';
import { placeFleets, shipNear, wrecksOf } from './fleet-places.ts';
import { Grid, HexNumbers } from './grid.tsx';
import { homeBoxes, homeMoment } from './home-box.ts';
import { marksFor } from './marks.ts';
import { mapBox, spotOf, WIDTH } from './plane.ts';
import { OVER_NOTHING, type Over } from './pointing.ts';
import { shipLabels } from './ship-labels.ts';
import { Token } from './token.tsx';

/** The width of a finger, in pixels. */
const FINGER = 22;
/** The widest hex at any zoom, the widest when ships are brought into sight, and the narrowest readable one. */
const SCALES = { largest: 110 / WIDTH, largestFit: 76 / WIDTH, legible: 30 / WIDTH };
const BEYOND = 6 * WIDTH;
/** The view may grow by this share on every side to show an enemy move. */
const NEARBY = 0.25;

interface Props {
  readonly props: StarfireProps;
  readonly orders: Orders;
  readonly salvo: ShownSalvo | null;
  readonly viewport: { current: Viewport | null };
  readonly sight: VisibleArea | null;
  rest(sight: VisibleArea): void;
  readonly over: Over;
  point(over: Over): void;
}

export function Display({ props, orders, salvo, viewport, sight, rest, over, point }: Props) {
  const { view, now, together } = props;
  const { board } = view;
  const { asked } = orders;
  const placed = useMemo(() => placeFleets(board), [board]);
  const map = mapBox(board.setup);
  const marks = placed.map(({ id }) => ({ id, mark: marksFor(orders, salvo, together, id) }));
  const marked = marks.filter(({ mark }) => mark.asked || mark.target || mark.looked).map(({ id }) => id);
  const labels = useMemo(
    () => shipLabels([...placed, ...wrecksOf(board)], marked, sight ?? { box: map, scale: 1 }, typeSize()),
    [placed, marked.join(' '), sight],
  );
  const trails = useFollowing(
    { board },
    ({ board }) => nextTrails(NO_TRAILS, board),
    (last, { board }) => nextTrails(last, board),
  );
  const beat = useFollowing(
    { together },
    () => 0,
    (count) => count + 1,
  );

  const acting =
    now !== null && 'ship' in now ? now.ship.id : asked !== null && 'ship' in asked.ask ? asked.ask.ship : null;
  useEffect(() => {
    const ship = acting === null ? undefined : board.ships[acting];
    if (ship?.fate !== 'fighting') return;
    // The view stays with the viewer's own ships, because a distant enemy is not worth losing sight of them.
    const spot = spotOf(ship);
    const near = sight === null || holds(grown(sight.box, NEARBY), spot);
    if (near || view.seat === null || ship.side === sideOf(view.seat)) viewport.current?.follow(spot);
  }, [acting, now]);

  const isEnemy = (id: ShipId): boolean => view.seat !== null && shipAt(board, id).side !== sideOf(view.seat);
  const under = (spot: Point): Over => {
    const reach = Math.max(WIDTH * 0.45, FINGER / (sight?.scale ?? 1));
    const hex = hexUnder(spot, WIDTH);
    return { ship: shipNear(placed, spot, reach), hex: isOnMap(board.setup, hex) ? hex : null };
  };
  const press = (spot: Point): void => {
    const { ship, hex } = under(spot);
    const wantsHex = asked?.ask.kind === 'place' || (hex !== null && isPlottable(orders, hex));
    // A finger can't hover, so its first tap asks which ship is there.
    const unknown = ship !== null && over.ship !== ship && orders.looked !== ship && isEnemy(ship);
    if (ship !== null && (unknown || !wantsHex)) orders.clickShip(ship);
    else if (hex !== null) orders.clickHex(hex);
  };
  const hover = (spot: Point | null): void => {
    const next = spot === null ? OVER_NOTHING : under(spot);
    if (next.ship !== over.ship || !sameOrNone(next.hex, over.hex)) point(next);
  };

  const facing = asking(asked, 'face');
  const field = over.ship ?? orders.looked ?? orders.shooter;
  return (
    <MapView
      class="starfire-display"
      label="The map."
      map={map}
      beyond={BEYOND}
      scales={SCALES}
      viewport={viewport}
      home={homeBoxes(view)}
      moment={homeMoment(view)}
      insist={board.turn < 2}
      shot={props.shot}
      rest={rest}
      press={press}
      hover={hover}
    >
      <Grid setup={board.setup} />
      <HexNumbers setup={board.setup} sight={sight} />
      <PlacesLit asked={asking(asked, 'place')} over={over.hex} />
      <TrailLines board={board} trails={trails} labels={labels} />
      {salvo === null && field !== null && shipAt(board, field).fate === 'fighting' && (
        <FieldOfFire board={board} ship={shipAt(board, field)} />
      )}
      <Plotting view={view} orders={orders} over={over.ship === null ? over.hex : null} />
      {placed.map((each, i) => (
        <Token
          key={each.id}
          placed={each}
          label={labels.get(each.id) ?? null}
          mark={marks[i]?.mark ?? marksFor(orders, salvo, together, each.id)}
          press={() => orders.clickShip(each.id)}
          look={(looking) => orders.look(looking ? each.id : null)}
        />
      ))}
      {facing !== null && <FacingDial asked={facing} />}
      <g key={beat} class="ui-effects" {...SILENT}>
        <Effects board={board} together={together} salvo={salvo} />
      </g>
    </MapView>
  );
}

/** The height of type on this screen, in pixels. */
const typeSize = (): number => Number.parseFloat(getComputedStyle(document.documentElement).fontSize);

/** With a ship at the helm, a hex in its reach is a destination, even if ships are there. */
function isPlottable({ asked, reach }: Orders, hex: Hex): boolean {
  const moving = asking(asked, 'move');
  if (moving === null || sameHex(shipAt(moving.view.board, moving.ask.ship), hex)) return false;
  return reach.has(hexName(hex));
}

const sameOrNone = (a: Hex | null, b: Hex | null): boolean => (a === null || b === null ? a === b : sameHex(a, b));
