import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { cards, hide, randomCase, toy } from '@starboard/testkit';
import { describe, expect, test } from 'vitest';
import {
  askOf,
  BY_PURPOSE,
  begin,
  blankMemory,
  diceFromSeed,
  draw,
  type GameTypes,
  hex,
  type Input,
  keyFromSeed,
  learnt,
  type Match,
  type MatchRecord,
  options,
  pick,
  play,
  project,
  questionsOf,
  type RecordedQuestion,
  type Rules,
  readRecord,
  replay,
  same,
  view,
} from '../../index.ts';

type State = {
  readonly match: Match<GameTypes>;
  readonly events: readonly GameTypes['event'][];
  readonly inputs: number;
};

/** The states at which `replay` alone shows a new question, and the last state. */
function questionStates(rules: Rules<GameTypes>, record: MatchRecord) {
  const states: State[] = [];
  replay(rules, record, (match, events, inputs) => states.push({ match, events, inputs }));
  const isNew = (state: State, i: number): boolean =>
    state.match.result === null && state.match.question !== states[i - 1]?.match.question;
  return { states, asked: states.filter(isNew) };
}

/** Calls first, then the answers that players gave: where a question leads to. */
function followed(rules: Rules<GameTypes>, { before, calls, answers }: RecordedQuestion<GameTypes>): Match<GameTypes> {
  let match = before;
  const go = (input: Input): void => {
    const played = play(rules, match, input);
    if (!played.ok) throw new Error(played.fact);
    match = played.match;
  };
  for (const call of calls) go(call);
  for (const { ask, choice } of answers) {
    const isOpen = match.question === before.question && same(askOf(match, ask.seat) ?? null, ask);
    if (isOpen) go({ seat: ask.seat, question: before.question, choice });
  }
  return match;
}

function expectToAgree(rules: Rules<GameTypes>, record: MatchRecord): void {
  const { states, asked } = questionStates(rules, record);
  const { questions, beginning, broken, match } = questionsOf(rules, record);
  expect(broken).toBeNull();
  expect(questions.map(({ before, place }) => [place, before])).toEqual(asked.map((each) => [each.inputs, each.match]));
  expect([beginning, ...questions.map(({ events }) => events)].flat()).toEqual(states.flatMap(({ events }) => events));
  expect(questions.flatMap(({ inputs }) => inputs)).toEqual(record.inputs);
  for (const [i, question] of questions.entries()) {
    if (question.end === 'open') continue;
    expect(followed(rules, question)).toEqual(questions[i + 1]?.before ?? match);
  }
}

function expectLiveViews(rules: Rules<GameTypes>, record: MatchRecord): void {
  const { states, asked } = questionStates(rules, record);
  const { questions } = questionsOf(rules, record);
  for (const viewer of [null, ...record.header.seating.keys()]) {
    let memory = blankMemory(rules);
    for (const { match, events, inputs } of states) {
      memory = learnt(rules, memory, events, viewer);
      const at = asked.findIndex((each) => each.inputs === inputs);
      if (at >= 0) expect(questions[at]?.view(viewer)).toEqual(view(rules, match, viewer, memory));
    }
  }
}

/** A random match with answers taken back and, now and then, a seat that leaves. */
function randomRecord(rules: Rules<GameTypes>, seed: string, leaves: boolean): MatchRecord {
  const dice = diceFromSeed(seed);
  const { setup, seating } = randomCase(rules, dice);
  const key = keyFromSeed(seed);
  let match = begin(rules, setup, seating, key);
  const inputs: Input[] = [];
  const go = (input: Input): void => {
    const played = play(rules, match, input);
    if (!played.ok) return;
    match = played.match;
    inputs.push(input);
  };
  while (match.result === null) {
    const chance = draw(dice, 40);
    const { question } = match;
    const [answered] = match.sealed;
    if (chance < 8 && answered !== undefined) go({ seat: answered.ask.seat, question, takeBack: true });
    if (leaves && chance === 39) go({ call: 'resigned', seats: [draw(dice, seating.length)] });
    if (match.result !== null || match.question !== question) continue;
    const ask = pick(dice, match.asks);
    go({ seat: ask.seat, question, choice: pick(dice, options(rules, match, ask)) });
  }
  const players = seating.map((_, seat) => `${seat}`);
  const header = { game: rules.id, rules: rules.version, setup, seating, players, key: hex(key), dice: BY_PURPOSE };
  return { header, inputs, result: match.result };
}

describe.each<Rules<GameTypes>>([toy, hide, cards])('the questions of $id', (rules) => {
  test.each(Array.from({ length: 20 }, (_, i) => i))('each leads to the next, in match %i', (i) => {
    expectToAgree(rules, randomRecord(rules, `questions/${i}`, i % 2 === 0));
  });

  test('each shows every viewer what it saw live', () => {
    for (let i = 0; i < 5; i++) expectLiveViews(rules, randomRecord(rules, `views/${i}`, true));
  });
});

const ROOT = join(import.meta.dirname, '../../..');
const golden = globSync('games/*/test/golden/*.jsonl', { cwd: ROOT }).toSorted();

