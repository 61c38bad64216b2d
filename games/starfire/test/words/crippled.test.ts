import { view } from '@starboard/kernel';
import { rules } from '@starboard/starfire/rules';
import { expect, test } from 'vitest';
import { isWeapon, type System } from '../../rules/data/systems.ts';
import { words } from '../../words/index.ts';
import { battle, ship } from '../support/playing.ts';

const isEngine = (system: System): boolean => system === 'I';

/** What Ann reads once all such systems of her ship are destroyed. */
function without(...kinds: readonly ((system: System) => boolean)[]): string | null {
  const played = battle({ setup: { scenario: 'contact' } });
  const own = ship(played, 0);
  own.working = own.design.systems.map((system) => !kinds.some((isOfKind) => isOfKind(system)));
  return words.crippled(view(rules, played.match, own.seat));
}

test('1.9, 5.4 a ship that can’t move or fire is told what it can still do', () => {
  expect(without()).toBeNull();
  expect(without(isEngine)).toMatch(/can’t move any more, but can still fire \d+ weapon/);
  expect(without(isWeapon)).toMatch(/can’t fire any more, but can still move \d+ hex/);
  expect(without(isEngine, isWeapon)).toMatch(/can neither move nor fire/);
});
