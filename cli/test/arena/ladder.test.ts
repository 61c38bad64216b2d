import { describe, expect, test } from 'vitest';
import { run } from '../run.ts';

const ladder = async (...words: readonly string[]) => {
  const { code, out } = await run(['ladder', ...words, '--json']);
  return { code, report: JSON.parse(out) };
};

describe('ladder', () => {
  test('each bot plays the one before it, and has each seat once with the same dice', async () => {
    const { code, report } = await ladder('duel-in-space', '--bots', 'drone,random,cadet', '--games', '10');
    const steps = report.steps.map((step: { bot: string; against: string; matches: number }) => [
      step.bot,
      step.against,
      step.matches,
    ]);
    expect([code, steps]).toEqual([
      0,
      [
        ['random', 'drone', 10],
        ['cadet', 'random', 10],
      ],
    ]);
  });

  test('among many, one plays every seat against all others, and first places count', async () => {
    const words = ['tunnel-chase', '--seats', '4', '--bots', 'random,plain', '--games', '8'];
    const { report } = await ladder(...words);
    const [{ matches, score, firsts, parties }] = report.steps;
    expect([matches, parties]).toEqual([8, []]);
    expect(score.value).toBeGreaterThan(0.5);
    expect(firsts.value).toBeGreaterThan(0.25);
    const said = await run(['ladder', ...words]);
    expect(said.out).toContain('A bot as good as the others scores 50 % and has 25.0 % of the first places.');
    expect(said.out).toMatch(/^plain +random +8 /m);
  });

  test('a game with sides: the score on each side', async () => {
    const words = ['escape-the-death-star', '--seats', '4', '--games', '4', '--bots', 'random,plain'];
    const { report } = await ladder(...words);
    const [{ parties }] = report.steps;
    expect(parties.map(({ party }: { party: string }) => party)).toEqual(['Rebels', 'Imperial']);
  });

  test('a step ends when its test is decided', async () => {
    const words = ['duel-in-space', '--bots', 'drone,plain', '--games', '400', '--sprt', '0,60'];
    const { report } = await ladder(...words);
    expect(report.steps[0].test.verdict).toBe('H1');
    expect(report.steps[0].matches).toBeLessThan(400);
  });
});
