import type { Mind, Seat } from '@starboard/kernel';
import { flown, turned } from '../../rules/04-movement/wheel.ts';
import { type Board, other, type Sector, shipOf } from '../../rules/model.ts';
import { HEADINGS } from '../../solution/model/landings.ts';

/** What a pilot likes besides winning, in chances to win: to see the enemy ahead, to be in nobody's sights, to turn hard. */
interface Style {
  readonly ahead: number;
  readonly unseen: number;
  readonly turning: number;
}

const PLAIN: Style = { ahead: 0, unseen: 0, turning: 0 };
const STYLES: { readonly [character: string]: Style } = {
  hunter: { ahead: 0.06, unseen: 0, turning: 0 },
  survivor: { ahead: 0, unseen: 0.06, turning: 0 },
  gambler: { ahead: 0, unseen: 0, turning: 0.05 },
};

const AHEAD: readonly Sector[] = [8, 1, 2];
const MOST_CLICKS = 4;

/** What each option is worth to a character besides what it does; only headings show character. */
export function drawnTo(
  { ports }: Board,
  seat: Seat,
  kind: string,
  options: readonly number[],
  { character }: Mind,
): readonly number[] {
  const style = STYLES[character] ?? PLAIN;
  if (kind !== 'heading') return options.map(() => 0);
  return options.map((clicks) => {
    const port = turned(shipOf(ports, seat), clicks);
    let [ahead, seen] = [0, 0];
    for (const theirs of HEADINGS) {
      const view = turned(shipOf(ports, other(seat)), theirs);
      ahead += Number(AHEAD.includes(flown(port, view)));
      seen += Number(AHEAD.includes(flown(view, port)));
    }
    const turning = Math.abs(clicks) / MOST_CLICKS;
    return (style.ahead * ahead - style.unseen * seen) / HEADINGS.length + style.turning * turning;
  });
}
