import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { CARDS, type CardId } from '../catalogue/index.ts';
import { printedCards, printedOn } from '../rules/cards/book.ts';
import { listens } from '../rules/cards/listening.ts';
import { windowAt } from '../rules/cards/windows.ts';
import { MOMENTS, QUERIES } from '../rules/model.ts';
import { agilityOf, skillOf } from '../rules/values.ts';
import { exercises } from './support/exercises.ts';
import {
  act,
  activate,
  answer,
  asked,
  attack,
  attackDice,
  fly,
  type Layout,
  moment,
  only,
  optionsOf,
  passAll,
  rig,
  run,
  shipIn,
  table,
} from './support/playing.ts';

const FACING = [{ at: [300, 300, 90] as const }, { at: [300, 380, 270] as const }];

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
  // Of the squad, the hull, the shields and the bar the catalogue speaks.
  expect(unasked.filter((query) => !passing.some((of) => of === query))).toEqual([
    'squad.slots',
    'squad.cost',
    'squad.allowed',
    'hull',
    'shields',
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

exercises('rebel.xwing.wedgeantilles', '13.3 takes one from the agility of whom he attacks', () => {
  const played = attack(table([{ pilot: 'rebel.xwing.wedgeantilles', ...FACING[0] }, FACING[1] ?? {}]), {});
  expect(only(played.events, 'rolled').map(({ faces }) => faces.length)).toEqual([4, 1]);
});

exercises('scum.hwk290.torkilmux', '13.3 makes a skill 0 until Combat ends', () => {
  const played = table([
    { pilot: 'scum.hwk290.torkilmux', ...FACING[0] },
    { pilot: 'rebel.xwing.wedgeantilles', ...FACING[1] },
  ]);
  moment(played, 'activation.end');
  expect(skillOf(played.match.board, 1, 'combat')).toBe(0);
  run(played, { at: 'round', step: 21, order: [], done: 0, skill: 0 });
  expect(skillOf(played.match.board, 1, 'combat')).toBe(9);
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

exercises('rebel.xwing.lukeskywalker', 'turns a focus result into an evade', () => {
  const played = attack(table([FACING[0] ?? {}, { pilot: 'rebel.xwing.lukeskywalker', ...FACING[1] }]), {
    attack: ['hit', 'blank', 'blank'],
    defence: ['focus', 'blank'],
  });
  answer(played, 1, 'rebel.xwing.lukeskywalker 0');
  expect(only(played.events, 'compared')[0]?.hit).toBe(false);
});

exercises(
  ['elite.pushthelimit', 'crew.reconspecialist'],
  '13.7 the stress comes after the action that was granted, and all that it sets off',
  () => {
    const played = table([
      {
        pilot: 'imperial.tiephantom.shadowsquadronpilot',
        upgrades: ['elite.pushthelimit', 'crew.reconspecialist'],
        at: [300, 300, 90],
      },
    ]);
    act(played, 0, 'evade');
    answer(played, 0, 'elite.pushthelimit 0');
    answer(played, 0, 'focus');
    expect(shipIn(played, 0).tokens).toMatchObject({ evade: 1, focus: 2, stress: 1 });
    const told = only(played.events, 'token').map(({ token }) => token);
    expect(told).toEqual(['evade', 'focus', 'focus', 'stress']);
  },
);

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

exercises(
  ['imperial.tiebomber.tomaxbren', 'elite.crackshot'],
  '13.8 an elite card that was discarded comes back',
  () => {
    const played = table([
      { pilot: 'imperial.tiebomber.tomaxbren', upgrades: ['elite.crackshot'], ...FACING[0] },
      FACING[1] ?? {},
    ]);
    attack(played, { attack: ['hit', 'blank', 'blank'], defence: ['evade', 'blank'] });
    answer(played, 0, 'elite.crackshot 0');
    expect(shipIn(passAll(played), 0).cards[1]?.up).toBe(true);
    expect(shipIn(played, 1).shields).toBe(1);
  },
);

test('13.8 a card that was discarded is back', () => {
  const played = table([
    { pilot: 'imperial.tiebomber.tomaxbren', upgrades: ['elite.adrenalinerush'], at: [300, 300, 90] },
  ]);
  activate(played, 0, 'koiogran-turn 5');
  answer(played, 0, 'elite.adrenalinerush 0');
  expect(only(played.events, 'restored')).toHaveLength(1);
});

exercises(
  ['elite.ascoretosettle', 'condition.adebttopay'],
  '13.9 both may turn a focus into a critical against each other',
  () => {
    const played = table([
      { pilot: 'imperial.tiefighter.blacksquadronpilot', upgrades: ['elite.ascoretosettle'], ...FACING[0] },
      FACING[1] ?? {},
    ]);
    moment(played, 'setup.before-placement');
    answer(played, 0, 1);
    expect(shipIn(played, 1).conditions).toMatchObject([{ card: 'condition.adebttopay', by: 0 }]);
    attack(played, { attack: ['focus', 'blank', 'blank'] });
    expect(optionsOf(played, 0)).toEqual(['elite.ascoretosettle 1', null]);
    passAll(played);
    attack(played, { by: 1, at: 0, attack: ['focus', 'blank', 'blank'], defence: ['blank', 'blank', 'blank'] });
    answer(played, 1, optionsOf(played, 1)[0] ?? null);
    expect(shipIn(passAll(played), 0).damage).toMatchObject([{ up: true }]);
  },
);

exercises(
  ['system.targetingscrambler', 'condition.scrambled'],
  '13.9 keeps an attacker at range 1 from changing its dice until Combat ends',
  () => {
    const played = table([
      { ...FACING[0], tokens: { focus: 1 } },
      { pilot: 'scum.g1astarfighter.ruthlessfreelancer', upgrades: ['system.targetingscrambler'], ...FACING[1] },
    ]);
    moment(played, 'planning.start');
    answer(played, 1, 'system.targetingscrambler 0');
    if (asked(played)[0] === '1 ship') answer(played, 1, 0);
    expect(shipIn(played, 1).tokens.disabled).toBe(1);
    attack(played, { attack: ['focus', 'blank', 'blank'] });
    expect(asked(played)).not.toContain('0 effects');
    passAll(played);
    moment(played, 'combat.end');
    expect(shipIn(played, 0).conditions).toEqual([]);
  },
);

test('13.9 a condition lies there until it says it goes', () => {
  const played = table([{ pilot: 'imperial.tiefighter.blacksquadronpilot', upgrades: ['elite.ascoretosettle'] }]);
  moment(played, 'setup.before-placement');
  answer(played, 0, 2);
  fly(played, 2, 'straight', 1);
  expect(shipIn(played, 2).conditions).toHaveLength(1);
});

exercises('crew.intelligenceagent', '13.10 sees a dial, and nobody else does', () => {
  const played = table([
    { pilot: 'rebel.hwk290.rebeloperative', upgrades: ['crew.intelligenceagent'], ...FACING[0] },
    { ...FACING[1], ship: { dial: 3 } },
  ]);
  moment(played, 'activation.start');
  answer(played, 0, 'crew.intelligenceagent 0');
  const looks = only(played.events, 'looked');
  expect(looks.map(({ to, not, manoeuvre }) => [to, not, manoeuvre?.bearing])).toEqual([
    [[0], undefined, 'turn-left'],
    [undefined, [0], undefined],
  ]);
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
  const palob: Layout = {
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
