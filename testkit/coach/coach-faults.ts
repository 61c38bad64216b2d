import {
  branch,
  type Choice,
  type CoachHint,
  canonical,
  choose,
  type Dice,
  diceFromSeed,
  drawKey,
  type GameTypes,
  type GivenHint,
  hintAt,
  hintMoment,
  imagine,
  type LessonPosition,
  layOut,
  type Match,
  options,
  pick,
  type Rules,
  roll,
  type Seat,
  same,
  type View,
  view,
} from '@starboard/kernel';
import { sayingFaults } from '../lessons/said-in-lessons.ts';

interface CoachTable<G extends GameTypes> {
  readonly position: Pick<LessonPosition<G>, 'setup'> & Partial<LessonPosition<G>>;
  readonly seats: number;
  readonly matches: number;
}

interface CoachCheck<G extends GameTypes> {
  readonly rules: Rules<G>;
  readonly hints: readonly CoachHint<G>[];
  /** The text of RULEBOOK.md. */
  readonly rulebook: string;
  /** What the board calls its parts (`board/parts.ts`). */
  readonly parts: readonly string[];
  /** Where matches begin that are played at random. */
  readonly tables: readonly CoachTable<G>[];
}

/** Answers at random for each ask, besides none. */
const PLANS = 4;
/** Questions of a match, and the share of them that are looked at. */
const QUESTIONS = 400;
const LOOKED_AT = 5;

/**
 * What is wrong with a game's hints, a sentence each: whatever the players have in mind at random questions, every hint
 * comes somewhere and keeps silent elsewhere, speaks in sentences, and goes only by what its seat sees.
 */
export function coachFaults<G extends GameTypes>(check: CoachCheck<G>): readonly string[] {
  const faults = new Set(ruleFaults(check));
  const shown = new Set<string>();
  const silent = new Set<string>();
  for (const { matches, ...table } of check.tables) {
    for (let number = 0; number < matches; number++) {
      const dice = diceFromSeed(`coach ${number}`);
      playAtRandom(check.rules, table, dice, (match, seat) => {
        const seen = view(check.rules, match, seat);
        const other = imaginedAlike(check.rules, seen, dice);
        for (const planned of plansAt(seen, dice)) {
          for (const hint of check.hints.filter(({ ask }) => ask === seen.mine?.ask.kind)) {
            const given = hintIn(hint, seen, planned);
            (given === null ? silent : shown).add(hint.id);
            if (given === null) continue;
            for (const fault of givenFaults(check, seen, given)) faults.add(`${hint.id}: ${fault}`);
            if (!same(given, hintIn(hint, other, planned))) faults.add(`${hint.id} says more than its seat can know.`);
          }
        }
      });
    }
  }
  for (const { id, isRight } of check.hints) {
    if (!shown.has(id)) faults.add(`${id} never comes.`);
    if (isRight !== undefined && !silent.has(id)) faults.add(`${id} always comes.`);
  }
  return [...faults];
}

function ruleFaults<G extends GameTypes>({ hints, rulebook }: CoachCheck<G>): readonly string[] {
  const twice = hints.filter(({ id }, i) => hints.findIndex((hint) => hint.id === id) !== i);
  return [
    ...twice.map(({ id }) => `Two hints are called ${id}.`),
    ...hints.flatMap(({ id, rule }) => (rulebook.includes(`**${rule}** `) ? [] : [`${id}: there is no rule ${rule}.`])),
  ];
}

function playAtRandom<G extends GameTypes>(
  rules: Rules<G>,
  { position, seats }: Pick<CoachTable<G>, 'position' | 'seats'>,
  dice: Dice,
  look: { at(match: Match<G>, seat: Seat): void }['at'],
): void {
  const seating = Array.from({ length: seats }, () => null);
  const { match: laidOut } = layOut(rules, { seat: 0, seating }, { seed: 'coach', ...position });
  const match = branch(rules, laidOut, drawKey(dice));
  for (let count = 0; count < QUESTIONS && match.result === null; count++) {
    const [ask] = match.asks;
    if (ask === undefined) throw new Error('a match asks nobody and is not over');
    if (count === 0 || roll(dice, LOOKED_AT) === 1) look(match, ask.seat);
    choose(rules, match, ask, pick(dice, options(rules, match, ask)));
  }
}

/** What the seat would see if everything that is hidden from it were otherwise. */
function imaginedAlike<G extends GameTypes>(rules: Rules<G>, seen: View<G>, dice: Dice): View<G> {
  return view(rules, imagine(rules, seen, dice), seen.seat, seen.memory);
}

function plansAt<G extends GameTypes>({ mine }: View<G>, dice: Dice): readonly (readonly Choice<G>[])[] {
  if (mine === null) return [];
  return [[], ...Array.from({ length: PLANS }, () => [pick(dice, mine.options)])];
}

function hintIn<G extends GameTypes>(
  hint: CoachHint<G>,
  seen: View<G>,
  planned: readonly Choice<G>[],
): GivenHint<G> | null {
  const moment = hintMoment(seen, planned, NAMES);
  return moment === null ? null : hintAt([hint], moment, () => false);
}
const NAMES = ['Ann', 'Ben', 'Cleo', 'Dan', 'Eve', 'Fay', 'Gus', 'Hal'];

/** Most hints have to fit above the buttons of a phone in three lines. */
const LONGEST = 180;

function givenFaults<G extends GameTypes>(
  { parts }: CoachCheck<G>,
  { mine }: View<G>,
  { says, highlights }: GivenHint<G>,
): readonly string[] {
  const listed = (mine?.options ?? []).map((option) => canonical(option));
  return [
    ...(says.length > LONGEST ? [`${says.length} characters are too many: ${says}`] : []),
    ...sayingFaults(says),
    ...highlights.flatMap((each) => {
      if (typeof each === 'string') return parts.includes(each) ? [] : [`the board has no part ${each}`];
      return listed.includes(canonical(each.choice)) ? [] : [`the highlighted ${canonical(each.choice)} is no option`];
    }),
  ];
}
