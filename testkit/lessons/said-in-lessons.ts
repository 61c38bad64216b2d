import type { GameTypes, Lesson } from '@starboard/kernel';

/** With more characters, a sentence doesn't fit beside the board of a phone. */
const LONGEST = 200;
const SENTENCE = /^["“A-Z0-9].*[.!?]$/s;
const BROKEN = /undefined|null|NaN|\[object| {2}|\{|\}/;

/** What is wrong with something that a lesson says, if anything. */
export function sayingFaults(said: string | undefined): readonly string[] {
  if (said === undefined) return ['something is left without an answer'];
  return [
    ...(said.length > LONGEST ? [`${said.length} characters are too many: ${said}`] : []),
    ...(SENTENCE.test(said) && !BROKEN.test(said) ? [] : [`this is no sentence: ${said}`]),
  ];
}

interface Ruled {
  readonly lesson: Lesson<GameTypes>;
  readonly rulebook: string;
}

/** Rules that a lesson names and the rulebook doesn't have. */
export function ruleFaults({ lesson, rulebook }: Ruled): readonly string[] {
  return rulesNamedIn(lesson)
    .filter((rule) => !rulebook.includes(`**${rule}** `))
    .map((rule) => `There is no rule ${rule}.`);
}

function rulesNamedIn({ rules, steps }: Lesson<GameTypes>): readonly string[] {
  const named = steps.flatMap((step) => {
    const own = step.rule === undefined ? [] : [step.rule];
    if (step.kind === 'open') return [...own, step.praise.rule, step.consolation.rule];
    if (step.kind !== 'do') return own;
    return [...own, step.praise.rule, step.otherwise.rule, ...step.wrongWays.map((way) => way.rule)];
  });
  return [...rules, ...named];
}
