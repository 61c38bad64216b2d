import { begin, checkSetup, keyFromSeed, view } from '@starboard/kernel';
import { expect, test } from 'vitest';
import { rules } from '../../rules/index.ts';
import { words } from '../../words/index.ts';
import { scenarioName, shipsOf } from '../../words/scenarios.ts';
import { checkScenario, freshScenario } from '../../workshop/scenarios/scenario.ts';

test.each([
  [{}, 'Contact'],
  [{ scenario: 'fleet-action' as const }, 'Small fleet action'],
  [{ scenario: 'own' as const }, 'Own scenario'],
  [{ scenario: 'own' as const, name: 'Ambush' }, 'Ambush'],
])('the scenario %o is called "%s"', (setup, name) => {
  expect(scenarioName(setup)).toBe(name);
});

test('a match of the workshop carries the name and ships of its scenario, and its text view says the name', () => {
  const checked = checkScenario(freshScenario());
  if (!checked.ok) throw new Error(checked.fact);
  const named = checkSetup(rules, { ...checked.setup, name: 'Ambush' }, [null, null]);
  if (!named.ok) throw new Error(named.fact);
  expect([shipsOf(named.setup, 0), shipsOf(named.setup, 1)]).toEqual(['Ardent and Bulwark', 'Cinder and Dauntless']);
  const match = begin(rules, named.setup, [null, null], keyFromSeed('scenario'));
  expect(match.board.setup.name).toBe('Ambush');
  expect(words.describe(view(rules, match, 0), ['Ann', 'Bob'])).toContain(
    'The scenario is Ambush. The map is 60 × 40 hexes.',
  );
});