test.each(golden)('the questions of %s agree with its replay', { timeout: 120_000 }, async (file) => {
  const game = dirname(dirname(dirname(file)));
  const { rules }: { readonly rules: Rules<GameTypes> } = await import(join(ROOT, game, 'rules/index.ts'));
  const read = readRecord(readFileSync(join(ROOT, file), 'utf8'));
  if (!read.ok) throw new Error(`${basename(file)}: ${read.fact}`);
  expectToAgree(rules, read.record);
  expectLiveViews(rules, read.record);
});

describe('the questions of a record', () => {
  const header = {
    game: 'toy',
    rules: 1,
    setup: { rounds: 2 },
    seating: [null, null, null],
    players: ['Ann', 'Bo', 'Cy'],
    key: hex(keyFromSeed('fixed')),
    dice: BY_PURPOSE,
  };
  const bid = (seat: number, choice: number | boolean, question = 1): Input => ({ seat, question, choice });
  const takeBack = (seat: number): Input => ({ seat, question: 1, takeBack: true });
  const of = (...inputs: Input[]) => questionsOf(toy as Rules<GameTypes>, { header, inputs, result: null });
  const choices = (question: RecordedQuestion<GameTypes> | undefined) =>
    question?.answers.map(({ ask, choice }) => [ask.seat, choice]);

  test('leave out what was taken back, and keep what stood before a follow-up', () => {
    const { questions } = of(bid(1, 1), takeBack(1), bid(2, 0), bid(1, 0), bid(0, 1));
    expect(choices(questions[0])).toEqual([
      [0, 1],
      [1, 0],
      [2, 0],
    ]);
    expect(questions.map(({ end, place }) => [end, place])).toEqual([
      ['answered', 0],
      ['open', 5],
    ]);
  });

  test('hold the answers sealed so far in the one that is still open', () => {
    const { questions, match } = of(bid(2, 1));
    expect(choices(questions[0])).toEqual([[2, 1]]);
    expect(questions[0]?.end).toBe('open');
    expect(match?.result).toBeNull();
  });

  test('drop the answer of a seat that leaves, and close when the others have answered', () => {
    const { questions } = of(bid(2, 1), bid(1, 1), { call: 'resigned', seats: [2] }, { call: 'away', seats: [0] });
    expect(questions[0]?.calls).toHaveLength(2);
    expect(questions[0]?.end).toBe('match-ended');
    const [first] = of(bid(2, 1), bid(1, 1), { call: 'resigned', seats: [0] }).questions;
    expect([first?.end, choices(first)]).toEqual([
      'answered',
      [
        [1, 1],
        [2, 1],
      ],
    ]);
  });

  test('drop the answer of a seat that leaves with the last one to answer', () => {
    const four = { ...header, seating: [null, null, null, null], players: ['Ann', 'Bo', 'Cy', 'Di'] };
    const inputs: Input[] = [bid(1, 1), bid(2, 1), bid(3, 0), { call: 'resigned', seats: [0, 2] }];
    const { questions } = questionsOf(toy as Rules<GameTypes>, { header: four, inputs, result: null });
    expect([questions[0]?.end, choices(questions[0])]).toEqual([
      'answered',
      [
        [1, 1],
        [3, 0],
      ],
    ]);
  });

  test('are interrupted by a call that puts another question', () => {
    const asksAgain: Rules<GameTypes> = {
      ...toy,
      call: () => ({ ask: [{ kind: 'bid', seat: 1 }] }),
    } as Rules<GameTypes>;
    const inputs: Input[] = [bid(0, 1), { call: 'time-is-up' }, bid(1, 1, 2)];
    const { questions } = questionsOf(asksAgain, { header, inputs, result: null });
    expect(questions.map(({ end }) => end)).toEqual(['interrupted', 'answered', 'open']);
    expect(questions[0]?.answers).toEqual([]);
    expect(choices(questions[1])).toEqual([[1, 1]]);
  });

  test('stop at the line that the rules can’t follow, and say so', () => {
    const { questions, broken } = of(bid(0, 1), bid(0, 1));
    expect(broken).toMatchObject({ line: 3 });
    expect(questions.map(({ end, inputs }) => [end, inputs.length])).toEqual([['open', 1]]);
    const newer = questionsOf(toy as Rules<GameTypes>, { header: { ...header, rules: 2 }, inputs: [], result: null });
    expect(newer).toMatchObject({ questions: [], match: null, broken: { line: 1 } });
  });

  test('give each viewer the events that it received, with the board of each moment', () => {
    const inputs = [bid(0, 1), bid(1, 1), bid(2, 1)];
    const [first] = of(...inputs).questions;
    const rules = toy as Rules<GameTypes>;
    const live = project(rules, [null, 0, 1, 2]);
    let match = begin(rules, header.setup, header.seating, keyFromSeed('fixed'));
    for (const input of inputs) {
      const played = play(rules, match, input, live.observe);
      if (played.ok) match = played.match;
    }
    for (const viewer of [null, 0, 1, 2]) expect(first?.happenings(viewer)).toEqual(live.happenings(viewer));
    expect(first?.happenings(0)).toHaveLength(3);
  });
});
