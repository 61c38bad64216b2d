import type { Point } from '@starboard/geometry';
import type { Seat } from '@starboard/kernel';
import type { Asteroid } from '../../rules/01-asteroid/asteroid.ts';
import type { Event } from '../../rules/model.ts';
import type { PlacedMarker } from './markers/marker-places.ts';
import { flightIn } from './marks.ts';
import { spotOf } from './plane.ts';
import type { TunnelLight } from './rock/tunnel-lights.tsx';

/** The engines of all starfighters, and what flashes in the events being shown. */
export function lightsIn(
  asteroid: Asteroid,
  placed: readonly PlacedMarker[],
  together: readonly Event[],
  spot: (seat: Seat) => Point,
): readonly TunnelLight[] {
  const engines = placed.map(
    ({ seat, spot: at }): TunnelLight => ({
      key: `engine ${seat}`,
      kind: 'engine',
      at,
      flight: flightIn(asteroid, together, seat),
      nth: 0,
    }),
  );
  const flashes = together.flatMap((event, nth): readonly TunnelLight[] => {
    const flash = (kind: TunnelLight['kind'], at: Point): TunnelLight => ({
      key: `${kind} ${nth}`,
      kind,
      at,
      flight: null,
      nth,
    });
    switch (event.type) {
      case 'shot':
        return [flash('muzzle', spot(event.by)), ...(event.hit ? [flash('strike', spot(event.target))] : [])];
      case 'collided':
        return [flash('strike', spot(event.pair[0]))];
      case 'navigated':
        return event.scraped ? [flash('strike', spotOf(asteroid, event.space))] : [];
      case 'wrecked':
        return [flash('blast', spotOf(asteroid, event.space))];
      default:
        return [];
    }
  });
  return [...engines, ...flashes];
}
