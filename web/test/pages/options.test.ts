import { gameById } from '@starboard/games';
import { describe, expect, test } from 'vitest';
import { optionsInWords, shownOptions } from '../../setup/options.ts';
import { presets, relaid, withBrought } from '../../setup/presets.ts';

async function setupOf(id: string) {
  const rules = await gameById(id)?.parts.rules();
  if (rules === undefined) throw new Error(`there is no game ${id}`);
  return rules.setup;
}

describe('the options of a set-up', () => {
  test.each([
    ['tunnel-chase', {}, 'The first pilot flies', false],
    ['tunnel-chase', { designs: 'given' }, 'The first pilot flies', true],
    ['furball', {}, 'Minutes', false],
    ['furball', { ending: 'time' }, 'Minutes', true],
    ['furball', { ending: 'time' }, 'Rounds', false],
    ['starfire', {}, 'Side A’s cruiser', false],
    ['starfire', { scenario: 'fleet-action' }, 'Side A’s cruiser', true],
    ['starfire', { scenario: 'own' }, 'Side A’s corvettes', false],
    ['escape-the-death-star', { game: 'capture' }, 'Cards the Imperial needs', false],
  ])('%s with %o: "%s" is offered only if it counts', async (id, values, name, offered) => {
    const names = shownOptions(await setupOf(id), values).map((option) => option.name);
    expect(names.includes(name)).toBe(offered);
  });

  test('are told in words before the form is opened', async () => {
    const told = optionsInWords(await setupOf('furball'), { rounds: 10 });
    expect(told).toBe(
      'Squad limit: 35 · The game lasts: A number of rounds · Rounds: 10 · A ship is friendly to itself: no · Damage deck: Newer',
    );
    expect(optionsInWords(await setupOf('escape-the-death-star'), { map: ['a', 'b'] })).toContain(
      'A map of your own: 2 lines',
    );
  });
});

describe('a set-up from a workshop', () => {
  const brought = { squads: [null, null], limit: 40 };

  test('“Play with this squad” keeps the length of the table that is laid', async () => {
    const furball = gameById('furball');
    const rules = await furball?.parts.rules();
    if (furball === undefined || rules === undefined) throw new Error('there is no Furball');
    const [first] = presets(rules, () => undefined, [], false, await furball.parts.tables?.());
    expect(first?.about).toContain('Ten rounds');
    expect(withBrought(first, brought)).toEqual({ ending: 'rounds', rounds: 10, ...brought });
  });

  test('stays when another table is laid', () => {
    const table = (rounds: number) => ({ title: '', about: '', occupants: [], setup: { rounds } });
    expect(relaid(table(10), table(8), withBrought(table(10), brought))).toEqual({ rounds: 8, ...brought });
  });
});
