import { distance } from '@starboard/geometry';
import { type Choice, choose, diceFromSeed, LEVELS, options, type Seat, same, view } from '@starboard/kernel';
import { heuristics } from '@starboard/starfire/bot';
import { rules } from '@starboard/starfire/rules';
import { describe, expect, it } from 'vitest';
import { characters } from '../../bot/characters.ts';
import { tactics } from '../../bot/tactics.ts';
import { isInBlindSpot } from '../../rules/05-combat/gunnery.ts';
import type { Starfire } from '../../rules/model.ts';
import { melee } from '../support/combat.ts';
import { at, battle, duel, onlyWorking, type Playthrough, ship } from '../support/playing.ts';

const CORVETTE = '[2] S A A (I) (I) Q F (I) L [6]';
const MISSILES = '[2] S A Q (I) (I) (I) R R [6]';
const UNARMED = '[2] S A A Q (I) (I) (I) [6]';
const DEAD_IN_SPACE: readonly number[] = [0, 1, 2, 5, 6, 8];

/** The turn as the legend sees it, and the answer that it begins with. */
function best(
  { match }: Playthrough,
  character = 'line',
  foresight = tactics.skills.legend.foresight,
): Choice<Starfire> {
  const [ask] = match.asks;
  if (ask === undefined) throw new Error('nothing is asked');
  const game = tactics.turnGame(view(rules, match, ask.seat), { character, foresight }, diceFromSeed('bot'));
  const [me] = game?.players ?? [];
  if (me?.opens == null) throw new Error(`no plans for ${ask.kind}`);
  const worths = Array.from(me.alone);
  const choice = me.opens[worths.indexOf(Math.max(...worths))];
  if (choice === undefined) throw new Error('no plan');
  return choice;
}

/** One seat moves by its tactics, the others stay, until this turn's movement is over. */
function fly(played: Playthrough, seat: Seat, character?: string): void {
  const { match } = played;
  const { turn } = match.board;
  for (let ask = match.asks[0]; ask?.kind === 'move' && match.board.turn === turn; ask = match.asks[0]) {
    choose(rules, match, ask, ask.seat === seat ? best(played, character) : 'stay');
  }
}

describe('courses in a duel', () => {
  it('5.6 end behind an enemy that can’t turn, with the enemy in front', () => {
    const played = duel(CORVETTE, CORVETTE, 4, { winner: 0, ships: [{}, { points: 0 }] });
    const enemy = ship(played, 1);
    enemy.working = onlyWorking(enemy, ...DEAD_IN_SPACE);
    fly(played, 0);
    expect(isInBlindSpot(enemy, ship(played, 0))).toBe(true);
    expect(isInBlindSpot(ship(played, 0), enemy)).toBe(false);
  });

  it('keep out of the range of beams if missiles reach farther', () => {
    const played = duel(MISSILES, CORVETTE, 12, { winner: 0, ships: [{}, { points: 0 }] });
    const enemy = ship(played, 1);
    enemy.working = onlyWorking(enemy, ...DEAD_IN_SPACE);
    fly(played, 0);
    const range = distance(ship(played, 0), enemy);
    expect(range === 0 || isInBlindSpot(enemy, ship(played, 0)) || range > 7).toBe(true);
    expect(isInBlindSpot(ship(played, 0), enemy)).toBe(false);
  });

  it('4.6 never lead off the map', () => {
    const played = duel(CORVETTE, CORVETTE, 9, { winner: 1, ships: [{ ...at(0, 0), facing: 3 }] });
    fly(played, 0);
    expect(ship(played, 0).fate).toBe('fighting');
  });

  it.each(LEVELS)('of a %s come closer while the enemy is far away', (level) => {
    const played = duel(CORVETTE, CORVETTE, 35, { winner: 1 });
    const game = tactics.turnGame(
      view(rules, played.match, 0),
      { character: 'line', foresight: tactics.skills[level].foresight },
      diceFromSeed('bot'),
    );
    const worths = Array.from(game?.players[0].alone ?? []);
    const [best, worst] = [Math.max(...worths), Math.min(...worths)];
    expect(best - worst).toBeGreaterThan(0.02);
    expect(best).toBeGreaterThan(0.4);
    expect(best).toBeLessThan(1);
  });

  it('characters: of a brawler end nearer to the enemy than those of a raider, if the enemy moves last', () => {
    const range = (character: string): number => {
      const played = duel(CORVETTE, CORVETTE, 12, { winner: 1 });
      fly(played, 0, character);
      return distance(ship(played, 0), ship(played, 1));
    };
    expect(range('brawler')).toBeLessThan(range('raider'));
  });

  it('lead away from an armed ship that an unarmed one can’t hurt', () => {
    const played = duel(UNARMED, CORVETTE, 8, { winner: 0, ships: [{ facing: 3 }, { points: 0 }] });
    const enemy = ship(played, 1);
    enemy.working = onlyWorking(enemy, ...DEAD_IN_SPACE);
    fly(played, 0);
    expect(distance(ship(played, 0), enemy)).toBeGreaterThan(7);
  });
});

