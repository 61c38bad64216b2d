import { botById } from '@starboard/bots';
import { gameById } from '@starboard/games';
import { describe, expect, test } from 'vitest';
import { playOne } from '../sim/play-one.ts';
import { withView } from '../sim/players.ts';
import { prepare } from '../sim/simulation.ts';
import { run } from './run.ts';

const SIM = ['sim', 'duel-in-space', '--games', '2000', '--seats', 'random,random', '--seed', '1', '--json'];

describe('sim', () => {
  test('says the same twice, and with one worker and two, and counts every match once', async () => {
    const [once, again, alone] = await Promise.all(
      ['2', '2', '1'].map((workers) => run([...SIM, '--workers', workers])),
    );
    expect(once).toMatchObject({ code: 0, err: '' });
    expect(again?.out).toBe(once?.out);
    expect(alone?.out).toBe(once?.out);

    const { matches, endings, wins, draws, turns } = JSON.parse(once?.out ?? '');
    expect(matches).toBe(2000);
    expect(Object.values<number>(endings).reduce((a, b) => a + b)).toBe(2000);
    expect(wins[0].count + wins[1].count + draws.count).toBe(2000);
    expect(turns.min).toBeLessThanOrEqual(turns.quartiles[0]);
    expect(turns.quartiles[2]).toBeLessThanOrEqual(turns.max);
  });

  test('another seed gives other matches', async () => {
    const [one, two] = await Promise.all(
      ['1', '2'].map((seed) => run(['sim', 'duel-in-space', '--games', '50', '--seed', seed])),
    );
    expect(one?.out).toMatch(/^rule 7\.1 +\d+ +\d+\.\d % +You win if you destroy/m);
    expect(one?.out.replace('seed 1', '')).not.toBe(two?.out.replace('seed 2', ''));
  });

  test('seats bots and automata, on every side', async () => {
    const [drones, plain] = await Promise.all([
      run(['sim', 'duel-in-space', '--seats', 'drone,drone', '--games', '20']),
      run(['sim', 'duel-in-space', '--seats', 'plain,drone', '--games', '2', '--set', 'quietLimit=40']),
    ]);
    expect(drones).toMatchObject({ code: 0, err: '' });
    expect(plain).toMatchObject({ code: 0, err: '' });
    expect(plain.out).toContain('plain');
  });

  test('a random seat plays as the random bot does with its view before it', async () => {
    const wanted = { game: 'duel-in-space', seats: ['random', 'random'], setup: SECRET, seed: 'view' };
    const prepared = await prepare(wanted);
    const heuristics = await gameById(wanted.game)?.parts.heuristics();
    const bot = botById('random');
    if (heuristics === undefined || bot === undefined) throw new Error('the game or the bot is gone');
    const seeing = { ...prepared, players: prepared.players.map(() => withView(bot, prepared.rules, heuristics)) };
    for (let number = 0; number < 20; number++) {
      expect(playOne(prepared, 'view', number)).toEqual(playOne(seeing, 'view', number));
    }
  });
});

const SECRET = { choosing: 'rolled', designs: 'secret', given: [], quietLimit: 100 };
