import type { GameTypes, PlanMeeting, TurnGame, TurnPlayer } from '@starboard/kernel';
import { describe, expect, test } from 'vitest';
import { playTurn } from '../levels/playing-a-turn.ts';
import { nearBest } from '../levels/soft.ts';

const player = (seat: number, alone: readonly number[], weight = 1): TurnPlayer<GameTypes> => ({
  seat,
  weight,
  alone,
  opens: alone.map((_, i) => i),
});

/** A meeting in which one wins what the other loses. */
const between = (one: number, other: number, toOne: readonly number[]): PlanMeeting => ({
  one,
  other,
  toOne,
  toOther: toOne.map((worth) => -worth),
});

const PENNIES = between(0, 1, [1, -1, -1, 1]);
const BEST = { foresight: 0, rivals: 'equal', careless: 0, leeway: 0 } as const;

describe('A level plays a turn', () => {
  test('of matching pennies by tossing its own, if the rival is its equal', () => {
    const game: TurnGame<GameTypes> = { players: [player(0, [0, 0]), player(1, [0, 0])], meetings: [PENNIES] };
    const { shares, worths } = playTurn(game, BEST);
    for (const share of shares) expect(share).toBeCloseTo(0.5, 1);
    for (const worth of worths) expect(worth).toBeCloseTo(0, 1);
  });

  test('as often as theory says where one penny counts double', () => {
    const double = between(0, 1, [2, -1, -1, 1]);
    const game: TurnGame<GameTypes> = { players: [player(0, [0, 0]), player(1, [0, 0])], meetings: [double] };
    const { shares, expected } = playTurn(game, BEST);
    expect(shares[0]).toBeCloseTo(0.4, 1);
    expect(expected[1]?.[0]).toBeCloseTo(0.4, 1);
  });

  test('by the best answer to a rival who chooses anything', () => {
    const game: TurnGame<GameTypes> = {
      players: [player(0, [0, 0.3]), player(1, [0, 0])],
      meetings: [between(0, 1, [1, -1, -1, 1])],
    };
    const { shares, worths } = playTurn(game, { ...BEST, rivals: 'blind' });
    expect(shares).toEqual([0, 1]);
    expect(worths).toEqual([0, 0.3]);
  });

  test('by the best answer to a naive rival, who takes others for blind', () => {
    const game: TurnGame<GameTypes> = {
      players: [player(0, [0, 0]), player(1, [0, 0.1])],
      meetings: [PENNIES],
    };
    const { shares, expected } = playTurn(game, { ...BEST, rivals: 'naive' });
    expect(expected[1]).toEqual([0, 1]);
    expect(shares).toEqual([0, 1]);
  });

  test('against an equal who is sometimes naive, by answering that as far as the rest can’t make up for it', () => {
    const naiveTakesTails: TurnGame<GameTypes> = {
      players: [player(0, [0, 0]), player(1, [0, 0.1])],
      meetings: [PENNIES],
    };
    const wary = (naive: number) => playTurn(naiveTakesTails, { ...BEST, naive });
    expect(wary(0.3).shares[1]).toBeLessThan(0.65);
    expect(wary(0.3).expected[1]?.[1]).toBeCloseTo(0.5, 1);
    expect(wary(0.8).expected[1]?.[1]).toBeGreaterThan(0.75);
    expect(wary(0.8).shares[1]).toBeGreaterThan(0.95);
  });

  test('against a rival who may be one of two, by how likely each is', () => {
    const game: TurnGame<GameTypes> = {
      players: [player(0, [0, 0]), player(1, [0], 0.25), player(1, [0], 0.75)],
      meetings: [between(0, 1, [1, 0]), between(0, 2, [0, 1])],
    };
    const { shares, worths } = playTurn(game, BEST);
    expect(shares).toEqual([0, 1]);
    expect(worths).toEqual([0.25, 0.75]);
  });

  test('against all rivals at once', () => {
    const game: TurnGame<GameTypes> = {
      players: [player(0, [0, 0.5]), player(1, [0]), player(2, [0])],
      meetings: [between(0, 1, [0.3, 0]), between(0, 2, [0.4, 0]), between(1, 2, [0])],
    };
    expect(playTurn(game, BEST).shares).toEqual([1, 0]);
  });

  test('the worse an option, the less often within its leeway', () => {
    const [best = 0, near = 0, far = 0, hopeless = 0] = nearBest([1, 0.9, 0.8, 0], 0.1);
    expect(near / best).toBeCloseTo(0.368, 2);
    expect(far / best).toBeCloseTo(0.135, 2);
    expect(hopeless).toBe(0);
    expect(best + near + far).toBeCloseTo(1, 12);
  });
});