describe('courses in a fleet', () => {
  it('count the orders that the seat has already given for this point', () => {
    const played = battle({ setup: { scenario: 'fleet-action' }, winner: 1 });
    const [first] = played.match.asks;
    if (first?.kind !== 'move') throw new Error('nobody moves');
    choose(rules, played.match, first, 'ahead');
    const [second] = played.match.asks;
    expect(second).toMatchObject({ kind: 'move', ship: 1 });
    expect(played.match.sealed.length + Number(ship(played, 0).points === 3)).toBe(1);
    expect(['ahead', 'stay']).toContain(best(played));
  });

  it('of an escort captain keep its ships closer together than those of a brawler', () => {
    const spread = (character: string): number => {
      const played = battle({
        setup: { scenario: 'fleet-action' },
        winner: 0,
        ships: [at(14, 20), at(14, 12), at(14, 28), at(40, 20), at(40, 22), at(40, 18)].map((hex) => ({ ...hex })),
      });
      fly(played, 0, character);
      const [flagship, ...escorts] = [0, 1, 2].map((id) => ship(played, id));
      return escorts.reduce((sum, escort) => sum + (flagship ? distance(flagship, escort) : 0), 0);
    };
    expect(spread('escort')).toBeLessThan(spread('brawler'));
  });
});

describe('fire', () => {
  const target = (played: Playthrough): number | null => {
    const shot = best(played);
    return typeof shot === 'object' ? shot.at : null;
  };

  it('finishes a ship that is nearly destroyed and may still fire', () => {
    const played = melee();
    for (const id of [0, 1]) ship(played, id).fired = true;
    const weak = ship(played, 4);
    weak.working = onlyWorking(weak, 6, 8);
    expect(best(played)).toMatchObject({ ship: 2, at: 4 });
  });

  it('5.1 prefers of two equal targets the one that has yet to fire', () => {
    const played = melee();
    ship(played, 4).fired = true;
    ship(played, 3).working = ship(played, 3).working.map(() => true);
    Object.assign(ship(played, 3), at(55, 20));
    expect(target(played)).toBe(5);
  });

  it('fires first with a ship that is likely to be destroyed', () => {
    const played = melee();
    Object.assign(ship(played, 0), at(2, 20), { fired: true });
    Object.assign(ship(played, 3), at(57, 20), { fired: true });
    const doomed = ship(played, 2);
    doomed.working = onlyWorking(doomed, 6, 8);
    expect(best(played)).toMatchObject({ ship: 2 });
  });
});

describe('the turn as a game', () => {
  it('has options as openings and one worth for each, at every level, for every character', () => {
    for (const [i, character] of characters.entries()) {
      for (const level of LEVELS) {
        const { match } = battle({ setup: { scenario: 'contact' }, seats: 4 - (i % 3), winner: 0 });
        for (let i = 0, [ask] = match.asks; ask !== undefined && i < 4; i++, [ask] = match.asks) {
          const mind = { character: character.id, foresight: tactics.skills[level].foresight };
          const game = tactics.turnGame(view(rules, match, ask.seat), mind, diceFromSeed('a'));
          const [me] = game?.players ?? [];
          expect(me?.seat).toBe(ask.seat);
          expect(me?.weight).toBe(1);
          expect(me?.alone.length).toBe(me?.opens?.length);
          const allowed = options(rules, match, ask);
          for (const choice of me?.opens ?? []) expect(allowed.some((option) => same(option, choice))).toBe(true);
          choose(rules, match, ask, 'stay');
        }
      }
    }
  });

  it('leaves designs and places to the policy', () => {
    const { match } = battle({ setup: { quickSetup: false }, faces: [] });
    expect(tactics.turnGame(view(rules, match, 0), { character: 'line', foresight: 2 }, diceFromSeed('a'))).toBeNull();
    expect(heuristics.tactics).toBe(tactics);
  });
});
