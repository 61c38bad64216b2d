import { flag, integer, list, object, oneOf, type Schema, text, validate } from '@starboard/kernel';
import { MAT, TURN } from '../rules/geometry/index.ts';
import { rules } from '../rules/index.ts';
import { SQUAD_LIMIT } from '../squads/index.ts';
import { type AsteroidLayout, drawnLayout, MOST_LAYOUTS } from './asteroids/layout.ts';
import { KEPT, type KeptSquad, MOST_KEPT } from './kept.ts';
import { LIMIT } from './squads/event.ts';
import { RANDOM, type SeatChoice } from './table/seat-choice.ts';

const TABS = ['squads', 'asteroids', 'table'] as const;
type Tab = (typeof TABS)[number];

/** Everything in the workshop that is kept between visits. */
export type Work = {
  readonly tab: Tab;
  readonly limit: number;
  readonly squads: readonly KeptSquad[];
  /** Which of them is on the workbench; with none of that number, none is. */
  readonly open: number;
  /** Who flies what, seat by seat. */
  readonly seats: readonly SeatChoice[];
  readonly layout: AsteroidLayout;
  /** Whether the lay-out is played on; else one is drawn at the start. */
  readonly usesLayout: boolean;
};

const LAYOUT: Schema<AsteroidLayout> = object({
  number: integer(1, MOST_LAYOUTS),
  placements: list(object({ x: integer(0, MAT), y: integer(0, MAT), heading: integer(0, TURN - 1) }), {
    minItems: 6,
    maxItems: 6,
  }),
});

const FRESH: Work = {
  tab: 'squads',
  limit: SQUAD_LIMIT,
  squads: [],
  open: -1,
  seats: Array.from({ length: rules.seats.min }, () => RANDOM),
  layout: drawnLayout(1),
  usesLayout: false,
};

/** Reads the kept work; an unreadable part starts as on the first visit. */
export function readWork(kept: unknown): Work {
  const found: { readonly [P in keyof Work]?: unknown } = typeof kept === 'object' && kept !== null ? kept : {};
  const { min, max } = rules.seats;
  return {
    tab: part(oneOf(TABS), found.tab, FRESH.tab),
    limit: part(integer(LIMIT.least, LIMIT.most), found.limit, FRESH.limit),
    squads: readSquads(found.squads),
    open: part(integer(-1, MOST_KEPT), found.open, FRESH.open),
    seats: part(list(text({ maxLength: 200 }), { minItems: min, maxItems: max }), found.seats, FRESH.seats),
    layout: part(LAYOUT, found.layout, FRESH.layout),
    usesLayout: part(flag(), found.usesLayout, FRESH.usesLayout),
  };
}

/** Reads each squad separately, so that an unreadable one doesn't spoil the others. */
function readSquads(kept: unknown): readonly KeptSquad[] {
  if (!Array.isArray(kept)) return FRESH.squads;
  return kept.slice(0, MOST_KEPT).flatMap((each) => {
    const read = validate(KEPT, each);
    return read.ok ? [read.value] : [];
  });
}

function part<T>(schema: Schema<T>, value: unknown, otherwise: T): T {
  const fitted = validate(schema, value);
  return fitted.ok ? fitted.value : otherwise;
}
