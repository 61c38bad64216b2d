import { bearing } from '../../rules/05-firing.ts';
import { LASERS } from '../../rules/data/ships.ts';
import { SECTORS, type Sector, type ShipView } from '../../rules/model.ts';
import { percent } from '../combat/odds.ts';
import { choosable } from '../orders/chooser.tsx';
import type { Forecast } from '../orders/forecast.ts';
import type { Offer } from '../orders/offer.ts';
import { at, bearingOf, wedge } from './ports.ts';
import { BAND, HUB, RIM } from './sizes.ts';

interface RingProps {
  readonly ship: ShipView;
  /** Degrees from nose up. */
  readonly turn: number;
  /** The port in which the other is. */
  readonly enemy: Sector;
  readonly aiming: Offer | null;
  readonly forecast: Forecast | null;
}

/** The eight ports of my ship: they turn with it. */
export function Ring({ ship, turn, enemy, aiming, forecast }: RingProps) {
  const { turret } = ship;
  return (
    <g class="duel-ring duel-turns" style={{ transform: `rotate(${turn}deg)` }}>
      {turret !== null && <path class="duel-aimed" d={wedge(turret, 8, BAND)} />}
      {forecast !== null && <Fan forecast={forecast} turn={turn} />}
      {SECTORS.map((port) => (
        <g
          key={port}
          class={`duel-port${port === enemy ? ' duel-here' : ''}${port === turret ? ' duel-on' : ''}${aiming ? ' duel-open' : ''}`}
          {...(aiming === null ? {} : choosable(aiming, port))}
        >
          {aiming !== null && <path class="duel-field" d={wedge(port, HUB, BAND)} />}
          <path class="duel-band" d={wedge(port, BAND, RIM)} />
          <Label port={port} turn={turn} />
          {forecast === null && <Pips port={port} count={lasersOn(ship, port)} />}
        </g>
      ))}
    </g>
  );
}

function Label({ port, turn }: { readonly port: Sector; readonly turn: number }) {
  const { x, y } = at(bearingOf(port), (BAND + RIM) / 2);
  return (
    <g style={{ transform: `translate(${x}px, ${y}px)` }}>
      <text class="duel-number duel-turns" style={{ transform: `rotate(${-turn}deg)` }}>
        {port}
      </text>
    </g>
  );
}

/** A chevron on the rim for every working laser that covers the port. */
function Pips({ port, count }: { readonly port: Sector; readonly count: number }) {
  return (
    <g style={{ transform: `rotate(${bearingOf(port)}deg)` }}>
      {Array.from({ length: count }, (_, i) => (
        <path key={i} class="duel-pip" d={`M${(i - (count - 1) / 2) * 9 - 3} ${5 - BAND}l3-5 3 5`} />
      ))}
    </g>
  );
}

/** Where the other could be after the picked turn: the longer the ray, the more ways lead there. */
function Fan({ forecast, turn }: { readonly forecast: Forecast; readonly turn: number }) {
  const most = Math.max(...forecast.byPort.map(({ weight }) => weight));
  return (
    // biome-ignore lint/a11y/noInteractiveElementToNoninteractiveRole: a group of shapes takes no input
    <g class="duel-fan" role="img" aria-label={fanWords(forecast)}>
      {forecast.byPort
        .filter(({ weight }) => weight > 0)
        .map(({ port, weight, bears }) => {
          const spot = at(bearingOf(port), HUB + 26);
          return (
            <g key={port} class={bears ? 'duel-bears' : 'duel-misses'}>
              <path d={wedge(port, HUB, HUB + 8 + ((BAND - HUB - 32) * weight) / most)} />
              <g style={{ transform: `translate(${spot.x}px, ${spot.y}px)` }}>
                <text class="duel-turns" style={{ transform: `rotate(${-turn}deg)` }}>
                  {`${bears ? '◎ ' : ''}${percent(weight / forecast.ways)}`}
                </text>
              </g>
            </g>
          );
        })}
    </g>
  );
}

function fanWords({ byPort, ways }: Forecast): string {
  const ports = byPort.filter(({ weight }) => weight > 0);
  return `The enemy could be in ${ports.map(({ port, weight }) => `port ${port}: ${percent(weight / ways)}`).join(', ')}`;
}

function lasersOn(ship: ShipView, port: Sector): number {
  const set = bearing(ship, port);
  return LASERS.filter((_, i) => (set >> i) & 1).length;
}
