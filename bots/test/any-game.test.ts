import { alike, askOf, choose, type Heuristics, type Instincts, view } from '@starboard/kernel';
import { type Toy, toy } from '@starboard/testkit';
import { describe, expect, it } from 'vitest';
import { botById, bots } from '../index.ts';
import { plain } from '../plain/plain.ts';
import { random } from '../random.ts';
import { answerOf, dealt, playedOut, wins } from './playing-out.ts';

const instincts: Instincts<Toy> = {
  evaluate: ({ totals }, seat) => ((totals[seat] ?? 0) - Math.max(...totals.filter((_, other) => other !== seat))) / 50,
  policy: (_board, _ask, options) => alike(options),
  policyOnly: [],
};
const heuristics: Heuristics<Toy> = { plain: instincts, value: () => 0.5, facts: () => [] };

describe('the bots', () => {
  it('are known by their ids', () => {
    for (const bot of bots) expect(botById(bot.id)).toBe(bot);
    expect(bots.map(({ id }) => id)).toEqual([
      'random',
      'plain',
      'solved',
      'cadet',
      'pilot',
      'veteran',
      'ace',
      'legend',
    ]);
    expect(botById('hal')).toBeUndefined();
  });

  it.each(bots)('$id answers nothing where nothing is asked', (bot) => {
    const match = dealt(toy, { rounds: 1 }, ['clock', null], 'clock');
    expect(() => answerOf(bot, toy, heuristics, match, 0, 'x')).toThrow('nothing is asked');
  });

  it.each([2, 3, 5])('play a game of bids with %i seats to its end, further asks and all', (seats) => {
    const players = Array.from({ length: seats }, (_, seat) => (seat % 2 === 0 ? plain : random));
    const match = dealt(
      toy,
      { rounds: 3 },
      players.map(() => null),
      `bids ${seats}`,
    );
    const kinds = new Set<string>();
    expect(playedOut(toy, heuristics, match, players, 'bids', kinds).result).not.toBeNull();
    expect([...kinds].sort()).toEqual(['bid', 'double']);
  });
});

describe('random', () => {
  it('takes every option in the end', () => {
    const match = dealt(toy, { rounds: 1 }, [null, null], 'any');
    const { mine } = view(toy, match, 0);
    const taken = new Set(Array.from({ length: 60 }, (_, i) => answerOf(random, toy, heuristics, match, 0, `${i}`)));
    expect(taken).toEqual(new Set(mine?.options));
  });
});

describe('the plain bot', () => {
  it('bids all it can, where more is simply better', () => {
    const match = dealt(toy, { rounds: 3 }, [null, null], 'more');
    const most = match.board.secrets[0];
    for (let i = 0; i < 10; i++) expect(answerOf(plain, toy, heuristics, match, 0, `${i}`)).toBe(most);
  });

  it('shows its policy all that is going on, the frame that asks on top', () => {
    const match = dealt(toy, { rounds: 1 }, [null, null], 'stack');
    const seen: unknown[] = [];
    const watching: Heuristics<Toy> = {
      ...heuristics,
      plain: {
        ...instincts,
        policy(_board, _ask, options, frame, _dice, stack) {
          seen.push([stack.at(-1) === frame, stack.length]);
          return alike(options);
        },
        policyOnly: ['bid'],
      },
    };
    answerOf(plain, toy, watching, match, 0, 'stack');
    expect(seen).toEqual([[true, match.stack.length]]);
  });

  it('takes a good risk at a further ask, its first answer still sealed', () => {
    const match = dealt(toy, { rounds: 3 }, [null, null, null], 'double');
    match.board.secrets[0] = 3;
    const ask = askOf(match, 0);
    if (ask === undefined) throw new Error('nothing is asked');
    choose(toy, match, ask, 3);
    expect(askOf(match, 0)?.kind).toBe('double');
    expect(answerOf(plain, toy, heuristics, match, 0, 'risk')).toBe(true);
  });

  it('beats random choice among three', () => {
    expect(wins(toy, heuristics, 1, [random, plain, random], [null, null, null], 40)).toBeGreaterThanOrEqual(20);
  });
});
