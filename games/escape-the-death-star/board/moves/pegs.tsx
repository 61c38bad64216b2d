import { SILENT } from '@starboard/ui';
import { stationOf } from '../../rules/01-station/station.ts';
import { movedTo, spotOf } from '../deck/plane.ts';
import { lookOfRebel } from '../figures/look.ts';
import type { StationView } from '../props.ts';

/** A peg of the secret-movement boards that the viewer may see. */
interface Peg {
  readonly rebel: number;
  readonly square: number;
}

/** 7.4 Your own pegs as soon as you seal them, those of the other Rebels once all have sealed. */
export function pegsIn({ board, sealed }: Pick<StationView, 'board' | 'sealed'>): readonly Peg[] {
  const own = sealed.flatMap(({ ask, choice }) =>
    ask.kind === 'sneak' && typeof choice === 'number' ? [{ rebel: ask.rebel, square: choice }] : [],
  );
  const seen = board.rebels.flatMap(({ peg }, rebel) =>
    peg < 0 || own.some((each) => each.rebel === rebel) ? [] : [{ rebel, square: peg }],
  );
  return [...own, ...seen];
}

/** Each peg has a lock, because nobody can move it before the reveal. */
export function Pegs({ view }: { readonly view: StationView }) {
  const station = stationOf(view.board.setup);
  return (
    <g {...SILENT}>
      {pegsIn(view).map(({ rebel, square }) => {
        const [hero, from] = [view.board.rebels[rebel]?.hero ?? null, view.board.rebels[rebel]?.square ?? square];
        if (hero === null) return null;
        const look = lookOfRebel(hero);
        const [a, b] = [spotOf(station, from), spotOf(station, square)];
        return (
          <g key={rebel} class={`station-peg ${look.class}`}>
            {from !== square && <path class="station-peg-line" d={`M${a.x} ${a.y}L${b.x} ${b.y}`} />}
            <g style={movedTo(b)}>
              <path class="station-peg-pin" d="M0 17L-9 2A11 11 0 1 1 9 2Z" />
              <text y="-5">{look.code}</text>
              <path class="station-peg-lock" d="M8 5H18V13H8ZM10 5V2A3 3 0 0 1 16 2V5" />
            </g>
          </g>
        );
      })}
    </g>
  );
}
