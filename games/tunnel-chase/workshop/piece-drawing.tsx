import { useId, useMemo } from 'preact/hooks';
import { Carved } from '../board/map/rock/carved.tsx';
import { carvingOf } from '../board/map/rock/carving.ts';
import { RockFill } from '../board/map/rock/rock.tsx';
import { ONE_PIECE } from '../board/map/rock/silhouette.ts';
import type { Lie } from '../rules/01-asteroid/grid.ts';
import { LAYOUTS } from '../rules/01-asteroid/layout.ts';

const turnedBy = (sixths: number): Lie => ({ turned: sixths, to: [0, 0] });

export function PieceDrawing({ piece, turned }: { readonly piece: number; readonly turned: number }) {
  const id = useId();
  return useMemo(() => {
    const layout = LAYOUTS[piece];
    if (layout === undefined) return null;
    return (
      <g class="tunnel-rock">
        <RockFill id={id} />
        <path d={ONE_PIECE} fill={`url(#${id}-body)`} />
        <path d={ONE_PIECE} fill={`url(#${id})`} />
        <path class="tunnel-rim" d={ONE_PIECE} />
        <clipPath id={`${id}-clip`}>
          <path d={ONE_PIECE} />
        </clipPath>
        <g clip-path={`url(#${id}-clip)`}>
          <Carved carving={carvingOf({ pieces: [{ layout, lie: turnedBy(turned), first: 0 }] })} />
        </g>
      </g>
    );
  }, [id, piece, turned]);
}
