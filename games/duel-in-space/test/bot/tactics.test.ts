import { heuristics } from '@starboard/duel-in-space/bot';
import { rules } from '@starboard/duel-in-space/rules';
import { askOf, choose, diceFromSeed, LEVELS, options, same, view } from '@starboard/kernel';
import { beforeAll, describe, expect, it } from 'vitest';
import { characters } from '../../bot/characters.ts';
import { tactics } from '../../bot/tactics.ts';
import { estimated } from '../../bot/turn/estimate.ts';
import { turned } from '../../rules/04-movement/wheel.ts';
import { STOCK } from '../../rules/data/ships.ts';
import type { Sector } from '../../rules/model.ts';
import { adviseAims } from '../../solution/advice/advice.ts';
import { POSITIONS } from '../../solution/model/positions.ts';
import { WHOLE } from '../../solution/model/ships.ts';
import { loadSmall } from '../../solution/table/load-small.ts';
import { AFT_ONLY, answer, duel, NO_LASERS, type Playthrough } from '../support/playing.ts';

beforeAll(async () => {
  await tactics.prepare?.();
});

const CALM = { character: 'ace', foresight: 1 } as const;

function turnOf({ match }: Playthrough, seat: number, mind: { character: string; foresight: number } = CALM) {
  const game = tactics.turnGame(view(rules, match, seat), mind, diceFromSeed('bot'));
  if (game === null) throw new Error('nothing to think about');
  return game;
}

/** What each option of the first player is worth if the other takes any. */
function blindly({ players: [me], meetings }: ReturnType<typeof turnOf>): readonly number[] {
  const width = (meetings[0]?.toOne.length ?? me.alone.length) / me.alone.length;
  return Array.from(me.alone, (alone, i) => {
    let sum = 0;
    for (let j = 0; j < width; j++) sum += meetings[0]?.toOne[i * width + j] ?? 0;
    return alone + sum / width;
  });
}

const best = (game: ReturnType<typeof turnOf>): unknown => {
  const worths = blindly(game);
  return game.players[0].opens?.[worths.indexOf(Math.max(...worths))];
};

function atHeadings(ports: readonly [Sector, Sector], layout: Parameters<typeof duel>[0] = {}): Playthrough {
  const played = duel({ ports, ...layout });
  for (const seat of [0, 1]) if (askOf(played.match, seat)?.kind === 'aim') answer(played, seat, 3);
  return played;
}

describe.each(['stock', 'open', 'secret'] as const)('the turn as a game, with designs %s', (designs) => {
  it('has options as openings, worths for all of them, and shares that add up to 1', () => {
    for (const [i, level] of LEVELS.entries()) {
      const played = duel({ setup: { designs }, ...(designs === 'stock' ? { ports: [2, 4] as const } : {}) });
      const { match } = played;
      const { foresight } = tactics.skills[level];
      const character = characters[i % characters.length]?.id ?? '';
      for (let [ask] = match.asks, asked = 0; ask !== undefined && asked < 5; asked++, [ask] = match.asks) {
        const game = tactics.turnGame(view(rules, match, ask.seat), { character, foresight }, diceFromSeed(level));
        const allowed = options(rules, match, ask);
        for (const { alone, opens, solved } of game?.players.slice(0, 1) ?? []) {
          expect(alone.length).toBe(opens?.length);
          for (const choice of opens ?? []) expect(allowed.some((option) => same(option, choice))).toBe(true);
          if (solved !== undefined) expect(Array.from(solved).reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 6);
        }
        choose(rules, match, ask, game?.players[0].opens?.[0] ?? allowed[0] ?? 0);
      }
    }
  }, 120_000);
});

describe('headings', () => {
  it('bring all three forward lasers to bear on an enemy that is on the beam and can’t shoot', () => {
    const played = atHeadings([3, 6], { ships: [{}, { ...NO_LASERS, stabilizerHits: 6 }] });
    expect(turned(3, Number(best(turnOf(played, 0, { ...CALM, foresight: 0 }))))).toBe(1);
  });

  it('4.2 never turn by more clicks than the stabilizer allows', () => {
    const played = duel({ setup: { designs: 'open', given: [{ ...STOCK, manoeuvre: 0 }, STOCK] }, ports: [3, 6] });
    for (const seat of [0, 1]) answer(played, seat, 3);
    const [me, enemy] = turnOf(played, 0).players;
    expect([...(me.opens ?? [])].sort()).toEqual([-1, 0, 1]);
    expect(enemy?.alone.length).toBe(8);
  });

  it('of a hunter turn to the enemy more gladly than those of a survivor, who likes to be unseen', () => {
    const played = atHeadings([2, 8]);
    const gain = (character: string, clicks: number): number => {
      const { players } = turnOf(played, 0, { ...CALM, character });
      return players[0].alone[players[0].opens?.indexOf(clicks) ?? -1] ?? 0;
    };
    expect(gain('hunter', 1) - gain('hunter', -3)).toBeGreaterThan(gain('survivor', 1) - gain('survivor', -3));
    expect(gain('gambler', 4)).toBeGreaterThan(gain('gambler', 0));
    expect(gain('ace', 4)).toBe(0);
  });
});

describe('the estimate for ships that are not solved', () => {
  it('comes close to the solution where there is one', () => {
    const small = loadSmall();
    let worst = 0;
    for (const position of POSITIONS.filter(({ noseToNose, movingApart }) => noseToNose + movingApart === 0)) {
      const { match } = duel({ ports: [position.port, position.view] });
      const game = estimated(match.board, 0, 2).aims();
      const worth = game.myShares.reduce(
        (sum, share, i) =>
          sum + game.theirShares.reduce((rest, other, j) => rest + share * other * (game.table[i * 8 + j] ?? 0), 0),
        0,
      );
      worst = Math.max(
        worst,
        Math.abs(worth - adviseAims(small, { position, mine: WHOLE, theirs: WHOLE, quiet: 0 }).worth),
      );
    }
    expect(worst).toBeLessThan(0.25);
  }, 60_000);

  it('prefers a whole ship to one with only its aft laser', () => {
    const { match } = duel({ setup: { quietLimit: 50 }, ports: [3, 7], ships: [{}, { ...AFT_ONLY }] });
    const { table } = estimated(match.board, 0, 2).aims();
    expect(Math.min(...Array.from(table))).toBeGreaterThan(0.2);
  });
});

it('builds what its character likes, within the budget', () => {
  for (const { id } of characters) {
    const played = duel({ setup: { designs: 'open' } });
    const built = ['manoeuvre', 'accuracy', 'protection'].map(() => {
      const points = Number(best(turnOf(played, 0, { ...CALM, character: id })));
      answer(played, 0, points);
      return points;
    });
    expect(built.reduce((sum, points) => sum + points, 0)).toBe(20);
  }
  expect(heuristics.tactics).toBe(tactics);
});
