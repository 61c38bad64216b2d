import { SILENT } from '@starboard/ui';
import { useId, useMemo } from 'preact/hooks';
import { type Asteroid, asteroidOf } from '../../../rules/01-asteroid/asteroid.ts';
import { spotsOf } from '../plane.ts';
import { Floors, Walls } from './carved.tsx';
import { carvingOf, mouthOf } from './carving.ts';
import { FACETS, SEAMS, SILHOUETTE, TILE } from './silhouette.ts';

/** Red rock with the walls of its tunnels, drawn once for each asteroid number. */
export function Rock({ number }: { readonly number: number }) {
  const id = useId();
  return useMemo(() => {
    const asteroid = asteroidOf(number);
    return (
      <g class="tunnel-rock" {...SILENT}>
        <RockFill id={id} />
        <path class="tunnel-body" d={SILHOUETTE} fill={`url(#${id}-body)`} />
        <path class="tunnel-facets" d={SILHOUETTE} fill={`url(#${id})`} />
        <path class="tunnel-rim" d={SILHOUETTE} />
        <path class="tunnel-seams" d={SEAMS} />
        <Walls carving={carvingOf(asteroid)} />
      </g>
    );
  }, [id, number]);
}

/** What lies in the hollows, over the lights on their walls. */
export function TunnelFloors({ number }: { readonly number: number }) {
  const id = useId();
  return useMemo(() => {
    const asteroid = asteroidOf(number);
    return (
      <g class="tunnel-rock" {...SILENT}>
        <Floors carving={carvingOf(asteroid)} />
        <Mouth asteroid={asteroid} id={id} />
        <Spaces asteroid={asteroid} />
      </g>
    );
  }, [id, number]);
}

/** The fills of rock, used as `url(#id)` and `url(#id-body)`. */
export function RockFill({ id }: { readonly id: string }) {
  return (
    <>
      <pattern id={id} width={TILE} height={TILE} patternUnits="userSpaceOnUse">
        {FACETS.map((facet, shade) => (
          <path key={shade} class={`tunnel-facet tunnel-facet-${shade}`} d={facet} />
        ))}
      </pattern>
      <radialGradient id={`${id}-body`} cx="0.36" cy="0.3" r="0.85">
        <stop class="tunnel-rock-lit" offset="0" />
        <stop class="tunnel-rock-plain" offset="0.55" />
        <stop class="tunnel-rock-dark" offset="1" />
      </radialGradient>
    </>
  );
}

/** A soft dot for each space; a larger one where ways part. */
function Spaces({ asteroid }: { readonly asteroid: Asteroid }) {
  const spots = spotsOf(asteroid);
  const dots = (junctions: boolean): string =>
    spots
      .filter((_, space) => (asteroid.neighbours[space]?.length ?? 0) > 2 === junctions)
      .map(({ x, y }) => `M${x.toFixed(1)} ${y.toFixed(1)}h0`)
      .join('');
  return (
    <>
      <path class="tunnel-space" d={dots(false)} />
      <path class="tunnel-space tunnel-junction" d={dots(true)} />
    </>
  );
}

/** 1.5 The entrance: starlight falls through it, and arrows point only inwards. */
function Mouth({ asteroid, id }: { readonly asteroid: Asteroid; readonly id: string }) {
  const mouth = mouthOf(asteroid);
  if (mouth === null) return null;
  const { at, out } = mouth;
  return (
    <g style={{ transform: `translate(${at.x}px, ${at.y}px) rotate(${out}rad)` }}>
      <linearGradient id={`${id}-light`} x1="0" x2="1">
        <stop class="tunnel-starlight" offset="0" stop-opacity="0" />
        <stop class="tunnel-starlight" offset="1" stop-opacity="0.75" />
      </linearGradient>
      <path class="tunnel-opening" d="M12-17Q22-17 44-40V40Q22 17 12 17Z" />
      <path class="tunnel-flare" d="M4-13.9Q20-15 42-38M4 13.9Q20 15 42 38" />
      <path class="tunnel-light" fill={`url(#${id}-light)`} d="M-46-10H6Q20-12 44-38V38Q20 12 6 10H-46Z" />
      <path class="tunnel-inwards" d="M26-7L17 0L26 7M16-7L7 0L16 7" />
    </g>
  );
}
