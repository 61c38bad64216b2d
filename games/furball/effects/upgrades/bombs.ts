import type { CardScript, Cards } from '../../rules/model/cards.ts';
import { shipOf } from '../../rules/model.ts';
import { assign, deal, drop, own, suffer } from '../../rules/ops/index.ts';
import { at } from '../clauses/moments.ts';
import { rollAndSuffer } from '../procedures/roll-and-suffer.ts';

const WHEN_REVEALED: CardScript['effects'] = [at('dial.revealed', { may: [drop()] })];
const AS_ACTION: CardScript['actions'] = [{ does: [drop()] }];

const ONE_DAMAGE = suffer({ hits: 1 }, 'chosen');

export const bombs: Cards<'bomb'> = {
  'bomb.bombletgenerator': { effects: WHEN_REVEALED, detonates: [own(rollAndSuffer(2, 'crit'))] },
  'bomb.clustermines': { actions: AS_ACTION, detonates: [own(rollAndSuffer(2, 'hit'))] },
  'bomb.connernet': {
    actions: AS_ACTION,
    detonates: [
      ONE_DAMAGE,
      assign('ion', 'chosen', 2),
      own(({ board }, { chosen }) => {
        for (const seat of chosen) shipOf(board, seat).skipsAction = true;
        return undefined;
      }),
    ],
  },
  'bomb.ionbombs': { effects: WHEN_REVEALED, detonates: [assign('ion', 'chosen', 2)] },
  'bomb.protonbombs': { effects: WHEN_REVEALED, detonates: [deal('faceup', 'chosen')] },
  'bomb.proximitymines': { actions: AS_ACTION, detonates: [own(rollAndSuffer(3, 'crit'))] },
  'bomb.seismiccharges': { effects: WHEN_REVEALED, detonates: [ONE_DAMAGE] },
  'bomb.thermaldetonators': { effects: WHEN_REVEALED, detonates: [ONE_DAMAGE, assign('stress', 'chosen')] },
};
