import { expect } from 'vitest';
import type { UpgradeId } from '../../../catalogue/index.ts';
import { newSource } from '../../../rules/11-scoring.ts';
import type { DroppedBomb } from '../../../rules/model.ts';
import { lay, timed } from '../../support/cards/bombs.ts';
import { BOMBER, weak } from '../../support/cards/layouts.ts';
import { offers, state } from '../../support/duel.ts';
import { exercises } from '../../support/exercises.ts';
import {
  act,
  activate,
  answer,
  asked,
  attackDice,
  fly,
  only,
  optionsOf,
  type Playthrough,
  passAll,
  rig,
  run,
  type ShipLayout,
  scores,
  shipIn,
  stackDeck,
  table,
} from '../../support/playing.ts';

/** A token of seat 0 at a spot; it goes off on all at range 1. */
function bombed(card: UpgradeId, ...targets: readonly ShipLayout[]): Playthrough {
  const played = table([{ at: [40, 40, 90] }, ...targets]);
  const { board } = played.match;
  const source = newSource(board, 0, 'other', card);
  board.bombs = [{ id: 1, card, by: 0, spot: { x: 500_000, y: 500_000 }, source }];
  const ships = targets.map((_, i) => i + 1);
  return passAll(run(played, { at: 'detonation', step: 0, bomb: 1, ships, hit: 0, prevented: false, answer: null }));
}

const hurt: ShipLayout = { at: [500, 440, 90] };

/** A mine under the way of seat 0, laid by seat 1. */
function mined(card: DroppedBomb['card'], shields: number): Playthrough {
  const played = table([{ pilot: 'rebel.ywing.goldsquadronpilot', at: [300, 300, 90], ship: { shields } }]);
  const { board } = played.match;
  board.numbered++;
  const source = newSource(board, 1, 'other', card);
  board.bombs = [{ id: board.numbered, card, by: 1, spot: { x: 300_000, y: 370_000 }, source }];
  return played;
}

exercises('bomb.bombletgenerator', 'rolls two dice for each, and is never used up', () => {
  const played = lay(table([{ at: [300, 300, 90] }]), 'bomb.bombletgenerator', 300, 340);
  rig(played, attackDice('hit', 'crit'));
  expect(shipIn(timed(played), 0).shields).toBe(0);
  const dropped = activate(table([{ ...BOMBER, upgrades: ['bomb.bombletgenerator'] }]), 0, 'straight 2');
  answer(dropped, 0, 'bomb.bombletgenerator 0');
  expect(shipIn(dropped, 0).cards[1]?.up).toBe(true);
});

exercises('bomb.clustermines', '9.4 dropped under two ships each token hits the one its dropper picks', () => {
  const played = table([{ ...BOMBER, upgrades: ['bomb.clustermines'] }, { at: [279, 228, 0] }, { at: [321, 228, 0] }]);
  act(played, 0, 'bomb.clustermines 0');
  expect(played.match.asks[0]).toMatchObject({ kind: 'ship', seat: 0, among: [1, 2] });
  rig(played, attackDice('hit', 'crit'), attackDice('blank', 'blank'), attackDice('blank', 'blank'));
  answer(played, 0, 2);
  passAll(played);
  expect([shipIn(played, 1).shields, shipIn(played, 2).shields]).toEqual([2, 0]);
  expect(played.match.board.bombs).toEqual([]);
});

exercises('bomb.clustermines', 'take a critical for a hit', () => {
  const played = mined('bomb.clustermines', 0);
  rig(played, attackDice('crit', 'hit'));
  expect(state(fly(played, 0, 'straight', 1), 0)).toEqual({ shields: 0, cards: 2, up: 0 });
});

exercises('bomb.connernet', 'hurts, ionises and costs the action', () => {
  const played = lay(table([{ at: [300, 300, 90] }]), 'bomb.connernet', 300, 370, 1);
  fly(played, 0, 'straight', 1);
  expect(shipIn(played, 0)).toMatchObject({ shields: 1, skipsAction: true, tokens: { ion: 2 } });
});

exercises('bomb.ionbombs', 'give two ion tokens', () => {
  expect(shipIn(timed(lay(table([{ at: [300, 300, 90] }]), 'bomb.ionbombs', 300, 340)), 0).tokens.ion).toBe(2);
});

