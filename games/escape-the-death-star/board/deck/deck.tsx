import { useDragging, useFollowing, usePushIn } from '@starboard/ui';
import { useMemo, useRef } from 'preact/hooks';
import { stationOf } from '../../rules/01-station/station.ts';
import { Contacts } from '../battle/contacts.tsx';
import type { ShownBattle } from '../battle/shown-battle.ts';
import { placeFigures } from '../figures/places.ts';
import { StandingFigures } from '../figures/standing-figures.tsx';
import { Pegs } from '../moves/pegs.tsx';
import type { Moves } from '../moves/use-moves.ts';
import { WayLine } from '../moves/way-line.tsx';
import { WhereaboutsLit } from '../moves/whereabouts-lit.tsx';
import { PlanLines } from '../placing/plan-lines.tsx';
import { Effects } from '../playback/effects.tsx';
import type { StationProps } from '../props.ts';
import { alarmAfter } from './lights/alarm.ts';
import { Lights } from './lights/lights.tsx';
import { Badges, LitSquares } from './lit-squares.tsx';
import { Lying } from './lying.tsx';
import { marksFor } from './marks.ts';
import { deckBox, viewBoxOf } from './plane.ts';
import { factsOf } from './square-words.ts';
import { Squares } from './squares.tsx';
import { Prison } from './station/prison.tsx';
import { StationDrawing } from './station/station-drawing.tsx';

interface Props {
  readonly props: StationProps;
  readonly moves: Moves;
  readonly duel: ShownBattle | null;
}

/** The deck with all figures, and every square that the player may press. */
export function Deck({ props, moves, duel }: Props) {
  const { view, names, together } = props;
  const { board } = view;
  const { placing } = moves;
  const station = stationOf(board.setup);
  const placed = useMemo(() => placeFigures(station, board, placing?.standing), [station, board, placing?.standing]);
  const root = useDragging<HTMLDivElement, number>({
    grab(element) {
      const soldier = element.closest('[data-soldier]')?.getAttribute('data-soldier');
      return soldier == null || placing === null ? null : Number(soldier);
    },
    pickUp: (soldier) => placing?.take(soldier),
    drop: (soldier, square) => square !== null && placing?.drop(soldier, square),
  });
  const map = useRef<SVGSVGElement>(null);
  usePushIn(map, props.shot);
  const fighting =
    together.some(({ type }) => type === 'revealed') ||
    view.stack.some((frame) => frame.at === 'combat' || frame.at === 'battle');
  const goesOn = fighting || duel !== null;
  const alarm = useFollowing({ station, board, together, goesOn }, (sight) => alarmAfter([], sight), alarmAfter);
  return (
    <div ref={root} class="station-deck">
      <svg ref={map} class="station-map" viewBox={viewBoxOf(deckBox(station))} preserveAspectRatio="xMidYMid meet">
        <title>The deck of the station</title>
        <StationDrawing plan={station} game={board.setup.game} />
        <Prison plan={station} board={board} />
        <Lights station={station} alarm={alarm} />
        {moves.whereabouts !== null && (
          <WhereaboutsLit station={station} board={board} whereabouts={moves.whereabouts} />
        )}
        <LitSquares station={station} lit={moves.lit} />
        <WayLine asked={moves.asked} />
        <Lying station={station} board={board} />
        {fighting && board.setup.game === 'escape' && <Contacts station={station} board={board} placed={placed} />}
        <PlanLines station={station} board={board} placing={placing} />
        <StandingFigures placed={placed} mark={marksFor(view, moves, duel)} />
        <Pegs view={view} />
        <Badges station={station} lit={moves.lit} />
        <Effects station={station} board={board} together={together} />
        <Squares
          station={station}
          lit={moves.lit}
          facts={(square) => factsOf(station, board, names, square)}
          hover={moves.point}
        />
      </svg>
    </div>
  );
}
