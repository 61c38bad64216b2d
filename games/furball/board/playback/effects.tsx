import { plural, type Seat, type View } from '@starboard/kernel';
import { Bolt, Explosion, Sparks } from '@starboard/ui';
import type { ComponentChildren } from 'preact';
import { attackIn } from '../../rules/13-cards/now.ts';
import { type MatPoint, MM, type Pose, SPOTS, TOKEN_RADIUS } from '../../rules/geometry/index.ts';
import { type Event, type Furball, shipOf } from '../../rules/model.ts';
import { actionName, cardName, signed, tokens } from '../../words/phrases.ts';
import { measured } from '../mat/measure/aims.ts';
import { drawnAt, figure, outlineOf } from '../mat/plane.ts';

type Tone = 'good' | 'bad' | 'plain';

interface Props {
  readonly view: View<Furball>;
  readonly together: readonly Event[];
}

/** The events being shown on the mat: the shot of an attack, and one word at each ship. */
export function Effects({ view, together }: Props) {
  const attack = together.find(({ type }) => type === 'compared');
  if (attack !== undefined) return <Effect view={view} now={attack} />;
  const last = together.filter((event, i) => !together.slice(i + 1).some((later) => isAtSameShip(event, later)));
  return (
    <>
      {last.map((now, i) => (
        <Effect key={i} view={view} now={now} />
      ))}
    </>
  );
}

function isAtSameShip(event: Event, later: Event): boolean {
  const [one, two] = [wordFor(event), wordFor(later)];
  return one !== null && two !== null && one.at === two.at;
}

function Effect({ view, now }: { readonly view: View<Furball>; readonly now: Event }) {
  const at = (seat: Seat): Pose => shipOf(view.board, seat).pose;
  switch (now.type) {
    case 'compared':
      return (
        <>
          {BURST.map((nth) => (
            <Bolt
              key={nth}
              from={drawnAt(at(now.ship))}
              to={drawnAt(at(now.target))}
              hit={now.hit}
              nth={nth}
              size={30}
            />
          ))}
          <Callout
            at={at(now.target)}
            text={now.hit ? hits(now.hits, now.crits) : 'Miss'}
            tone={now.hit ? 'bad' : 'plain'}
          />
        </>
      );
    case 'destroyed':
      return (
        <Callout at={at(now.ship)} text={now.stays ? 'Destroyed, stays for its turn' : 'Destroyed'} tone="bad">
          <Explosion at={MIDDLE} size={36} />
        </Callout>
      );
    case 'detonated':
      return (
        <>
          {now.ships.map((seat) => (
            <Callout key={seat} at={at(seat)} text={cardName(now.card)} tone="bad">
              <Sparks at={MIDDLE} size={34} />
            </Callout>
          ))}
        </>
      );
    case 'placed': {
      const spot = SPOTS[now.spot];
      if (spot === undefined) return null;
      return (
        <Callout at={spot} text={now.returning ? 'Back' : ''} tone="good">
          <circle class="furball-arrival" r="42" />
        </Callout>
      );
    }
    case 'dropped':
      return (
        <Callout at={now.spot} text={cardName(now.card)} tone="plain">
          <circle class="furball-arrival" r={(2 * TOKEN_RADIUS) / MM} />
        </Callout>
      );
    default: {
      const word = wordFor(now);
      return word === null ? null : <Callout at={at(word.at)} text={word.text} tone={word.tone} />;
    }
  }
}

/** What is said at a ship. */
function wordFor(now: Event): { readonly at: Seat; readonly text: string; readonly tone: Tone } | null {
  switch (now.type) {
    case 'flew':
      if (now.touched.length > 0) return { at: now.ship, text: 'Touches', tone: 'bad' };
      return now.rocks.length > 0 ? { at: now.ship, text: 'Asteroid', tone: 'bad' } : null;
    case 'left-mat':
      return { at: now.ship, text: 'Off the mat', tone: 'bad' };
    case 'acts':
      return { at: now.ship, text: actionName(now.action), tone: 'plain' };
    case 'token':
      return {
        at: now.ship,
        text: `${now.change > 0 ? '+' : '−'} ${tokens(now.token, 1).replace(/^an? /, '')}`,
        tone: 'plain',
      };
    case 'locked':
      return { at: now.target, text: 'Locked', tone: 'plain' };
    case 'lost-shield':
      return { at: now.ship, text: '− shield', tone: 'bad' };
    case 'dealt':
      return { at: now.ship, text: now.card === null ? 'Damage' : cardName(now.card), tone: 'bad' };
    case 'used':
      return { at: now.ship, text: cardName(now.card), tone: 'plain' };
    case 'scored':
      return { at: now.seat, text: `${signed(now.points)} points`, tone: now.points < 0 ? 'bad' : 'good' };
    default:
      return null;
  }
}

const hits = (plain: number, crits: number): string =>
  [...(plain > 0 ? [plural(plain, 'hit')] : []), ...(crits > 0 ? [plural(crits, 'critical')] : [])].join(', ') || 'Hit';

export function AttackLine({ view }: { readonly view: View<Furball> }) {
  const attack = attackIn(view.stack);
  if (attack === null) return null;
  const { attacker, defender, arc, obstructed } = attack;
  const found = measured(view.board, attacker, defender, arc, obstructed);
  return found === null ? null : (
    <path class="furball-attack-line" d={outlineOf([found.line.from, found.line.to], false)} />
  );
}

const MIDDLE = { x: 0, y: 0 };
/** A ship fires three bolts. */
const BURST = [0, 1, 2];

interface CalloutProps {
  readonly at: MatPoint;
  readonly text: string;
  readonly tone: Tone;
  readonly children?: ComponentChildren;
}

/** A word above a place, in the same size at every zoom. */
function Callout({ at, text, tone, children }: CalloutProps) {
  const { x, y } = drawnAt(at);
  return (
    <g
      class={`ui-callout ui-callout-${tone} furball-callout`}
      style={{ transform: `translate(${figure(x)}px, ${figure(y)}px)` }}
    >
      {children}
      <g class="ui-unscaled">
        <text y="-24">{text}</text>
      </g>
    </g>
  );
}
