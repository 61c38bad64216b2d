import { type Names, nameOf, type Seat } from '@starboard/kernel';
import { type Box, boxAt, type LabelPlace, nameWidth, onScreen, placeLabels, type VisibleArea } from '@starboard/ui';
import { type BoardView, isFlying, type ShipView } from '../../../rules/model.ts';
import type { Life } from '../../sheets/life.tsx';
import { drawnAt, HALF } from '../plane.ts';
import { TOKEN_WIDE, tokensOn } from './token-marks.tsx';

/** The width of a digit of a skill, and of the space round it, at type of 16 pixels. */
const DIGIT = 7.5;
const FREE = 9;
/** The width of a pip with its gap, at type of 16 pixels. */
export const PIP = 6;

export const pipsOf = ({ mostShields, mostHull }: Life): number => mostShields + mostHull;

/** A badge is never smaller than this, nor is what is drawn round it. */
const LEAST = 13;
/** A badge stands out from the corner of a base by this many pixels, at type of 16 pixels. */
const BADGE = 8;
/** From this scale on, ships show their outlines and names have pips. */
export const NEAR = 0.55;
/** Tokens are this far above a ship, in pixels beyond its base. */
const ABOVE = 13;

/** A name with its place, in pixels from its ship, and how wide it is. */
export interface PlacedLabel {
  readonly place: LabelPlace;
  readonly name: string;
  readonly wide: number;
}

/** Positions of names, in pixels from their ship; the ships that matter now choose first. */
export function shipLabels(
  { ships }: BoardView,
  names: Names,
  lives: readonly Life[],
  first: readonly Seat[],
  sight: VisibleArea,
  /** The ratio of this screen's type to the standard one. */
  type: number,
): ReadonlyMap<Seat, PlacedLabel> {
  const { scale } = sight;
  const rank = (seat: Seat): number => (first.includes(seat) ? first.indexOf(seat) : first.length);
  const there = [...ships.entries()].filter(([, ship]) => isFlying(ship)).toSorted(([a], [b]) => rank(a) - rank(b));
  const pixels = ({ pose }: ShipView) => {
    const { x, y } = drawnAt(pose);
    return { x: x * scale, y: y * scale };
  };
  const things = there.map(([seat, ship]) => ({
    id: seat,
    at: pixels(ship),
    radius: Math.max(LEAST * type, (HALF + 4) * scale) + (scale < NEAR ? 0 : BADGE * type),
    name: nameOf(names, seat),
    wide: type * (nameWidth(nameOf(names, seat)) + skillWide(ship) + pipsWide(lives[seat], scale)),
  }));
  const rows =
    scale < NEAR
      ? []
      : there.flatMap(([, ship]): readonly Box[] => {
          const count = tokensOn(ship).length;
          const { x, y } = pixels(ship);
          const above = { x, y: y - HALF * scale - ABOVE * type };
          return count === 0 ? [] : [boxAt(above, type * (count * TOKEN_WIDE + 4), 18 * type)];
        });
  const places = placeLabels(things, onScreen(sight), rows, type);
  return new Map(
    things.flatMap(({ id, name, wide }) => {
      const place = places.get(id);
      return place === undefined ? [] : [[id, { place, name, wide }]];
    }),
  );
}

const skillWide = ({ skill }: ShipView): number => FREE + DIGIT * `${skill}`.length;

const pipsWide = (life: Life | undefined, scale: number): number =>
  life === undefined || scale < NEAR ? 0 : 6 + pipsOf(life) * PIP;
