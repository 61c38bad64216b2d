import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { playedMatch } from '../../record/played.ts';
import { EVERYTHING, filtered, rateOf, ratesBy, streaksOf } from '../../record/rates.ts';

const person = { kind: 'person', name: 'Ada' } as const;
const bot = (id: string, name = id) => ({ kind: 'bot', id, name }) as const;

function stored(places: readonly number[], occupants: readonly (typeof person | ReturnType<typeof bot>)[], at = 0) {
  return {
    id: `m${at}`,
    game: 'starfire',
    at,
    players: occupants.map(({ name }) => name),
    occupants,
    result: { places, scores: [], turns: 5, rule: '1' },
  };
}

describe('A match of the record', () => {
  test('is won alone in the first place, drawn in a shared one, lost below', () => {
    const outcome = (...places: number[]) =>
      playedMatch(stored(places, [person, bot('ace'), bot('cadet')]))?.outcome ?? null;
    expect(outcome(1, 2, 3)).toBe('won');
    expect(outcome(1, 1, 3)).toBe('drew');
    expect(outcome(2, 1, 3)).toBe('lost');
  });

  test('names the opponents, their levels once, the place and the share left behind', () => {
    const match = playedMatch(stored([2, 1, 3], [person, bot('ace:hunter', 'Nettle'), bot('ace', 'Fender')]));
    expect(match).toMatchObject({ opponents: ['Nettle', 'Fender'], levels: ['ace'], place: 2, of: 3, share: 0.5 });
  });

  test('has a result, one person and somebody else', () => {
    expect(playedMatch({ ...stored([1, 2], [person, bot('ace')]), result: null })).toBeNull();
    expect(playedMatch(stored([1, 2], [person, person]))).toBeNull();
    expect(playedMatch(stored([1, 2], [bot('ace'), bot('ace')]))).toBeNull();
    expect(playedMatch(stored([1], [person]))).toBeNull();
  });
});

/** Three hundred matches, counted again in the plainest way. */
const GAMES = ['starfire', 'furball'] as const;
const BOTS = [bot('ace', 'Nettle'), bot('cadet', 'Fender'), bot('plain', 'Plain bot')] as const;
const drawn = fc.sample(
  fc.record({
    game: fc.constantFrom(...GAMES),
    rivals: fc.shuffledSubarray([...BOTS], { minLength: 1 }),
    places: fc.array(fc.integer({ min: 1, max: 3 }), { minLength: 4, maxLength: 4 }),
  }),
  { numRuns: 300, seed: 28 },
);
const matches = drawn.map(({ game, rivals, places }, at) => {
  const used = places.slice(0, rivals.length + 1);
  const least = Math.min(...used);
  return {
    ...stored(
      used.map((place) => place - least + 1),
      [person, ...rivals],
      at,
    ),
    game,
  };
});
const played = matches.flatMap((match) => playedMatch(match) ?? []);

describe('300 matches', () => {
  test('have the rates of a separate count, for each game and each opponent', () => {
    expect(played).toHaveLength(300);
    const counted = (fits: (match: (typeof matches)[number]) => boolean) => {
      let [all, won, drew] = [0, 0, 0];
      for (const match of matches) {
        if (!fits(match)) continue;
        all++;
        const [mine = 0, ...others] = match.result.places;
        if (mine === 1 && others.includes(1)) drew++;
        else if (mine === 1) won++;
      }
      return { matches: all, won, drew };
    };
    const byGame = new Map(ratesBy(played, ({ game }) => [game]));
    for (const game of GAMES) expect(byGame.get(game)).toMatchObject(counted((match) => match.game === game));
    const byRival = new Map(ratesBy(played, ({ opponents }) => opponents));
    for (const { name } of BOTS)
      expect(byRival.get(name)).toMatchObject(counted(({ players }) => players.includes(name)));
  });

  test('are filtered by game, opponent, level and result together', () => {
    const wanted = { game: 'furball', opponent: 'Fender', level: 'ace', outcome: 'won' };
    const shown = filtered(played, wanted);
    const separately = matches.filter(
      ({ game, players, result: { places } }) =>
        game === 'furball' &&
        players.includes('Fender') &&
        players.includes('Nettle') &&
        places[0] === 1 &&
        !places.slice(1).includes(1),
    );
    expect(shown.map(({ id }) => id)).toEqual(separately.map(({ id }) => id));
    expect(shown.length).toBeGreaterThan(3);
    expect(filtered(played, EVERYTHING)).toEqual(played);
  });
});

test.each([
  [0, 4, 0, 0.49],
  [2, 4, 0.15, 0.85],
  [50, 100, 0.404, 0.596],
  [4, 4, 0.51, 1],
])('%i wins of %i: the interval is Wilson’s', (won, all, low, high) => {
  const { score } = rateOf(Array.from({ length: all }, (_, i) => ({ outcome: i < won ? 'won' : 'lost' }) as const));
  expect(score?.low).toBeCloseTo(low, 2);
  expect(score?.high).toBeCloseTo(high, 2);
});

test('runs of wins end with anything else', () => {
  const run = (text: string) =>
    streaksOf([...text].map((each) => ({ outcome: each === 'w' ? 'won' : each === 'd' ? 'drew' : 'lost' }) as const));
  expect(run('wwdwwwl')).toEqual({ now: 2, longest: 3 });
  expect(run('lw')).toEqual({ now: 0, longest: 1 });
  expect(run('')).toEqual({ now: 0, longest: 0 });
  expect(rateOf([]).score).toBeNull();
});
