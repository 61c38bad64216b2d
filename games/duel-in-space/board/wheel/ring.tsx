import { markInRow, SILENT, useMarkRow } from '@starboard/ui';
import { SECTORS, type Sector, type ShipView } from '../../rules/model.ts';
import type { Forecast } from '../orders/forecast.ts';
import { shareOf } from '../orders/meaning.ts';
import { lasersOn, portInWords } from './port-words.ts';
import { at, bearingOf, turnedBy, wedge } from './ports.ts';
import { BAND, HUB, RIM } from './sizes.ts';

interface RingProps {
  readonly ship: ShipView;
  /** Degrees from nose up. */
  readonly turn: number;
  readonly enemy: Sector;
  readonly forecast: Forecast | null;
  /** Whether buttons that say the same cover its ports. */
  readonly covered: boolean;
}

export function Ring({ ship, turn, enemy, forecast, covered }: RingProps) {
  const { turret } = ship;
  const row = useMarkRow<SVGGElement>('Ports of your ship');
  return (
    <g class="duel-ring duel-turns" style={turnedBy(turn)} {...row}>
      {turret !== null && (
        <g {...(covered ? SILENT : markInRow(`Your turret points at port ${turret}`, AIM_SAYS, '3.1'))}>
          <path class="duel-aimed" d={wedge(turret, 8, BAND)} />
        </g>
      )}
      {forecast !== null && <Fan forecast={forecast} turn={turn} />}
      {SECTORS.map((port) => (
        <g
          key={port}
          data-part={`port-${port}`}
          class={`duel-port${port === enemy ? ' duel-here' : ''}${port === turret ? ' duel-on' : ''}`}
          {...(covered ? SILENT : markInRow(`Port ${port}`, portInWords(ship, port, enemy), '1.1'))}
        >
          <path class="duel-band" d={wedge(port, BAND, RIM)} />
          <Label port={port} turn={turn} />
          {forecast === null && <Pips port={port} count={lasersOn(ship, port).length} />}
        </g>
      ))}
    </g>
  );
}

const AIM_SAYS = 'Your turret points here. Its two lasers can fire at an enemy in this port.';

function Label({ port, turn }: { readonly port: Sector; readonly turn: number }) {
  const { x, y } = at(bearingOf(port), (BAND + RIM) / 2);
  return (
    <g style={{ transform: `translate(${x}px, ${y}px)` }}>
      <text class="duel-number duel-turns" style={turnedBy(-turn)}>
        {port}
      </text>
    </g>
  );
}

function Pips({ port, count }: { readonly port: Sector; readonly count: number }) {
  return (
    <g style={{ transform: `rotate(${bearingOf(port)}deg)` }}>
      {Array.from({ length: count }, (_, i) => (
        <path key={i} class="duel-pip" d={`M${(i - (count - 1) / 2) * 9 - 3} ${5 - BAND}l3-5 3 5`} />
      ))}
    </g>
  );
}

/** Where the other ship could be after the picked turn: a longer ray means that more ways lead there. */
function Fan({ forecast, turn }: { readonly forecast: Forecast; readonly turn: number }) {
  const most = Math.max(...forecast.byPort.map(({ weight }) => weight));
  return (
    <g class="duel-fan">
      {forecast.byPort
        .filter(({ weight }) => weight > 0)
        .map(({ port, weight, bears }) => {
          const spot = at(bearingOf(port), HUB + 26);
          const { share, fire } = shareOf(forecast, port);
          const shown = fire === 'always' ? `◎ ${share}` : fire === 'never' ? share : `◎ ${fire.share} of ${share}`;
          return (
            <g
              key={port}
              class={bears > 0 ? 'duel-bears' : 'duel-misses'}
              {...markInRow(`The enemy in port ${port}: ${share}`, rayInWords(port, share, bears / weight), '4.4')}
            >
              <path d={wedge(port, HUB, HUB + 8 + ((BAND - HUB - 32) * weight) / most)} />
              <g style={{ transform: `translate(${spot.x}px, ${spot.y}px)` }}>
                <text class="duel-turns" style={turnedBy(-turn)}>
                  {shown}
                </text>
              </g>
            </g>
          );
        })}
    </g>
  );
}

/** `bears` is the share of those moves in which I could fire: below 1 if some end in a fly-by. */
function rayInWords(port: Sector, share: string, bears: number): string {
  const fire =
    bears === 1
      ? 'One of your lasers points there (◎), so you could fire.'
      : bears === 0
        ? 'None of your lasers points there, so you could not fire.'
        : 'One of your lasers points there (◎), but some of these moves end in a fly-by, when nobody can fire.';
  return `With this heading, ${share} of the enemy’s possible moves end in your port ${port}. ${fire}`;
}
