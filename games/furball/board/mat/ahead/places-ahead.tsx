import { SILENT } from '@starboard/ui';
import { sightsFrom } from '../../../rules/06-attack/sights.ts';
import { MM, sweptOutline, TOKEN_RADIUS } from '../../../rules/geometry/index.ts';
import { type Board, shipOf } from '../../../rules/model.ts';
import { kindAt } from '../../../rules/values.ts';
import { pilotClass } from '../../pilots.ts';
import type { Asked, FurballChoice } from '../../props.ts';
import { Reach } from '../measure/reach.tsx';
import { drawnAt, figure, outlineOf, placed } from '../plane.ts';
import { Ghost } from '../ships/ghost.tsx';
import type { OptionPlace } from './places.ts';

interface Props {
  readonly asked: Asked;
  readonly board: Board;
  readonly places: readonly OptionPlace[];
  readonly considered: FurballChoice | undefined;
}

/** A place for each option. The map finds the place under a press; the keyboard uses the list and the panel. */
export function PlacesAhead({ asked, board, places, considered }: Props) {
  const seat = asked.ask.kind === 'shift' ? asked.ask.ship : asked.ask.seat;
  const { kind } = shipOf(board, seat);
  const chosen = places.find(({ choice }) => choice === considered);
  return (
    <g class={`furball-places ${pilotClass(seat)}`} {...SILENT}>
      {places.map((place) => (
        <PlaceMark key={`${place.choice}`} place={place} ship={kind} chosen={place === chosen} />
      ))}
      {chosen?.shows.kind === 'base' && (
        <g class="furball-ahead">
          <Reach pose={chosen.shows.pose} arcs={kindAt(board, seat).arcs} kind="would" class={pilotClass(seat)} />
          {chosen.shows.swept !== null && (
            <path class="furball-template" d={outlineOf(sweptOutline(chosen.shows.swept))} />
          )}
          <Ghost ship={kind} pose={chosen.shows.pose} class="furball-chosen" />
          {sightsFrom(board, seat, chosen.shows.pose, []).targets.map(({ seat: other }) => (
            <circle key={other} class="furball-in-arc" r="29" {...centre(shipOf(board, other).pose)} />
          ))}
        </g>
      )}
      {chosen?.shows.kind === 'tokens' && chosen.shows.swept !== null && (
        <path class="furball-template" d={outlineOf(sweptOutline(chosen.shows.swept))} />
      )}
    </g>
  );
}

const centre = (spot: { readonly x: number; readonly y: number }) => {
  const { x, y } = drawnAt(spot);
  return { cx: figure(x), cy: figure(y) };
};

interface MarkProps {
  readonly place: OptionPlace;
  readonly ship: Parameters<typeof Ghost>[0]['ship'];
  readonly chosen: boolean;
}

function PlaceMark({ place: { choice, shows }, ship, chosen }: MarkProps) {
  const name = chosen ? 'furball-may-stand furball-chosen' : 'furball-may-stand';
  switch (shows.kind) {
    case 'base':
      return (
        <g class={name} data-place={`${choice}`}>
          <Ghost ship={ship} pose={shows.pose} class="" />
        </g>
      );
    case 'end':
      return (
        <g class={`${name} furball-end furball-${shows.difficulty}`} style={{ transform: placed(shows.pose) }}>
          <path d={END_MARK} />
        </g>
      );
    case 'tokens':
      return (
        <g class={name} data-place={`${choice}`}>
          {shows.spots.map((spot, i) => (
            <circle key={i} class="furball-token-place" r={TOKEN_RADIUS / MM} {...centre(spot)} />
          ))}
        </g>
      );
  }
}

/** A chevron where the nose would be. */
const END_MARK = 'M-7-8L0-17L7-8L0-11Z';
