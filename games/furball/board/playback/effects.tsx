import { plural, type Seat, type View } from '@starboard/kernel';
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
  readonly now: Event | null;
}

/** The present event on the mat: a word at a ship, a shot, an explosion. */
export function Effects({ view, now }: Props) {
  if (now === null) return null;
  const at = (seat: Seat): Pose => shipOf(view.board, seat).pose;
  switch (now.type) {
    case 'compared':
      return (
        <>
          <Shot view={view} from={now.ship} to={now.target} hit={now.hit} />
          <Callout
            at={at(now.target)}
            text={now.hit ? hits(now.hits, now.crits) : 'Miss'}
            tone={now.hit ? 'bad' : 'plain'}
          >
            {now.hit && <path class="ui-sparks" d={SPARKS} />}
          </Callout>
        </>
      );
    case 'destroyed':
      return (
        <Callout at={at(now.ship)} text={now.stays ? 'Destroyed, stays for its turn' : 'Destroyed'} tone="bad">
          <Explosion />
        </Callout>
      );
    case 'detonated':
      return (
        <>
          {now.ships.map((seat) => (
            <Callout key={seat} at={at(seat)} text={cardName(now.card)} tone="bad">
              <path class="ui-sparks" d={SPARKS} />
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

interface ShotProps {
  readonly view: View<Furball>;
  readonly from: Seat;
  readonly to: Seat;
  readonly hit: boolean;
}

function Shot({ view: { board }, from, to, hit }: ShotProps) {
  const line = outlineOf([shipOf(board, from).pose, shipOf(board, to).pose], false);
  return <path class={hit ? 'furball-bolt' : 'furball-bolt furball-missed'} pathLength={100} d={line} />;
}

function Explosion() {
  return (
    <g class="ui-explosion">
      <circle r="26" />
      <circle class="ui-shock" r="48" />
      <path d={SHARDS} />
    </g>
  );
}

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

/** Short lines that fly apart, some farther than others. */
const burst = (count: number, from: number, far: readonly number[]): string =>
  Array.from({ length: count }, (_, i) => {
    const [x, y] = [Math.sin((2 * Math.PI * i) / count), -Math.cos((2 * Math.PI * i) / count)];
    const to = far[i % far.length] ?? from;
    return `M${figure(x * from)} ${figure(y * from)}L${figure(x * to)} ${figure(y * to)}`;
  }).join('');

const SPARKS = burst(9, 14, [34, 25, 29]);
const SHARDS = burst(15, 12, [58, 36, 46]);
