import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { CARDS, type CardId, type UpgradeId } from '../catalogue/index.ts';
import { printedCards, printedOn } from '../rules/13-cards/book.ts';
import { listens } from '../rules/13-cards/listening.ts';
import { windowAt } from '../rules/13-cards/windows.ts';
import type { Face } from '../rules/model.ts';
import { MOMENTS, QUERIES } from '../rules/model.ts';
import { agilityOf } from '../rules/values.ts';
import { FACING } from './support/cards/layouts.ts';
import { takeAll, used } from './support/cards/uses.ts';
import { facing } from './support/duel.ts';
import {
  act,
  activate,
  answer,
  asked,
  attack,
  attackDice,
  fly,
  moment,
  only,
  optionsOf,
  rig,
  type ShipLayout,
  shipIn,
  stackDeck,
  table,
} from './support/playing.ts';

test('13.1 no rule knows a card by name', () => {
  const folder = join(import.meta.dirname, '../rules');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.ts'));
  const names = CARDS.map(({ id }) => `'${id}'`);
  const found = files.flatMap((name) => {
    const source = readFileSync(join(folder, name), 'utf8');
    return names.filter((card) => source.includes(card)).map((card) => `${name}: ${card}`);
  });
  expect(files.length).toBeGreaterThan(40);
  expect(found).toEqual([]);
});

test('13.1 some card speaks at every moment and of every query', () => {
  const cards = printedCards().map((card) => printedOn(card as CardId));
  const silent = MOMENTS.filter((_, moment) => !cards.some((card) => (card?.waiting[moment]?.length ?? 0) > 0));
  const unasked = QUERIES.filter((_, query) => !cards.some((card) => (card?.answering[query]?.length ?? 0) > 0));
  const passing = cards.flatMap((card) => card?.card.passing?.map(({ of }) => of) ?? []);
  expect(silent).toEqual([]);
  // The catalogue covers the squad, the hull and the bar.
  expect(unasked.filter((query) => !passing.some((of) => of === query))).toEqual([
    'squad.slots',
    'squad.cost',
    'squad.allowed',
    'hull',
    'action.bar',
  ]);
});

test('13.2 a discarded card says nothing, and a moment without a listener opens no window', () => {
  const played = table([{ pilot: 'imperial.tieinterceptor.soontirfel' }]);
  expect(listens(played.match.board, 'token.assigned')).toBe(true);
  expect(listens(played.match.board, 'destroyed')).toBe(false);
  expect(windowAt(played.match, 'destroyed', 0)).toBeUndefined();
  const gone = table([{ pilot: 'imperial.tieinterceptor.soontirfel', ship: { status: 'gone' } }]);
  expect(listens(gone.match.board, 'token.assigned')).toBe(false);
});

test('13.3 what lasts counts after the cards', () => {
  const played = table([{ pilot: 'rebel.awing.prototypepilot', upgrades: ['modification.stealthdevice'] }]);
  expect(agilityOf(played.match.board, 0, null)).toBe(4);
  played.match.board.lasting = [
    { card: 'elite.expose', by: 0, on: 0, modifier: 1, until: 'round', round: 2, value: 0 },
  ];
  expect(agilityOf(played.match.board, 0, null)).toBe(3);
});

test('13.4 at the start of a phase those whose cards speak are served by the ranking', () => {
  const guri = { pilot: 'scum.starviper.guri' } as const;
  const played = table(
    [
      { ...guri, ...FACING[0] },
      { ...guri, ...FACING[1] },
    ],
    { ranking: [1, 0, 2, 3] },
  );
  moment(played, 'combat.start');
  expect(asked(played)).toEqual(['1 effects']);
  answer(played, 1, null);
  expect(asked(played)).toEqual(['0 effects']);
});

test('13.5 what must be used is used unasked, and there is no passing before', () => {
  const played = table([{ pilot: 'scum.hwk290.torkilmux', ...FACING[0] }, FACING[1] ?? {}, { at: [360, 300, 90] }]);
  moment(played, 'activation.end');
  expect(played.match.asks[0]).toMatchObject({ kind: 'ship', may: false, among: [1, 2] });
});

