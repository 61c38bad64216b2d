import { nameOf } from '@starboard/kernel';
import { asking, mark, SILENT, useFollowing, usePushIn } from '@starboard/ui';
import { useRef } from 'preact/hooks';
import { turned } from '../../rules/04-movement/wheel.ts';
import { other, shipOf } from '../../rules/model.ts';
import { LaserSwitches } from '../combat/laser-switches.tsx';
import { forecast } from '../orders/forecast.ts';
import { Grab } from '../orders/grab.tsx';
import { PortButtons } from '../orders/port-buttons.tsx';
import { callouts } from '../playback/callout.ts';
import { Effects } from '../playback/effects.tsx';
import type { Asked, DuelProps } from '../props.ts';
import { Enemy } from './enemy.tsx';
import { MyShip } from './my-ship.tsx';
import { at, CLICK, type WheelPoint } from './ports.ts';
import { aimOf, isAimStale, isLost, plannedClicks } from './reading.ts';
import { Ring } from './ring.tsx';
import { nextShown, seenBy, shownAt } from './scene.ts';
import { ENEMY_AT } from './sizes.ts';
import { Space } from './space.tsx';

const TURN_SAYS = 'The current turn. Against the drone, try to win in as few turns as you can.';

interface CockpitProps {
  readonly props: DuelProps;
  readonly seat: number;
  readonly asked: Asked | null;
}

/** The wheel shows my ship in the middle, nose up, and the other in the port where I see it. Controls lie on top. */
export function Cockpit({ props, seat, asked }: CockpitProps) {
  const { view, names, together } = props;
  const { board } = view;
  const me = shipOf(board.ships, seat);
  const it = shipOf(board.ships, other(seat));
  const [aiming, heading, firing] = [asking(asked, 'aim'), asking(asked, 'heading'), asking(asked, 'fire')];
  const planned = plannedClicks(props);
  const { scene } = useFollowing({ seat, board, together, planned }, shownAt, nextShown);
  const turret = aimOf(props, me, aiming);
  const beat = useFollowing(
    { together },
    () => 0,
    (count) => count + 1,
  );
  const ports = seenBy(seat, board);
  const wheel = useRef<SVGSVGElement>(null);
  usePushIn(wheel, props.shot);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a drawing cannot be a fieldset
    <svg ref={wheel} class="duel-wheel" viewBox="-200 -200 400 400" role="group" aria-label="Cockpit wheel">
      <Space />
      <g class="duel-turn" {...mark(`Turn ${board.turn}`, TURN_SAYS, '8.5')}>
        <text x="-180" y="-184">
          Turn {board.turn}
        </text>
      </g>
      <Ring
        ship={{ ...me, turret }}
        turn={scene.ring}
        enemy={turned(ports[0], Math.round(scene.ring / CLICK))}
        forecast={heading === null ? null : forecast(view, seat, planned)}
        covered={aiming !== null}
      />
      <MyShip ship={{ ...me, turret }} turn={scene.ring} planned={planned} lost={isLost(props, seat)} />
      <Enemy
        ship={isAimStale(props, it) ? { ...it, turret: null } : it}
        name={nameOf(names, other(seat))}
        view={ports[1]}
        bearing={scene.bearing}
        attitude={scene.attitude}
        lost={isLost(props, other(seat))}
        faint={heading !== null && heading.picked !== null}
        covered={aiming !== null}
      />
      {aiming !== null && <PortButtons asked={aiming} ship={me} enemy={ports[0]} />}
      {heading !== null && <Grab asked={heading} />}
      {firing !== null && <LaserSwitches asked={firing} ship={me} />}
      <g {...SILENT}>
        <Effects key={beat} seat={seat} together={together} bearing={scene.bearing} salvo={firing?.picked ?? []} />
        {callouts(together, seat).map((word) => (
          <text
            key={`callout ${beat} ${word.of}`}
            class={`duel-callout duel-${word.tone}`}
            {...(word.of === other(seat) ? underEnemy(scene.bearing) : { x: 0, y: BELOW })}
          >
            {word.text}
          </text>
        ))}
      </g>
    </svg>
  );
}

/** Distance from a ship to the word below it. */
const BELOW = 77;

/** A place below the enemy, as far as the rim and the length of a word allow. */
function underEnemy(bearing: number): WheelPoint {
  const { x, y } = at(bearing, ENEMY_AT);
  return { x: Math.max(-70, Math.min(70, x)), y: Math.min(y + BELOW / 2, 190) };
}
