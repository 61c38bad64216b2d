import { choose, type Seat } from '@starboard/kernel';
import { describe, expect, it } from 'vitest';
import { characters } from '../../bot/characters.ts';
import { ANY_WEAPON, chanceFor } from '../../rules/06-attack/chance.ts';
import { rules } from '../../rules/index.ts';
import { withCard } from '../support/cards/layouts.ts';
import { beside, chasing, facing } from '../support/duel.ts';
import { attack, combatTurn, moment, type Playthrough, run, shipIn, table } from '../support/playing.ts';
import { bestOf, planning, turnGameOf } from '../support/thinking.ts';

describe('every question', () => {
  const questions: { readonly [name: string]: () => Playthrough } = {
    dial: () => planning(facing(3)),
    action: () => acting(facing(2)),
    attack: () => shooting(facing(1, {}, {}, beside(1))),
    effects: () => attack(facing(1, {}, { tokens: { evade: 1 } }), { attack: ['hit', 'hit'] }),
  };

  it.each(Object.keys(questions))('%s is thought about soundly, at every foresight', (name) => {
    for (const foresight of [0, 1, 2, 3]) {
      const played = questions[name]?.() ?? facing(1);
      const seat = played.match.asks[0]?.seat ?? 0;
      const { players, meetings } = turnGameOf(played, seat, { foresight });
      const [{ alone, opens, weight }] = players;
      expect(players).toHaveLength(1);
      expect(meetings).toEqual([]);
      expect(weight).toBe(1);
      expect(alone).toHaveLength(opens?.length ?? 0);
      for (const worth of Array.from(alone)) expect(Math.abs(worth)).toBeLessThan(5);
    }
  });

  it('gets the same answer with the same dice', () => {
    const think = () => turnGameOf(planning(facing(3)), 0, { seed: 'same' });
    expect(think()).toEqual(think());
  });
});

const acting = (played: Playthrough): Playthrough => {
  played.match.board.phase = 'activation';
  for (const ship of played.match.board.ships) ship.activated = true;
  return run(played, { at: 'actions', step: 0, ship: 0, left: 1 });
};

const shooting = (played: Playthrough, seat: Seat = 0): Playthrough => run(played, chanceFor(seat, ANY_WEAPON, null));

describe('an attack', () => {
  const two = () =>
    table([
      { at: [400, 300, 90] },
      { at: [440, 450, 270] },
      { at: [360, 450, 270], ship: { shields: 0, drawn: 1 }, down: ['damage.tfa.directhit'] },
    ]);

  it('6.2 goes where it kills', () => {
    expect(bestOf(shooting(two()), 0)).toMatchObject({ at: 2 });
  });

  it('is made wherever it is free, even by those who settle for the second best', () => {
    const [{ opens }] = turnGameOf(shooting(two()), 0, { foresight: 0 }).players;
    expect(opens).not.toContain(null);
  });
});

describe('an action', () => {
  it('5.3 is an evade for a ship that others shoot at and that has nobody to shoot at', () => {
    const fled = { pilot: 'imperial.tiefighter.blacksquadronpilot', at: [300, 300, 270] } as const;
    expect(bestOf(acting(facing(1, fled, {}, beside(1, { at: [370, 420, 270] }))), 0)).toBe('evade');
  });

  it('5.4 is a lock or a focus for a ship that shoots and is not shot at', () => {
    expect(['focus', 'target-lock']).toContain(bestOf(acting(chasing(2)), 0));
  });
});

describe('tokens', () => {
  const duel = (tokens: object): Playthrough => table([{ at: [400, 300, 90] }, { at: [400, 450, 270], tokens }]);

  it('6.9 are spent on a hit that gets through', () => {
    const played = attack(duel({ evade: 1 }), { attack: ['hit', 'blank'], defence: ['blank', 'blank'] });
    expect(bestOf(played, 1)).toBe('token.evade');
  });

  it('6.6 reroll blanks', () => {
    const played = table([{ at: [400, 300, 90], ship: { locks: [1] } }, { at: [400, 450, 270] }]);
    attack(played, { attack: ['blank', 'blank'] });
    expect(bestOf(played, 0)).toBe('token.lock');
    const [ask] = played.match.asks;
    if (ask !== undefined) choose(rules, played.match, ask, 'token.lock');
    expect(bestOf(played, 0)).toEqual({ blank: 2 });
  });
});

describe('a card', () => {
  const start = (played: Playthrough): Playthrough => {
    played.match.board.phase = 'planning';
    return moment(played, 'planning.start');
  };

  it('does not disable its own weapons where its ship has a shot: Targeting Scrambler', () => {
    expect(
      bestOf(start(facing(2, withCard('system.targetingscrambler', { pilot: 'rebel.bwing.bluesquadronpilot' }))), 0),
    ).toBeNull();
  });

  it('is used where it destroys a rival that the ship can’t shoot at: Feedback Array', () => {
    const array = withCard('illicit.feedbackarray', { at: [300, 300, 270] });
    const weak = { ship: { shields: 0, drawn: 1 }, down: ['damage.tfa.shakenpilot'] } as const;
    const played = facing(1, array, weak);
    expect(bestOf(combatTurn(played, 0), 0)).toBe('illicit.feedbackarray 0');
  });

  it('is left alone where it hurts its own ship most: Feedback Array', () => {
    const array = withCard('illicit.feedbackarray', {
      ship: { shields: 0, drawn: 1 },
      down: ['damage.tfa.shakenpilot'],
    });
    const played = facing(1, array);
    expect(bestOf(combatTurn(played, 0), 0)).toBeNull();
  });
});

describe('characters', () => {
  const ids = characters.map(({ id }) => id);

  it('differ: the hunter shoots at the leader, the vulture at the ship that is hurt', () => {
    const played = table([
      { at: [400, 300, 90] },
      { at: [440, 450, 270] },
      { at: [360, 450, 270], ship: { shields: 1, drawn: 1 }, down: ['damage.tfa.shakenpilot'] },
    ]);
    shipIn(played, 1).score = 9;
    shooting(played);
    const worthAt = (character: string, at: Seat): number => {
      const [{ alone, opens }] = turnGameOf(played, 0, { character }).players;
      const place = (opens ?? []).findIndex(
        (each) => typeof each === 'object' && each !== null && 'at' in each && each.at === at,
      );
      return alone[place] ?? 0;
    };
    const leaning = (character: string): number => worthAt(character, 1) - worthAt(character, 2);
    expect(leaning('hunter')).toBeGreaterThan(leaning('ranger'));
    expect(leaning('vulture')).toBeLessThan(leaning('ranger'));
  });

  it('have names of their own', () => {
    expect(new Set(ids).size).toBe(ids.length);
    expect(new Set(characters.map(({ callSign }) => callSign)).size).toBe(ids.length);
  });
});