test('13.6 what would change nothing is not offered', () => {
  const luke = { pilot: 'rebel.xwing.lukeskywalker', ...FACING[1] } as const;
  const without = attack(table([FACING[0] ?? {}, luke]), {
    attack: ['hit', 'blank', 'blank'],
    defence: ['blank', 'evade'],
  });
  expect(asked(without)).not.toContain('1 effects');
  const played = attack(table([FACING[0] ?? {}, luke]), {
    attack: ['hit', 'blank', 'blank'],
    defence: ['focus', 'blank'],
  });
  expect(optionsOf(played, 1)).toEqual(['rebel.xwing.lukeskywalker 0', null]);
});

test('13.7 an effect is over only when what it granted is', () => {
  const played = table([
    { pilot: 'imperial.tiefighter.blacksquadronpilot', upgrades: ['elite.pushthelimit'], at: [300, 300, 90] },
  ]);
  act(played, 0, 'focus');
  answer(played, 0, 'elite.pushthelimit 0');
  answer(played, 0, 'barrel-roll');
  expect(shipIn(played, 0).tokens.stress).toBe(0);
  answer(played, 0, 'roll straight-1 left 0');
  expect(shipIn(played, 0).tokens.stress).toBe(1);
});

test('13.8 a card that was discarded is back', () => {
  const played = table([
    { pilot: 'imperial.tiebomber.tomaxbren', upgrades: ['elite.adrenalinerush'], at: [300, 300, 90] },
  ]);
  activate(played, 0, 'koiogran-turn 5');
  answer(played, 0, 'elite.adrenalinerush 0');
  expect(only(played.events, 'restored')).toHaveLength(1);
});

test('13.9 a condition lies there until it says it goes', () => {
  const played = table([{ pilot: 'imperial.tiefighter.blacksquadronpilot', upgrades: ['elite.ascoretosettle'] }]);
  moment(played, 'setup.before-placement');
  answer(played, 0, 2);
  fly(played, 2, 'straight', 1);
  expect(shipIn(played, 2).conditions).toHaveLength(1);
});

test('13.10 without a dial there is nothing to look at', () => {
  const played = table([
    { pilot: 'rebel.hwk290.rebeloperative', upgrades: ['crew.intelligenceagent'], ...FACING[0] },
    FACING[1] ?? {},
  ]);
  moment(played, 'activation.start');
  expect(asked(played)).not.toContain('0 effects');
});

test('13.2 a ship that is destroyed in a window is not asked for more in it', () => {
  const palob: ShipLayout = {
    pilot: 'scum.hwk290.palobgodalhi',
    at: [300, 300, 90],
    ship: { shields: 0 },
    up: ['damage.tfa.consolefire'],
    down: ['damage.tfa.structuraldamage', 'damage.tfa.structuraldamage', 'damage.tfa.structuraldamage'],
  };
  const played = table([palob, { at: [300, 380, 270], tokens: { focus: 1 } }]);
  rig(played, attackDice('hit'));
  moment(played, 'combat.start');
  const fire = optionsOf(played, 0).find((option) => String(option).startsWith('damage.tfa.consolefire'));
  answer(played, 0, fire ?? null);
  expect(shipIn(played, 0).status).toBe('gone');
  expect(asked(played)).not.toContain('0 effects');
});

test('13.6 the text of a weapon counts in attacks with it alone', () => {
  const texts = printedCards().filter((card) =>
    printedOn(card as CardId)?.card.effects?.some(({ withThis }) => withThis),
  ) as UpgradeId[];
  expect(texts.length).toBeGreaterThan(18);
  for (const card of texts) {
    for (const range of [1, 2] as const) {
      const attackFaces: readonly Face[] = ['hit', 'crit', 'blank'];
      const played = facing(range, { upgrades: [card], tokens: { focus: 1 }, ship: { locks: [1] } });
      stackDeck(played, 1, 'damage.tfa.consolefire');
      attack(played, { attack: attackFaces.slice(0, range === 1 ? 3 : 2), defence: ['blank', 'blank'] });
      expect([card, used(takeAll(played, card), card)]).toEqual([card, 0]);
    }
  }
});
