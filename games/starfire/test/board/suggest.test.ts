import { choose, options, same, view } from '@starboard/kernel';
import { rules } from '@starboard/starfire/rules';
import { describe, expect, it } from 'vitest';
import { suggest } from '../../board/suggest.ts';
import type { Setup } from '../../rules/model.ts';
import { allMove, at, battle, duel } from '../support/playing.ts';

/** Plays on with the suggested choices, and returns the kinds of ask it met. */
function playOn(setup: Partial<Setup>, seats: number, answers: number): ReadonlySet<string> {
  const { match } = battle({ setup, seats });
  const met = new Set<string>();
  for (let i = 0; i < answers && match.result === null; i++) {
    const [ask] = match.asks;
    if (ask === undefined) throw new Error('nobody is asked, and it is not over');
    const suggested = suggest(view(rules, match, ask.seat));
    const option = options(rules, match, ask).find((one) => same(one, suggested));
    if (option === undefined) throw new Error(`${JSON.stringify(suggested)} is no option for ${ask.kind}`);
    met.add(ask.kind);
    choose(rules, match, ask, option);
  }
  return met;
}

describe('what is suggested', () => {
  it('is always an option, from the first design to the last shot', () => {
    const byHand = { quickSetup: false, distance: 12 };
    expect([...playOn({ ...byHand, scenario: 'fleet-action' }, 2, 400)]).toEqual(
      expect.arrayContaining(['design', 'place', 'face', 'move', 'fire']),
    );
    expect(playOn({ ...byHand, scenario: 'contact', width: 40, height: 30 }, 5, 300).has('fire')).toBe(true);
  });

  it('is nothing to a spectator', () => {
    expect(suggest(view(rules, battle().match, null))).toBeNull();
  });

  it('4.6 is straight on, but to stay where that leaves the map', () => {
    const design = '[2] A Q (I) F [2]';
    const { match } = duel(design, design, 10, { winner: 1 });
    expect(suggest(view(rules, match, 0))).toBe('ahead');
    const edge = duel(design, design, 10, { winner: 1, ships: [{ ...at(0, 4), facing: 3 }] });
    expect(suggest(view(rules, edge.match, 0))).toBe('stay');
  });

  it('5.2 is to fire all that bears where the greatest share is destroyed', () => {
    const played = battle({
      setup: { scenario: 'own', fleetA: ['Ann - CT-3'], fleetB: ['Bob - CA(R)', 'Bea - CT-2'] },
      winner: 0,
      ships: [
        { ...at(20, 20), facing: 0 },
        { ...at(22, 20), facing: 0 },
        { ...at(20, 22), facing: 0 },
      ],
    });
    allMove(played);
    expect(suggest(view(rules, played.match, 0))).toEqual({ ship: 0, at: 2, all: true });
  });
});