exercises(
  ['bomb.ionbombs', 'bomb.protonbombs', 'bomb.thermaldetonators', 'bomb.seismiccharges', 'bomb.bombletgenerator'],
  'are dropped when the dial is revealed, one a round',
  () => {
    for (const bomb of [
      'bomb.ionbombs',
      'bomb.protonbombs',
      'bomb.thermaldetonators',
      'bomb.seismiccharges',
      'bomb.bombletgenerator',
    ] as const) {
      const played = table([{ upgrades: [bomb], at: [300, 300, 90] }]);
      answer(activate(played, 0, 'straight 2'), 0, `${bomb} 0`);
      expect(played.match.board.bombs).toMatchObject([{ card: bomb, by: 0 }]);
      const dropped = table([{ upgrades: [bomb], at: [300, 300, 90], ship: { droppedBomb: true } }]);
      expect(offers(activate(dropped, 0, 'straight 2'), 0, bomb)).toBe(false);
    }
  },
);

exercises('bomb.protonbombs', 'deal a card faceup past the shields', () => {
  const played = bombed('bomb.protonbombs', hurt);
  expect(shipIn(played, 1)).toMatchObject({ shields: 2, damage: [{ up: true }] });
  expect(scores(played)).toEqual([1, 0, 0, 0]);
});

exercises('bomb.proximitymines', 'a mine set off by an enemy in a later round scores for whoever dropped it', () => {
  const played = table([{ at: [40, 40, 90] }, { at: [500, 440, 90] }], { round: 7 });
  const { board } = played.match;
  const source = newSource(board, 0, 'other', 'bomb.proximitymines');
  board.bombs = [{ id: 1, card: 'bomb.proximitymines', by: 0, spot: { x: 500_000, y: 500_000 }, source }];
  rig(played, attackDice('hit', 'blank', 'blank'));
  fly(played, 1, 'straight', 1);
  expect(scores(passAll(played))).toEqual([1, 0, 0, 0]);
  expect(board.bombs).toEqual([]);
});

exercises('bomb.proximitymines', 'hits are suffered before criticals, whatever the order of the dice', () => {
  const played = mined('bomb.proximitymines', 1);
  stackDeck(played, 0, 'damage.tfa.consolefire', 'damage.tfa.structuraldamage');
  rig(played, attackDice('crit', 'hit', 'hit'));
  fly(played, 0, 'straight', 1);
  expect(state(played, 0)).toEqual({ shields: 0, cards: 2, up: 1 });
  expect(only(played.events, 'scored')).toHaveLength(1);
});

exercises('bomb.seismiccharges', '9.1 are dropped behind the ship when the dial is revealed, one a round', () => {
  const played = activate(
    table([{ ...BOMBER, upgrades: ['bomb.seismiccharges', 'bomb.protonbombs'] }]),
    0,
    'straight 2',
  );
  expect(optionsOf(played, 0)).toEqual(['bomb.seismiccharges 0', 'bomb.protonbombs 0', null]);
  answer(played, 0, 'bomb.seismiccharges 0');
  expect(played.match.board.bombs).toMatchObject([{ card: 'bomb.seismiccharges', spot: { x: 300_000, y: 228_000 } }]);
  expect(asked(played)).toEqual(['0 action']);
  expect(shipIn(played, 0).cards[1]?.up).toBe(false);
});

exercises(
  'bomb.seismiccharges',
  'hurting three scores two; killing one of three scores six; killing three, ten',
  () => {
    expect(scores(bombed('bomb.seismiccharges', hurt, hurt, hurt))).toEqual([2, 0, 0, 0]);
    expect(scores(bombed('bomb.seismiccharges', hurt, weak([500, 560, 90]), hurt))).toEqual([6, 0, -2, 0]);
    const dying = weak([500, 560, 90]);
    expect(scores(bombed('bomb.seismiccharges', dying, dying, dying))).toEqual([10, -2, -2, -2]);
  },
);

exercises('bomb.thermaldetonators', '9.5 hurt and stress each ship hit', () => {
  const played = timed(lay(table([{ at: [300, 300, 90] }]), 'bomb.thermaldetonators', 300, 340));
  expect(shipIn(played, 0)).toMatchObject({ shields: 1, tokens: { stress: 1 } });
});
