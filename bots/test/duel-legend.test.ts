import { heuristics } from '@starboard/duel-in-space/bot';
import { rules } from '@starboard/duel-in-space/rules';
import { choose, diceFromSeed, view } from '@starboard/kernel';
import { expect, it } from 'vitest';
import { botById } from '../index.ts';
import { solved } from '../solved.ts';
import { dealt } from './playing-out.ts';

it.each(['legend', 'legend:hunter', 'legend:gambler'])(
  '%s plays the stock duel as the solution does',
  async (id) => {
    const legend = botById(id);
    if (legend === undefined) throw new Error(`no ${id}`);
    await legend.prepare?.(heuristics);
    const kinds = new Set<string>();
    for (const seed of ['one', 'two']) {
      const match = dealt(rules, {}, [null, null], seed);
      const dice = diceFromSeed(seed);
      for (let [ask] = match.asks; ask !== undefined && match.board.turn < 4; [ask] = match.asks) {
        const seen = view(rules, match, ask.seat);
        const [mine, known] = [legend, solved].map((bot) =>
          bot
            .think(rules, heuristics, seen, diceFromSeed('same'), false)
            .options.filter(({ share }) => share > 1e-9)
            .map(({ choice, share }) => ({ choice, share: Math.round(share * 1e6) })),
        );
        expect(mine).toEqual(known);
        kinds.add(ask.kind);
        choose(rules, match, ask, legend.choose(rules, heuristics, seen, dice));
      }
    }
    expect([...kinds].sort()).toEqual(expect.arrayContaining(['aim', 'fire', 'heading']));
  },
  240_000,
);
