import type { GameTypes, Rules } from '@starboard/kernel';
import { wholeNumber } from '../input/numbers.ts';
import { listed, occupantsNamed } from '../input/seats.ts';
import { checkedFor, settings } from '../input/setup.ts';
import { refuse } from '../refuse.ts';
import type { Simulation } from './simulation.ts';

/** Something that is varied, and all that is tried for it. */
interface Variation {
  readonly key: string;
  readonly values: readonly string[];
}

/** One value of each, ready to be simulated. */
export interface VariedCell {
  readonly down: string;
  readonly across: string | null;
  readonly wanted: Simulation;
}

/** What varies down the page and, where two things do, across it. */
export interface Varied {
  readonly down: Variation;
  readonly across: Variation | null;
  /** Row by row. */
  readonly cells: readonly VariedCell[];
}

/** The number of seats is varied like a setting. */
const SEATS = 'seats';

/** Every value of the one with every value of the other, all else as wanted. */
export async function variedOf(rules: Rules<GameTypes>, wanted: Simulation, texts: readonly string[]): Promise<Varied> {
  const [down, across = null, ...more] = texts.map(variation);
  if (down === undefined || more.length > 0) return refuse('You can vary at most two things at a time.');
  if (down.key === across?.key) return refuse(`You vary "${down.key}" twice.`);
  const cells: VariedCell[] = [];
  for (const one of down.values) {
    for (const other of across?.values ?? [null]) {
      const values = [[down.key, one] as const, ...(across && other !== null ? [[across.key, other] as const] : [])];
      cells.push({ down: one, across: other, wanted: await simulationWith(rules, wanted, values) });
    }
  }
  return { down, across, cells };
}

function variation(text: string): Variation {
  const cut = text.indexOf('=');
  if (cut < 1) return refuse(`"${text}" can't be varied. Write it as key=value,value,….`);
  return { key: text.slice(0, cut), values: listed(text.slice(cut + 1)) };
}

/** Its dice follow from the seed and these values, so that it comes out the same beside others. */
async function simulationWith(
  rules: Rules<GameTypes>,
  wanted: Simulation,
  values: readonly (readonly [key: string, value: string])[],
): Promise<Simulation> {
  const name = values.map(([key, value]) => `${key}=${value}`);
  const count = values.find(([key]) => key === SEATS)?.[1];
  const seats = count === undefined ? wanted.seats : seatedFor(rules, wanted.seats, count);
  const changes = await settings(
    rules,
    name.filter((_, i) => values[i]?.[0] !== SEATS),
  );
  const checked = checkedFor(rules, { ...wanted.setup, ...changes }, occupantsNamed(rules, seats, 'without'));
  if (!checked.ok) return refuse(`${name.join(' ')}: ${checked.fact}`);
  return { ...wanted, seats, setup: checked.setup, seed: `${wanted.seed}/${name.join(' ')}` };
}

/** So many seats: the first named takes those that are not named. */
function seatedFor({ seats }: Rules<GameTypes>, [first = '', ...others]: readonly string[], text: string): string[] {
  const count = wholeNumber(`--vary ${SEATS}`, Math.max(seats.min, others.length + 1), seats.max)(text);
  return [...Array.from({ length: count - others.length }, () => first), ...others];
}
