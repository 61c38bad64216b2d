import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { emptyFolder, run } from './run.ts';

describe('fuzz', () => {
  test('ends with a line of counts when all laws hold', async () => {
    const { code, out, err } = await run(['fuzz', 'duel-in-space', '--games', '60', '--seed', 'cli', '--from', '1']);
    expect(out).toMatch(/^60 matches .* no broken law\.\n$/);
    expect(err).toBe('');
    expect(code).toBe(0);
  });

  test('settings are held still, and must be some that the rules admit', async () => {
    const [fine, none] = await Promise.all([
      run(['fuzz', 'starfire', '--games', '5', '--set', 'scenario=fleet-action']),
      run(['fuzz', 'starfire', '--games', '5', '--set', 'scenario=own']),
    ]);
    expect(fine.out).toMatch(/^5 matches .* no broken law\.\n$/);
    expect([none.code, none.err]).toEqual([2, 'Side A has no ships.\n']);
  });

  test('a setting that is a list of lines comes from a file', async () => {
    const folder = emptyFolder();
    const [ann, bob] = [join(folder, 'ann.txt'), join(folder, 'bob.txt')];
    writeFileSync(ann, 'Ann - CT-1\r\nAmy - CT-1\r\n');
    writeFileSync(bob, 'Bob - CT-1');
    const own = ['fuzz', 'starfire', '--games', '2', '--set', 'scenario=own', '--set', 'turnLimit=3'];
    const fine = await run([...own, '--set', `fleetA=@${ann}`, '--set', `fleetB=@${bob}`]);
    expect([fine.err, fine.out]).toEqual(['', expect.stringMatching(/^2 matches .* no broken law\.\n$/)]);
    const half = await run([...own, '--set', `fleetA=@${ann}`]);
    expect([half.code, half.err]).toEqual([2, 'Side B has no ships.\n']);
  });

  test('as many seats as are said, if the game has them', async () => {
    const [fine, none] = await Promise.all([
      run(['fuzz', 'tunnel-chase', '--games', '2', '--from', '1', '--seats', '25', '--set', 'start=chase']),
      run(['fuzz', 'tunnel-chase', '--seats', '26']),
    ]);
    expect(fine.out).toMatch(/^2 matches .* no broken law\.\n$/);
    expect([none.code, none.err]).toEqual([2, 'tunnel-chase has 2 to 25 seats.\n']);
  });
});

describe('games', () => {
  test('the catalogue, for people and for programs', async () => {
    const [words, json] = await Promise.all([run(['games']), run(['games', '--json'])]);
    const catalogue = JSON.parse(json.out);
    expect(catalogue.length).toBeGreaterThan(0);
    for (const { id, title, players } of catalogue) {
      expect(words.out).toMatch(new RegExp(`^${id} +${title} +${players} *$`, 'm'));
    }
  });

  test('one game: who may sit in its seats, and what can be set', async () => {
    const [words, json] = await Promise.all([
      run(['games', 'duel-in-space']),
      run(['games', 'duel-in-space', '--json']),
    ]);
    for (const row of [
      /^person /m,
      /^plain +Thinks/m,
      /^drone +The drone/m,
      /^designs +stock, open, secret +stock /m,
    ]) {
      expect(words.out).toMatch(row);
    }
    expect(words.out).toMatch(/^quietLimit +1 to 1000 +100 /m);
    const { seats, automata, setup } = JSON.parse(json.out);
    expect([seats, automata[0].id, setup.properties.quietLimit.maximum]).toEqual([{ min: 2, max: 2 }, 'drone', 1000]);
  });
});
