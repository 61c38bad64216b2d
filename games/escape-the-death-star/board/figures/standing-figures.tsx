import { SILENT } from '@starboard/ui';
import { movedTo } from '../deck/plane.ts';
import { Figure } from './figure.tsx';
import { lookOfRebel, lookOfSoldier } from './look.ts';
import type { FigureOwner, PlacedFigure } from './places.ts';

export interface Mark {
  /** The viewer's own figure, or the figure in question. */
  readonly acting: boolean;
  /** Picked up, to be set down elsewhere. */
  readonly held: boolean;
  /** Has a planned move, and is shown at its end. */
  readonly planned: boolean;
  readonly fighting: boolean;
  readonly armed: boolean;
}

interface Props {
  readonly placed: readonly PlacedFigure[];
  mark(who: FigureOwner): Mark;
}

export function StandingFigures({ placed, mark }: Props) {
  return (
    <g {...SILENT}>
      {placed.map(({ key, who, spot, scale }) => {
        const look = 'hero' in who ? lookOfRebel(who.hero) : lookOfSoldier(who.soldier);
        const { acting, held, planned, fighting, armed } = mark(who);
        const classes = Object.entries({ acting, held, planned, fighting }).flatMap(([name, is]) =>
          is ? [`station-${name}`] : [],
        );
        return (
          <g key={key} class={['station-figure', look.class, ...classes].join(' ')} style={movedTo(spot)}>
            <g class="station-size" style={{ '--size': scale }}>
              <circle class="station-halo" r="18" />
              <Figure look={look} down={'down' in who && who.down} />
              {armed && <path class="station-in-hand" d="M6-15H15L17-17H19V-13H14L13.5-11H10.5L9.5-7H6.5L7.5-11H6Z" />}
            </g>
          </g>
        );
      })}
    </g>
  );
}
