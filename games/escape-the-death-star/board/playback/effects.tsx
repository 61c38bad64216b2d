import { SILENT, Sparks, useFollowing } from '@starboard/ui';
import type { ComponentChildren } from 'preact';
import type { Station } from '../../rules/01-station/station.ts';
import type { BoardView, Event } from '../../rules/model.ts';
import { Passages } from '../deck/lights/passages.tsx';
import { movedTo, spotOf } from '../deck/plane.ts';
import { Way } from '../moves/way-line.tsx';

interface Props {
  readonly station: Station;
  readonly board: BoardView;
  readonly together: readonly Event[];
}

/** Where each Rebel stood before the event. */
type Stood = { readonly before: readonly number[]; readonly now: readonly number[] };

export function Effects({ station, board, together }: Props) {
  const squares = board.rebels.map(({ square }) => square);
  const stood = useFollowing(
    { board },
    (): Stood => ({ before: squares, now: squares }),
    (last) => ({ before: last.now, now: squares }),
  );
  const beat = useFollowing(
    { together },
    () => 0,
    (count) => count + 1,
  );
  const isReveal = together.some(({ type }) => type === 'revealed');
  const unseen = isReveal ? squares.map((to, rebel) => [stood.before[rebel] ?? to, to] as const) : [];
  return (
    <g key={beat} class="ui-effects" {...SILENT}>
      {unseen.map(([from, to], rebel) => (
        <Straight key={rebel} station={station} from={from} to={to} tone="rebel" />
      ))}
      <Passages station={station} together={together} unseen={unseen} />
      {together.map((now, i) => (
        <Effect key={`event ${i}`} station={station} now={now} />
      ))}
    </g>
  );
}

function Effect({ station, now }: { readonly station: Station; readonly now: Event }) {
  switch (now.type) {
    case 'walked':
      return <Way station={station} path={now.path} />;
    case 'placed':
      return <Straight station={station} from={now.from} to={now.square} tone="imperial" />;
    case 'captured':
    case 'beaten':
      return (
        <Callout
          station={station}
          square={now.square}
          text={now.type === 'beaten' ? 'Beaten' : `+${now.points}`}
          tone="good"
        >
          <Sparks at={MIDDLE} size={24} />
        </Callout>
      );
    case 'laid-down':
      return <Callout station={station} square={now.square} text="Laid down" tone="good" />;
    case 'stood-up':
      return <Callout station={station} square={now.square} text="Stands up" tone="bad" />;
    case 'sent-back':
      return <Callout station={station} square={now.square} text="Back to START" tone="bad" />;
    case 'jailed':
      return <Straight station={station} from={now.from} to={station.detention} tone="imperial" text="Captured" />;
    case 'card-found':
      return <Callout station={station} square={now.square} text="Code card" tone="good" />;
    case 'armed':
      return <Callout station={station} square={now.square} text="Weapon" tone="good" />;
    case 'card-lost':
      return now.square === null ? null : <Callout station={station} square={now.square} text="Taken" tone="bad" />;
    default:
      return null;
  }
}

interface StraightProps {
  readonly station: Station;
  readonly from: number;
  readonly to: number;
  readonly tone: 'rebel' | 'imperial';
  readonly text?: string;
}

/** A straight line between two squares, whatever the path was. */
function Straight({ station, from, to, tone, text }: StraightProps) {
  const b = spotOf(station, to);
  const a = from < 0 ? b : spotOf(station, from);
  return (
    <g class={`station-move station-move-${tone}`}>
      <path d={`M${a.x} ${a.y}L${b.x} ${b.y}`} />
      <circle cx={b.x} cy={b.y} r="20" />
      {text !== undefined && <Callout station={station} square={from < 0 ? to : from} text={text} tone="bad" />}
    </g>
  );
}

interface CalloutProps {
  readonly station: Station;
  readonly square: number;
  readonly text: string;
  readonly tone: 'good' | 'bad';
  readonly children?: ComponentChildren;
}

/** A word above a square. */
function Callout({ station, square, text, tone, children }: CalloutProps) {
  return (
    <g class={`ui-callout ui-callout-${tone} station-callout`} style={movedTo(spotOf(station, square))}>
      {children}
      <text y="-26">{text}</text>
    </g>
  );
}

const MIDDLE = { x: 0, y: 0 };
