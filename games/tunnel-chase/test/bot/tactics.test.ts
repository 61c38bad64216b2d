import { type Bot, botById } from '@starboard/bots';
import { askOf, begin, choose, diceFromSeed, keyFromSeed, type Seat, view } from '@starboard/kernel';
import { describe, expect, it } from 'vitest';
import { heuristics } from '../../bot/index.ts';
import { tactics } from '../../bot/tactics.ts';
import { chartOf, courseOf } from '../../bot/turn/chart.ts';
import { planOf, type TurnPilot, turnPilot } from '../../bot/turn/pilots.ts';
import { hitsLater } from '../../bot/turn/pursuit.ts';
import { ALL_ROUND, afterQuiet } from '../../bot/turn/style.ts';
import { rules } from '../../rules/index.ts';
import type { Match, Setup } from '../../rules/model.ts';
import { ASTEROID, inFlight, on, type Playthrough, run, SIXES, setSpeeds, wholeSetup } from '../support/playing.ts';

const corridor = run('crossing', 9, 0, 11);
const straight = run('switchback', 7, 2, 7);
const elsewhere = run('mouth', 1, 2, 3);

const legend = named('legend:plumb');

function named(id: string): Bot {
  const bot = botById(id);
  if (bot === undefined) throw new Error(`there is no bot ${id}`);
  return bot;
}

const thoughtOf = (match: Match, seat: Seat, seed = 'tactics') =>
  legend.think(rules, heuristics, view(rules, match, seat), diceFromSeed(seed), false);

/** How often the legend takes each option, by the option. */
function sharesOf({ match }: Playthrough, seat: Seat = 0): ReadonlyMap<unknown, number> {
  return new Map(thoughtOf(match, seat).options.map(({ choice, share }) => [choice, share]));
}

/** Calls back at each ask of a chase among legends. */
function chaseOf(pilots: number, setup: Partial<Setup>, each: (match: Match, seat: Seat) => void, most = 500): void {
  const seating = Array.from({ length: pilots }, () => null);
  const match = begin(rules, wholeSetup(setup), seating, keyFromSeed(`tactics ${pilots}`));
  const dice = diceFromSeed('players');
  for (let asked = 0; asked < most && match.result === null; asked++) {
    const [ask] = match.asks;
    if (ask === undefined) throw new Error('nobody is asked');
    each(match, ask.seat);
    choose(rules, match, ask, legend.choose(rules, heuristics, view(rules, match, ask.seat), dice));
  }
}

describe('a turn as a game', () => {
  it.each([
    [2, 'stock'],
    [2, 'own'],
    [6, 'stock'],
  ] as const)('has sizes that match, and begins with options, for %i pilots with %s designs', (pilots, designs) => {
    const kinds = new Set<string>();
    chaseOf(pilots, { designs }, (match, seat) => {
      const seen = view(rules, match, seat);
      const game = tactics.turnGame(seen, { character: 'plumb', foresight: 2 }, diceFromSeed('game'));
      if (game === null) return;
      kinds.add(seen.mine?.ask.kind ?? '');
      const [me] = game.players;
      expect(me.seat).toBe(seat);
      for (const opens of me.opens ?? []) expect(seen.mine?.options).toContain(opens);
      for (const { alone, opens } of game.players) {
        expect(alone.length).toBeGreaterThan(0);
        if (opens !== null) expect(opens).toHaveLength(alone.length);
      }
      for (const { one, other, toOne, toOther } of game.meetings) {
        const cells = (game.players[one]?.alone.length ?? 0) * (game.players[other]?.alone.length ?? 0);
        expect([toOne.length, toOther.length]).toEqual([cells, cells]);
        expect(Array.from(toOne).every(Number.isFinite)).toBe(true);
      }
    });
    for (const kind of ['speed', 'branch', 'fire']) expect(kinds).toContain(kind);
  });

  it('is the same with the same dice', () => {
    chaseOf(3, {}, (match, seat) => expect(thoughtOf(match, seat)).toEqual(thoughtOf(match, seat)), 40);
  });
});

