import type { Point } from '@starboard/geometry';
import { nameOf, type Seat } from '@starboard/kernel';
import { asking, MapView, SILENT, useFollowing, type Viewport, type VisibleArea } from '@starboard/ui';
import { useEffect, useMemo } from 'preact/hooks';
import { asteroidIn } from '../../rules/flight.ts';
import type { PilotRelation } from '../ahead/pilot-relations.ts';
import { ratingSays } from '../ahead/roll-words.ts';
import { WaysLit } from '../ahead/ways-lit.tsx';
import { ShotLines, SightLines } from '../combat/shot-lines.tsx';
import { PlacesLit } from '../orders/places-lit.tsx';
import { type Orders, standsFor } from '../orders/use-orders.ts';
import { WayArrows } from '../orders/way-arrows.tsx';
import { Effects } from '../playback/effects.tsx';
import type { ChaseProps } from '../props.ts';
import { homeBoxes, homeMoment } from './home-box.ts';
import { lightsIn } from './lights.ts';
import { Marker, MarkerLabel } from './markers/marker.tsx';
import { markerLabels } from './markers/marker-labels.ts';
import { pilotNear, placePilots, spaceNear } from './markers/marker-places.ts';
import { marksFor, wordsFor } from './marks.ts';
import { ASTEROID_BOX, STEP, spotOf } from './plane.ts';
import { OVER_NOTHING, type Over } from './pointing.ts';
import { Ratings } from './rock/ratings.tsx';
import { Rock, TunnelFloors } from './rock/rock.tsx';
import { TunnelLights } from './rock/tunnel-lights.tsx';
import { SpaceNumbers } from './space-numbers.tsx';

/** The width of a finger, in pixels. */
const FINGER = 22;
const SCALES = { largest: 4.5, largestFit: 2.2, legible: 0.3 };
const BEYOND = 2 * STEP;

interface Props {
  readonly props: ChaseProps;
  readonly orders: Orders;
  readonly standings: readonly PilotRelation[];
  readonly viewport: { current: Viewport | null };
  readonly sight: VisibleArea | null;
  /** Whether the player wants to see the numbers of the spaces. */
  readonly numbered: boolean;
  rest(sight: VisibleArea): void;
  readonly over: Over;
  point(over: Over): void;
}

export function Chart({ props, orders, standings, viewport, sight, numbered, rest, over, point }: Props) {
  const { view, names, now, together } = props;
  const { board, seat: me } = view;
  const { asked } = orders;
  const asteroid = asteroidIn(board);
  const placed = useMemo(() => placePilots(board), [board]);
  const first = [...(me === null ? [] : [me]), ...standings.map(({ seat }) => seat)];
  const labels = useMemo(
    () => markerLabels(placed, names, first, sight ?? { box: ASTEROID_BOX, scale: 1 }, typeSize()),
    [placed, names, first.join(), sight],
  );
  const beat = useFollowing(
    { together },
    () => 0,
    (count) => count + 1,
  );
  const spot = (seat: Seat): Point =>
    placed.find((each) => each.seat === seat)?.spot ?? spotOf(asteroid, board.pilots[seat]?.space ?? -1);

  useEffect(() => {
    if (me !== null && placed.some(({ seat }) => seat === me)) viewport.current?.follow(spot(me));
  }, [now, asked?.ask.kind]);

  const under = (at: Point): Over => {
    const reach = Math.max(STEP * 0.42, FINGER / (sight?.scale ?? 1));
    return {
      seat: pilotNear(placed, at, reach),
      space: spaceNear(
        asteroid,
        asteroid.at.map((_, space) => space),
        at,
        reach,
      ),
    };
  };
  const press = (at: Point): void => {
    const reach = Math.max(STEP * 0.6, FINGER / (sight?.scale ?? 1));
    const [placing, turning] = [asking(asked, 'place'), asking(asked, 'branch') ?? asking(asked, 'face')];
    const options = placing?.options ?? turning?.options ?? [];
    const wanted = spaceNear(asteroid, options, at, reach);
    const seat = pilotNear(placed, at, reach);
    if (wanted !== null) asked?.pick(wanted);
    else if (seat !== null) orders.pressPilot(seat);
    else orders.look(null);
  };
  const hover = (at: Point | null): void => {
    const next = at === null ? OVER_NOTHING : under(at);
    if (next.seat !== over.seat || next.space !== over.space) point(next);
  };

  const handling = (me === null ? null : board.pilots[me]?.design?.handling) ?? null;
  const speed = paceOf(orders) ?? (me === null ? null : (board.pilots[me]?.speed ?? null));
  const firing = asking(asked, 'fire');
  return (
    <MapView
      class="tunnel-chart"
      label="The asteroid."
      map={ASTEROID_BOX}
      beyond={BEYOND}
      scales={SCALES}
      viewport={viewport}
      home={homeBoxes(view)}
      moment={homeMoment(view)}
      insist={board.turn === 0}
      shot={props.shot}
      rest={rest}
      press={press}
      hover={hover}
    >
      <Rock number={board.asteroid} />
      <TunnelLights key={`lights ${beat}`} lights={lightsIn(asteroid, placed, together, spot)} />
      <TunnelFloors number={board.asteroid} />
      <SpaceNumbers asteroid={asteroid} sight={sight} wanted={numbered} />
      <Ratings
        asteroid={asteroid}
        handling={handling}
        speed={speed}
        meaning={(rating) => ratingSays(rating, handling, speed)}
      />
      <PlacesLit asked={asked} />
      {now === null && me !== null && firing === null && <SightLines me={me} standings={standings} spot={spot} />}
      <WaysLit asteroid={asteroid} ways={orders.ways} bright={orders.decided} />
      {placed.map((each) => (
        <Marker
          key={each.seat}
          placed={each}
          mark={marksFor(props, orders, asteroid, each.seat)}
          words={wordsFor(each, names, standings)}
          {...(standsFor(asked, each.seat) ? { choice: JSON.stringify(each.seat) } : {})}
          press={() => orders.pressPilot(each.seat)}
          look={(looking) => orders.look(looking ? each.seat : null)}
        />
      ))}
      {placed.map((each) => {
        const label = labels.get(each.seat);
        return label === undefined ? null : (
          <MarkerLabel key={each.seat} placed={each} name={nameOf(names, each.seat)} label={label} />
        );
      })}
      {firing !== null && <ShotLines asked={firing} spot={spot} />}
      <WayArrows asked={asked} />
      <g key={beat} class="ui-effects" {...SILENT}>
        <Effects together={together} spot={spot} place={(space) => spotOf(asteroid, space)} />
      </g>
    </MapView>
  );
}

/** The speed being chosen. */
function paceOf({ asked }: Orders): number | null {
  return asking(asked, 'speed')?.picked ?? null;
}

/** The height of type on this screen, in pixels. */
const typeSize = (): number => Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
