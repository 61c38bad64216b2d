import { inARow, type Seat, type View } from '@starboard/kernel';
import { percent } from '@starboard/ui';
import { bearing, mayFire, toHit } from '../../rules/05-firing.ts';
import { LASERS, type Laser } from '../../rules/data/ships.ts';
import { type Duel, other, SECTORS, type Sector, type ShipView, shipOf } from '../../rules/model.ts';
import { chanceToHit } from '../combat/odds.ts';
import { known } from '../sheets/known.ts';
import { type Forecast, forecast } from './forecast.ts';
import { often, verdict } from './verdict.ts';

/** What a heading would mean. */
export interface HeadingMeaning {
  readonly forecast: Forecast;
  /** The verdict, for my shots and the other's. */
  readonly mine: string;
  readonly its: string;
  /** The arithmetic. */
  readonly toHit: string;
  /** 4.5 Empty if the ships can't fly by each other. */
  readonly flyBy: string;
}

export function headingMeaning(view: Pick<View<Duel>, 'board' | 'memory'>, seat: Seat, clicks: number): HeadingMeaning {
  const { ships } = view.board;
  const { drone } = shipOf(ships, other(seat));
  const seen = forecast(view, seat, clicks);
  const [mine, its] = verdict(seen, drone);
  const passes = `The ships fly by each other ${often(seen.flyBy, seen.ways, drone)}, and then nobody can fire.`;
  return {
    forecast: seen,
    mine,
    its,
    toHit: toHitWords(shipOf(ships, seat), clicks),
    flyBy: seen.flyBy > 0 ? passes : '',
  };
}

function toHitWords(me: ShipView, clicks: number): string {
  const ship = known(me);
  if (ship === null) return '';
  if (!mayFire(ship)) return 'Your targeting computer no longer works, so you can’t fire.';
  const turned = Math.abs(clicks);
  const needed = toHit({ ...ship, heading: clicks });
  return `Each laser needs ${needed} or more on two dice: base ${needed - turned} + ${turned} turned, ${percent(chanceToHit(needed))}.`;
}

/** How likely the other ship ends up in a port, and how often I could then fire at it. */
interface PortShare {
  readonly port: Sector;
  readonly share: string;
  readonly fire: 'always' | 'never' | { readonly share: string };
}

export function shareOf({ byPort, ways }: Forecast, port: Sector): PortShare {
  const { weight = 0, bears = 0 } = byPort.find((each) => each.port === port) ?? {};
  return {
    port,
    share: percent(weight / ways),
    fire: bears === weight ? 'always' : bears === 0 ? 'never' : { share: percent(bears / ways) },
  };
}

/** "It may end up in port 2 (13%, you can fire), in port 3 (25%)." */
export function portsSay(seen: Forecast): string {
  const there = seen.byPort.filter(({ weight }) => weight > 0);
  const said = there.map(({ port }) => {
    const { share, fire } = shareOf(seen, port);
    const shot =
      fire === 'always' ? ', you can fire' : fire === 'never' ? '' : `, you can fire in ${fire.share} of all cases`;
    return `in port ${port} (${share}${shot})`;
  });
  return `The enemy may end up ${said.join(', ')}.`;
}

/** The ports that a turret aimed at one of them covers, with the lasers by the given names. */
export function coverSays(
  board: View<Duel>['board'],
  seat: Seat,
  aim: Sector | null,
  nameOf: (laser: Laser) => string,
): string {
  const ship = { ...shipOf(board.ships, seat), turret: aim };
  const cover = SECTORS.flatMap((port) => {
    const lasers = LASERS.filter((_, i) => (bearing(ship, port) >> i) & 1).map(nameOf);
    return lasers.length === 0 ? [] : [`port ${port} with ${inARow(lasers)}`];
  });
  return `You could then fire at ${cover.join('; ') || 'nothing'}.`;
}
