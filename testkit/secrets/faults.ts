import {
  blankMemory,
  diceFromSeed,
  type GameTypes,
  type Match,
  pick,
  type Rules,
  same,
  type Viewer,
} from '@starboard/kernel';
import { atEveryQuestion, type LaidCase } from '../at-every-question.ts';
import { hiddenStaysHidden } from '../laws/hidden.ts';
import type { Situation } from '../laws/index.ts';
import { withParts } from './changing.ts';
import { type BoardPart, partsOf } from './parts.ts';
import type { PublicPaths } from './public-paths.ts';
import { changesOf, secrecyOf } from './twin.ts';

/** Which paths of a list occurred, and which parts of the board it doesn't name. */
interface Met {
  readonly onBoard: Set<string>;
  readonly hidden: Set<string>;
  readonly changed: Set<string>;
}

/**
 * Disagreements between a game and its list of public paths: a leak, or a list that says too much or no longer fits.
 * Plays one random match of each case and checks every question.
 */
export function secrecyFaults(
  rules: Rules<GameTypes>,
  paths: PublicPaths,
  cases: readonly LaidCase[],
): readonly string[] {
  const met: Met = { onBoard: new Set(), hidden: new Set(), changed: new Set() };
  const leaks = cases.flatMap((fuzzCase, i) => {
    const look = (situation: Situation) => hiddenStaysHidden(situation) ?? listFault(situation, met);
    const { found } = atEveryQuestion(rules, paths, fuzzCase, `secrets/${i}`, look);
    return found === undefined ? [] : [`match ${i}: ${found}`];
  });
  if (leaks.length > 0) return leaks;
  const absent = Object.keys(paths.board).filter((path) => !met.onBoard.has(path));
  const blind = [...met.hidden].filter((path) => !met.changed.has(path));
  return [
    ...absent.map((path) => `${path} is on the list, but never on the board`),
    ...blind.map((path) => `${path} is kept from somebody, but was never changed`),
  ];
}

/** How often a match is continued from its state, each time with other dice and other hidden values. */
const TIMES = 60;

/** Leaks from a match as it is, and from its next choices. */
export function leakFrom(
  rules: Rules<GameTypes>,
  paths: PublicPaths,
  match: Match<GameTypes>,
  viewers: readonly Viewer[],
): string | undefined {
  const secrecy = secrecyOf(paths);
  const memory = () => blankMemory(rules);
  for (let i = 0; i < TIMES; i++) {
    const [dice, other] = [diceFromSeed(`choices ${i}`), diceFromSeed(`dice ${i}`)];
    const leak = hiddenStaysHidden({ rules, match: { ...match, dice: other }, dice, viewers, secrecy, memory });
    if (leak !== undefined) return leak;
  }
  return undefined;
}

function listFault(situation: Situation, met: Met): string | undefined {
  const { match, dice, viewers, secrecy } = situation;
  const viewer = pick(dice, viewers);
  const known = partsOf(secrecy.tree, match.board, viewer, true);
  const hidden = partsOf(secrecy.tree, match.board, viewer, false);
  for (const part of [...known, ...hidden]) met.onBoard.add(nameOf(part));
  for (const part of hidden) met.hidden.add(nameOf(part));
  for (const part of changesOf(hidden, secrecy.pool, dice)) met.changed.add(nameOf(part));
  return known.length === 0 ? undefined : unseen(situation, viewer, pick(dice, known));
}

const nameOf = ({ path, kind }: BoardPart): string => path ?? kind;

/** A viewer must see whatever the list makes public: otherwise the law would not look there. */
function unseen({ rules, match, dice, secrecy }: Situation, viewer: Viewer, part: BoardPart): string | undefined {
  const changes = changesOf([{ ...part, gist: lengthOf }], secrecy.pool, dice);
  if (changes.length === 0) return undefined;
  const [before, after] = [match.board, withParts(match.board, changes)].map((board) => rules.see(board, viewer));
  return same(before, after) ? `${part.keys.join('.')} is not seen by ${viewer}, but the list says it is` : undefined;
}

/** A view may copy a list of fixed length item by item. */
const lengthOf = (value: unknown): unknown => (Array.isArray(value) ? value.length : null);
