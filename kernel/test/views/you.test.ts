import { expect, test } from 'vitest';
import { sayTo } from '../../index.ts';

const NAMES = ['Ada', 'Ben'];
const ADA = 0;

test.each<readonly [(names: readonly string[]) => string, string]>([
  [([ada]) => `${ada} rolls 4 and leads by 4 spaces.`, 'You roll 4 and lead by 4 spaces.'],
  [([ada]) => `${ada} is dealt a card: 2 now.`, 'You are dealt a card: 2 now.'],
  [([ada]) => `${ada} has dialled.`, 'You have dialled.'],
  [([ada]) => `${ada} can't fire: no laser points there.`, "You can't fire: no laser points there."],
  [([ada]) => `${ada} doesn’t try the code.`, 'You don’t try the code.'],
  [([ada]) => `${ada}’s bomb goes off and hits ${ada}.`, 'Your bomb goes off and hits you.'],
  [([ada]) => `${ada}'s laser needs 8 and rolls 9: hit.`, 'Your laser needs 8 and rolls 9: hit.'],
  [([ada, ben]) => `${ben} fires at ${ada}: needs 8, rolls 9, hit.`, 'Ben fires at you: needs 8, rolls 9, hit.'],
  [
    ([ada, ben]) => `${ada} sees ${ben} in port 2, and ${ben} sees ${ada} in port 5.`,
    'You see Ben in port 2, and Ben sees you in port 5.',
  ],
  [([ada]) => `Damage roll 7: ${ada} loses 3 and has 4 left.`, 'Damage roll 7: you lose 3 and have 4 left.'],
  [
    ([ada]) => `${ada} flies the curve: needs 8, rolls 7, scrapes the wall and has 1 left.`,
    'You fly the curve: need 8, roll 7, scrape the wall and have 1 left.',
  ],
  [([ada, ben]) => `${ada} and ${ben} pass at different heights.`, 'You and Ben pass at different heights.'],
  [([ada, ben]) => `${ben} and ${ada} pass at different heights.`, 'Ben and you pass at different heights.'],
  [([ada]) => `No spot is free, so ${ada} waits a round.`, 'No spot is free, so you wait a round.'],
  [([ada, ben]) => `${ada} stops against ${ben} and skips its action.`, 'You stop against Ben and skip your action.'],
  [
    ([ada, ben]) => `${ben} is destroyed by ${ada} and stays until its turn is over.`,
    'Ben is destroyed by you and stays until its turn is over.',
  ],
  [([ada]) => `Turn 3. ${ada} wins after 3 turns.`, 'Turn 3. You win after 3 turns.'],
  [([ada]) => `${ada} passes it.`, 'You pass it.'],
  [([ada]) => `${ada} tries it.`, 'You try it.'],
  [([ada]) => `${ada} chooses it.`, 'You choose it.'],
  [([ada]) => `${ada} fixes it.`, 'You fix it.'],
  [([ada]) => `${ada} reaches it.`, 'You reach it.'],
  [([ada, ben]) => `${ben} gives ${ada} lessons.`, 'Ben gives you lessons.'],
  [([ada, ben]) => `${ben} looks at ${ada}’s dial.`, 'Ben looks at your dial.'],
  [([ada]) => `Order of movement: ${ada}, Ben.`, 'Order of movement: you, Ben.'],
])('a sentence that names its reader speaks to it: case %#', (say, expected) => {
  expect(sayTo(ADA, NAMES, say)).toBe(expected);
});

test('without a reader, and for another one, names stay', () => {
  const say = ([ada]: readonly string[]) => `${ada} rolls 4.`;
  expect(sayTo(null, NAMES, say)).toBe('Ada rolls 4.');
  expect(sayTo(1, NAMES, say)).toBe('Ada rolls 4.');
});
