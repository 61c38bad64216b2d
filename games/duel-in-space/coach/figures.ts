import type { MomentOf, View } from '@starboard/kernel';
import { type Forecast, forecast } from '../board/orders/forecast.ts';
import { known } from '../board/sheets/known.ts';
import { protectionLeft } from '../rules/01-starfighters.ts';
import { type Duel, other, type Ship, shipOf } from '../rules/model.ts';

/** The figures in hints: the forecasts of the board, as shares of what the enemy may do. */

export type HeadingMoment = MomentOf<Duel, 'heading'>;

/** What a heading would mean, by the board's forecast. */
interface Outlook {
  readonly clicks: number;
  /** The share of the enemy's moves after which I could fire, it could, and we would fly apart. */
  readonly mine: number;
  readonly its: number;
  readonly apart: number;
}

function outlookOf({ view, ask }: HeadingMoment, clicks: number): Outlook {
  const { ways, iBear, itBears, apart }: Forecast = forecast(view, ask.seat, clicks);
  return { clicks, mine: iBear / ways, its: itBears / ways, apart: apart / ways };
}

/** A view is never written to, so what was found for it stays. */
const KEPT = new WeakMap<View<Duel>, readonly Outlook[]>();

/** All headings, the smallest turns first. */
export function outlooksOf(moment: HeadingMoment): readonly Outlook[] {
  const found =
    KEPT.get(moment.view) ??
    moment.options.toSorted((a, b) => Math.abs(a) - Math.abs(b)).map((clicks) => outlookOf(moment, clicks));
  KEPT.set(moment.view, found);
  return found;
}

export function plannedIn(moment: HeadingMoment): Outlook | null {
  return outlooksOf(moment).find(({ clicks }) => clicks === moment.planned[0]) ?? null;
}

/** The heading with most of something; of several, the smallest turn. */
export function most(moment: HeadingMoment, worth: { of(outlook: Outlook): number }['of']): Outlook {
  const [first, ...others] = outlooksOf(moment);
  if (first === undefined) throw new Error('nobody is asked for a heading without one');
  return others.reduce((best, each) => (worth(each) > worth(best) ? each : best), first);
}

/** Protection left of me and of the enemy; null while a secret design hides one. */
export function protections({ view, ask }: Pick<HeadingMoment, 'view'> & { readonly ask: Duel['ask'] }) {
  const { ships } = view.board;
  const [me, it] = [known(shipOf(ships, ask.seat)), known(shipOf(ships, other(ask.seat)))];
  return me === null || it === null ? null : { mine: protectionLeft(me), its: protectionLeft(it) };
}

export const myShip = ({ view, ask }: HeadingMoment): Ship | null => known(shipOf(view.board.ships, ask.seat));
