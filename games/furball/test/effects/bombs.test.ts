import { expect } from 'vitest';
import { newSource } from '../../rules/11-scoring.ts';
import type { Bomb } from '../../rules/model.ts';
import { offers, state } from '../support/duel.ts';
import { exercises } from '../support/exercises.ts';
import { activate, answer, attackDice, fly, only, type Played, rig, stackDeck, table } from '../support/playing.ts';

/** Bombs beyond chapter 9: each is dropped, and dice are suffered together. */

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

/** A mine under the way of seat 0, laid by seat 1. */
function mined(card: Bomb['card'], shields: number): Played {
  const played = table([{ pilot: 'rebel.ywing.goldsquadronpilot', at: [300, 300, 90], ship: { shields } }]);
  const { board } = played.match;
  board.numbered++;
  const source = newSource(board, 1, 'other', card);
  board.bombs = [{ id: board.numbered, card, by: 1, spot: { x: 300_000, y: 370_000 }, source }];
  return played;
}

exercises('bomb.proximitymines', 'hits are suffered before criticals, whatever the order of the dice', () => {
  const played = mined('bomb.proximitymines', 1);
  stackDeck(played, 0, 'damage.tfa.consolefire', 'damage.tfa.structuraldamage');
  rig(played, attackDice('crit', 'hit', 'hit'));
  fly(played, 0, 'straight', 1);
  expect(state(played, 0)).toEqual({ shields: 0, cards: 2, up: 1 });
  expect(only(played.events, 'scored')).toHaveLength(1);
});

exercises('bomb.clustermines', 'take a critical for a hit', () => {
  const played = mined('bomb.clustermines', 0);
  rig(played, attackDice('crit', 'hit'));
  expect(state(fly(played, 0, 'straight', 1), 0)).toEqual({ shields: 0, cards: 2, up: 0 });
});
