import { rules } from '@starboard/duel-in-space/rules';
import { begin, choose, diceFromSeed, keyFromSeed, options, pick, view } from '@starboard/kernel';
import { randomTable } from '@starboard/testkit';
import { describe, expect, test } from 'vitest';
import type { Event, Setup } from '../rules/model.ts';
import { words } from '../words.ts';

const NAMES = ['Ann', 'Bob'];
const NONSENSE = /undefined|null|NaN|\[object|\{|\}/;

interface Said {
  readonly lines: readonly (readonly [type: Event['type'], line: string])[];
  readonly prompts: readonly string[];
  readonly labels: readonly (readonly string[])[];
  readonly boards: readonly string[];
  readonly outcomes: readonly string[];
}

/** Everything that is said in many random duels at random tables. */
function listen(games: number): Said {
  const said = {
    lines: [] as [Event['type'], string][],
    prompts: [] as string[],
    labels: [] as string[][],
    boards: [] as string[],
    outcomes: [] as string[],
  };
  const dice = diceFromSeed('words');
  for (let game = 0; game < games; game++) {
    const { setup, seating } = randomTable(rules, dice);
    const hear = (event: Event): void => {
      said.lines.push([event.type, words.line(event, NAMES)]);
    };
    const match = begin(rules, setup as Setup, seating, keyFromSeed(`words ${game}`), hear);
    for (let ask = match.asks[0]; ask !== undefined; ask = match.asks[0]) {
      const seen = view(rules, match, ask.seat);
      const offered = options(rules, match, ask);
      said.prompts.push(words.prompt(ask, seen));
      said.labels.push(offered.map((choice) => words.label(ask, choice, seen)));
      said.boards.push(...words.describe(seen, NAMES));
      choose(rules, match, ask, pick(dice, offered), hear);
    }
    said.boards.push(...words.describe(view(rules, match, null), NAMES));
    said.outcomes.push(words.outcome(view(rules, match, null), NAMES));
  }
  return said;
}

const said = listen(1000);

const EVENTS: readonly Event['type'][] = [
  'rolled-for-ships',
  'ship-chosen',
  'designed',
  'start',
  'turn',
  'effect',
  'aimed',
  'headed',
  'flew',
  'fly-by',
  'moving-apart',
  'drone-turret',
  'declared',
  'shot',
  'damage',
  'special',
  'destroyed',
  'life-support',
  'asked-to-fight-on',
  're-engaged',
  'over',
];

describe('what is said in 1000 random duels', () => {
  test.each(EVENTS)('has lines for "%s", and sense in them', (type) => {
    const lines = said.lines.filter(([of]) => of === type).map(([, line]) => line);
    expect(lines.length).toBeGreaterThan(0);
    expect(lines.filter((line) => NONSENSE.test(line) || !/^[A-Z].*[.\d]$/.test(line))).toEqual([]);
  });

  test('makes sense in every prompt, label, board and outcome', () => {
    const all = [...said.prompts, ...said.labels.flat(), ...said.boards, ...said.outcomes];
    expect(all.filter((text) => text.trim() === '' || NONSENSE.test(text))).toEqual([]);
  });

  test('calls no two options of one question the same', () => {
    expect(said.labels.filter((labels) => new Set(labels).size < labels.length)).toEqual([]);
  });
});

test('a roll says what was needed and what came', () => {
  const shot = { type: 'shot', rule: '5.3', by: 0, laser: 'turret-2', dice: [4, 5], hit: true } as const;
  expect(words.line({ ...shot, needed: 8 }, NAMES)).toBe("Ann's turret laser 2: needed 8, rolled 9: hit.");
  expect(words.line({ ...shot, needed: null }, NAMES)).toBe("Ann's turret laser 2: rolled 9: hit.");
});