describe('the legend', () => {
  it('flies on behind a rival it tails, rather than past it', () => {
    const played = inFlight([
      { ...on(straight, 0), speed: 3 },
      { ...on(straight, 2), speed: 1 },
    ]);
    const shares = sharesOf(played);
    expect((shares.get(4) ?? 0) + (shares.get(5) ?? 0)).toBeLessThan(0.2);
  });

  it('slows down where it would scrape, if nobody is near', () => {
    const squeeze = run('squeeze', 8, 0, 10);
    const played = inFlight([
      { ...on(squeeze, 0), speed: 4, design: { handling: 1, accuracy: 4, protection: 10 } },
      { ...on(elsewhere, 0), speed: 1 },
    ]);
    expect(sharesOf(played).get(6) ?? 0).toBe(0);
    expect(sharesOf(played).get(2) ?? 0).toBeGreaterThan(0.5);
  });

  it('7.2 fires whenever it can', () => {
    const played = inFlight([
      { ...on(straight, 0), speed: 1 },
      { ...on(straight, 1), speed: 1 },
      { ...on(straight, 2), speed: 1, damage: 9 },
    ]);
    setSpeeds(played, [1, 1, 1], ...SIXES);
    expect(askOf(played.match, 0)?.kind).toBe('fire');
    expect(sharesOf(played).get(null) ?? 0).toBe(0);
  });
});

describe('the shots of later turns', () => {
  const chart = chartOf(ASTEROID);
  const end = (spaces: readonly number[], place: number) => {
    const { space, heading } = on(spaces, place);
    return { space, course: courseOf(ASTEROID, space, heading) };
  };

  it('the tail hits more than the pilot it tails, and more the nearer it is', () => {
    const [tail, near, far] = [end(corridor, 0), end(corridor, 1), end(corridor, 6)];
    expect(hitsLater(chart, tail, near)).toBeGreaterThan(hitsLater(chart, near, tail));
    expect(hitsLater(chart, tail, near)).toBeGreaterThan(hitsLater(chart, tail, far));
  });

  it('out of sight, whoever has fewer spaces to fly hits more', () => {
    const [here, there] = [end(corridor, 0), end(elsewhere, 0)];
    const { reach, spaces } = chart;
    const [far, near] = [reach[here.course * spaces + there.space], reach[there.course * spaces + here.space]];
    const [mine, theirs] = [hitsLater(chart, here, there), hitsLater(chart, there, here)];
    expect(Math.sign(mine - theirs)).toBe(Math.sign((near ?? 0) - (far ?? 0)));
  });
});

describe('a pilot with several rivals', () => {
  it.each([
    [1, 1],
    [2, 1 / 2],
    [5, 1 / 3],
  ])('and %i of them flying expects %f of its later shots at any one of them', (rivals, share) => {
    const others = Array.from({ length: rivals }, (_, i) => ({ ...on(straight, i), speed: 1 }));
    const { board } = inFlight([{ ...on(elsewhere, 0), speed: 1 }, ...others]).match;
    expect(turnPilot(board, 0, ALL_ROUND).attention).toBe(share);
  });
});

describe('quiet turns', () => {
  it('make a pilot keener, and less afraid even of a wall that would destroy it', () => {
    const usual = turnPilot(lastLegs().match.board, 0, ALL_ROUND);
    const bored = turnPilot(lastLegs().match.board, 0, afterQuiet(ALL_ROUND, 20));
    const scrape = { space: 0, heading: 1, rear: -1, course: 0, scrapes: [0.5, 0.5] };
    const alive = (pilot: TurnPilot): number => planOf(pilot, 3, 3, scrape, 0).alive[0] ?? 0;
    expect(bored.style.hunt).toBeGreaterThan(usual.style.hunt);
    expect([alive(usual), alive(bored)]).toEqual([0.5, expect.closeTo(0.717, 3)]);
  });

  /** With one point of protection left. */
  const lastLegs = (): Playthrough =>
    inFlight([
      { ...on(straight, 0), speed: 1, damage: 9 },
      { ...on(elsewhere, 0), speed: 1 },
    ]);
});
