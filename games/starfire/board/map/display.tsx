import { type Hex, hexUnder, sameHex } from '@starboard/geometry';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { hexName, isOnMap } from '../../rules/map.ts';
import { type ShipId, shipAt } from '../../rules/model.ts';
import { FieldOfFire } from '../combat/field-of-fire.tsx';
import { offering, type StarfireProps } from '../orders/offer.ts';
import { Plotting } from '../orders/plotting.tsx';
import type { Orders } from '../orders/use-orders.ts';
import { Effects } from '../playback/effects.tsx';
import type { Salvo } from '../playback/salvo.ts';
import { TrailLines } from '../playback/trail-lines.tsx';
import { NO_TRAILS, nextTrails } from '../playback/trails.ts';
import { FacingDial } from '../setup/facing-dial.tsx';
import { PlacesLit } from '../setup/places-lit.tsx';
import { placeFleets, shipNear } from './fleet-places.ts';
import { Grid, HexNumbers, type Sight } from './grid.tsx';
import { homeBox, homeKey } from './home-box.ts';
import { labelPlaces } from './labels.ts';
import { steer } from './map-keys.ts';
import { marksFor } from './marks.ts';
import { mapBox, spotOf, WIDTH } from './plane.ts';
import { SILENT } from './silent.ts';
import { Token } from './token.tsx';
import { openViewport, type ViewportHolder } from './viewport.ts';

/** A finger is so many pixels wide. */
const FINGER = 22;

interface Props {
  readonly props: StarfireProps;
  readonly orders: Orders;
  readonly salvo: Salvo | null;
  readonly viewport: ViewportHolder;
  /** What the pointer is over. */
  readonly over: Over;
  point(over: Over): void;
}

export interface Over {
  readonly ship: ShipId | null;
  readonly hex: Hex | null;
}

export const OVER_NOTHING: Over = { ship: null, hex: null };

/** The hex display: everything on it is moved and scaled as one, and drawn again only when something changes. */
export function Display({ props, orders, salvo, viewport, over, point }: Props) {
  const { view, now } = props;
  const { board } = view;
  const { offer } = orders;
  const svg = useRef<SVGSVGElement>(null);
  const world = useRef<SVGGElement>(null);
  const [sight, setSight] = useState<Sight | null>(null);
  const placed = useMemo(() => placeFleets(board), [board]);
  const { width, height } = board.setup;
  const labels = useMemo(
    () => labelPlaces(placed, sight?.scale ?? 1, sight?.box ?? mapBox({ width, height })),
    [placed, sight, width, height],
  );
  const trails = useRef(NO_TRAILS);
  trails.current = nextTrails(trails.current, board);

  useEffect(() => {
    if (svg.current === null || world.current === null) return undefined;
    const opened = openViewport({
      svg: svg.current,
      world: world.current,
      map: mapBox({ width, height }),
      rest: (box, scale) => setSight({ box, scale }),
    });
    viewport.current = opened;
    const watch = new ResizeObserver(() => {
      if (!opened.isInHand()) opened.fit(home.current);
    });
    watch.observe(svg.current);
    return () => {
      watch.disconnect();
      opened.close();
      viewport.current = null;
    };
  }, [width, height, viewport]);

  const home = useRef(homeBox(view));
  home.current = homeBox(view);
  const key = homeKey(view);
  useEffect(() => {
    const eye = viewport.current;
    if (eye !== null && (board.turn < 2 || !eye.isInHand())) eye.fit(home.current);
  }, [key]);

  const acting =
    now !== null && 'ship' in now ? now.ship.id : offer !== null && 'ship' in offer.ask ? offer.ask.ship : null;
  useEffect(() => {
    const ship = acting === null ? undefined : board.ships[acting];
    if (ship?.fate === 'fighting') viewport.current?.follow(spotOf(ship));
  }, [acting, now]);

  const underPointer = (event: MouseEvent): Over => {
    const eye = viewport.current;
    if (eye === null) return OVER_NOTHING;
    const spot = eye.pointAt(event.clientX, event.clientY);
    const reach = Math.max(WIDTH * 0.45, FINGER / (sight?.scale ?? 1));
    const hex = hexUnder(spot, WIDTH);
    return { ship: shipNear(placed, spot, reach), hex: isOnMap(board.setup, hex) ? hex : null };
  };
  const click = (event: MouseEvent): void => {
    const { ship, hex } = underPointer(event);
    const wantsHex = offer?.ask.kind === 'place' || (hex !== null && isPlottable(orders, hex));
    if (ship !== null && !(wantsHex && hex !== null)) orders.clickShip(ship);
    else if (hex !== null) orders.clickHex(hex);
  };
  const hover = (event: PointerEvent): void => {
    if (event.pointerType !== 'mouse') return;
    const next = underPointer(event);
    if (next.ship !== over.ship || !sameOrNone(next.hex, over.hex)) point(next);
  };

  const facing = offering(offer, 'face');
  const field = over.ship ?? orders.looked ?? orders.shooter;
  const beat = useRef({ now, count: 0 });
  if (beat.current.now !== now) beat.current = { now, count: beat.current.count + 1 };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a drawing cannot be a fieldset
    <svg
      ref={svg}
      class="starfire-display"
      role="group"
      aria-label="Map. Arrow keys move it, plus and minus zoom, 0 shows all ships."
      tabindex={0}
      onClick={click}
      onPointerMove={hover}
      onPointerLeave={() => point(OVER_NOTHING)}
      onKeyDown={(event) => steer(event, viewport.current, home.current)}
    >
      <g ref={world}>
        <Grid setup={board.setup} />
        <HexNumbers setup={board.setup} sight={sight} />
        <PlacesLit offer={offering(offer, 'place')} over={over.hex} />
        <TrailLines board={board} trails={trails.current} />
        {salvo === null && field !== null && shipAt(board, field).fate === 'fighting' && (
          <FieldOfFire board={board} ship={shipAt(board, field)} />
        )}
        <Plotting view={view} orders={orders} over={over.ship === null ? over.hex : null} />
        {placed.map((each) => (
          <Token
            key={each.id}
            placed={each}
            label={labels.get(each.id) ?? null}
            mark={marksFor(orders, salvo, now, each.id)}
            press={() => orders.clickShip(each.id)}
            look={(looking) => orders.look(looking ? each.id : null)}
          />
        ))}
        {facing !== null && <FacingDial offer={facing} />}
        <g key={beat.current.count} class="starfire-effects" {...SILENT}>
          <Effects board={board} now={now} salvo={salvo} />
        </g>
      </g>
    </svg>
  );
}

/** With a ship at the helm, a hex it can reach is a place to go to, whoever is in it. */
function isPlottable({ offer, reach }: Orders, hex: Hex): boolean {
  if (offer?.ask.kind !== 'move' || sameHex(shipAt(offer.view.board, offer.ask.ship), hex)) return false;
  return reach.has(hexName(hex));
}

const sameOrNone = (a: Hex | null, b: Hex | null): boolean => (a === null || b === null ? a === b : sameHex(a, b));
