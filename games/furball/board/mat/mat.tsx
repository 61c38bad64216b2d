import type { Seat } from '@starboard/kernel';
import { MapView, SILENT, useFollowing, type Viewport, type VisibleArea } from '@starboard/ui';
import { useMemo } from 'preact/hooks';
import { type Board, type Event, isFlying, shipOf } from '../../rules/model.ts';
import { kindAt } from '../../rules/values.ts';
import { pilotClass } from '../pilots.ts';
import { dwell } from '../playback/dwell.ts';
import { AttackLine, Effects } from '../playback/effects.tsx';
import type { FurballProps } from '../props.ts';
import { lifeIn } from '../sheets/life.tsx';
import { type Orders, standsFor } from '../use-orders.ts';
import { FlightAhead } from './ahead/flight-ahead.tsx';
import { flightOutlook } from './ahead/outlook.ts';
import { manoeuvresOf, placesOf, startsOf } from './ahead/places.ts';
import { PlacesAhead } from './ahead/places-ahead.tsx';
import { Asteroids } from './ground/asteroids.tsx';
import { Bombs } from './ground/bombs.tsx';
import { Space } from './ground/space.tsx';
import { homeBoxes, homeMoment } from './home-box.ts';
import { aimsOf } from './measure/aims.ts';
import { AimsAhead } from './measure/aims-ahead.tsx';
import { RangeClips, Reach } from './measure/reach.tsx';
import { MAT_BOX } from './plane.ts';
import type { Over } from './pointing.ts';
import { markOf, wordsFor } from './ship-marks.ts';
import { type DrawnFlight, flightIn } from './ships/flight.ts';
import { ShipLabel } from './ships/ship-label.tsx';
import { NEAR, shipLabels } from './ships/ship-labels.ts';
import { ShipMark } from './ships/ship-mark.tsx';
import { typeRatio } from './type-size.ts';
import { usePointing } from './use-pointing.ts';

const SCALES = { largest: 5, largestFit: 1.9, legible: 0.55 };
const BEYOND = 160;

interface Props {
  readonly props: FurballProps;
  readonly orders: Orders;
  /** The viewer's knowledge as a board that the rules can use. */
  readonly known: Board;
  readonly viewport: { current: Viewport | null };
  readonly sight: VisibleArea | null;
  rest(sight: VisibleArea): void;
  readonly over: Over;
  point(over: Over): void;
}

/** The mat with all ships, and the effect of the option in question. */
export function Mat({ props, orders, known, viewport, sight, rest, over, point }: Props) {
  const { view, names, together } = props;
  const { board, seat: me } = view;
  const { asked, considered, looked } = orders;
  const [open, scale] = [asked !== null, sight?.scale ?? 1];
  const places = useMemo(() => placesOf(asked, known), [view, open]);
  const aims = useMemo(() => aimsOf(asked, known), [view, open]);
  const lives = useMemo(() => known.ships.map((_, seat) => lifeIn(known, seat)), [known]);
  const flown = useMemo(() => {
    const found = manoeuvresOf(asked, known).find(([choice]) => choice === considered);
    if (found === undefined) return [];
    const [, seat, manoeuvre] = found;
    return startsOf(asked, known).map((from) => ({ from, seat, outlook: flightOutlook(from, seat, manoeuvre) }));
  }, [view, open, considered]);
  const first = [...(me === null ? [] : [me]), ...aims.map(({ target }) => target)];
  const labels = useMemo(
    () => shipLabels(board, names, lives, first, sight ?? { box: MAT_BOX, scale: 1 }, typeRatio()),
    [board, names, lives, first.join(), sight],
  );
  const flights = useMemo(() => {
    const lasts = Math.max(200, ...together.map((event) => dwell(event, { seat: me, board }) * 0.92));
    return new Map(together.flatMap((event) => flightOf(event, lasts)));
  }, [together]);
  const beat = useFollowing(
    { together },
    () => 0,
    (count) => count + 1,
  );
  const { press, hover } = usePointing(known, orders, places, scale, over, point);
  const shown = over.seat ?? looked;
  const near = scale >= NEAR;
  const ships = [...board.ships.entries()].filter(([, ship]) => isFlying(ship));
  return (
    <MapView
      class="furball-mat"
      label="The mat."
      map={MAT_BOX}
      beyond={BEYOND}
      scales={SCALES}
      viewport={viewport}
      home={homeBoxes(view, sight)}
      moment={homeMoment(view)}
      insist={board.round === 0}
      shot={props.shot}
      rest={rest}
      press={press}
      hover={hover}
    >
      <RangeClips />
      <Space />
      <Asteroids rocks={board.asteroids} />
      <Bombs bombs={board.bombs} names={names} />
      {shown !== null && isFlying(shipOf(board, shown)) && (
        <Reach
          pose={shipOf(board, shown).pose}
          arcs={kindAt(known, shown).arcs}
          kind="looked"
          class={pilotClass(shown)}
        />
      )}
      {asked !== null && places.length > 0 && (
        <PlacesAhead asked={asked} board={known} places={places} considered={considered} />
      )}
      {flown.map(({ from, seat, outlook }, i) => (
        <FlightAhead key={i} board={from} names={names} seat={seat} outlook={outlook} moved={from !== known} />
      ))}
      <g {...SILENT}>
        <AttackLine view={view} />
      </g>
      {ships.map(([seat, ship]) => (
        <ShipMark
          key={seat}
          seat={seat}
          ship={ship}
          standing={markOf(props, orders, seat)}
          flight={flights.get(seat) ?? null}
          near={near}
          words={wordsFor(known, names, seat)}
          {...choiceOf(orders, seat)}
          press={() => orders.pressShip(seat)}
          look={(looking) => orders.look(looking ? seat : null)}
        />
      ))}
      {ships.map(([seat, { pose, skill }]) => {
        const label = labels.get(seat);
        return label === undefined ? null : (
          <ShipLabel
            key={seat}
            seat={seat}
            pose={pose}
            name={label.name}
            skill={skill}
            wide={label.wide}
            label={label.place}
            life={near ? (lives[seat] ?? null) : null}
          />
        );
      })}
      {asked !== null && aims.length > 0 && (
        <AimsAhead board={known} seat={asked.ask.seat} aims={aims} considered={considered} />
      )}
      <g key={beat} class="ui-effects" {...SILENT}>
        <Effects view={view} together={together} />
      </g>
    </MapView>
  );
}

/** The ship that flies in an event, and its flight. */
function flightOf(event: Event, lasts: number): readonly (readonly [Seat, DrawnFlight])[] {
  const flight = flightIn(event, lasts);
  return flight === null || !('ship' in event) ? [] : [[event.ship, flight]];
}

function choiceOf({ asked }: Orders, seat: Seat): { readonly choice?: string } {
  const choice = standsFor(asked, seat);
  return choice === undefined ? {} : { choice: JSON.stringify(choice) };
}
