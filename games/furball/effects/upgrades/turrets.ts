import type { Cards } from '../../rules/model/cards.ts';
import { assign, attackDice, reroll } from '../../rules/ops/index.ts';
import { attackValueOf } from '../../rules/values.ts';
import { attacking } from '../clauses/moments.ts';
import { ONE_DAMAGE, onHit, SURE_HITS } from '../clauses/weapons.ts';
import { foeInPrimaryArc } from '../clauses/when.ts';

export const turrets: Cards<'turret'> = {
  'turret.autoblasterturret': { modifiers: [SURE_HITS] },
  'turret.blasterturret': {},
  'turret.dorsalturret': {
    modifiers: [
      {
        of: 'attack.dice',
        change: (_board, { attack }, dice, { place }) =>
          attack.weapon === place && attack.range === 1 ? dice + 1 : dice,
      },
    ],
  },
  'turret.ioncannonturret': { effects: [onHit(ONE_DAMAGE, assign('ion', 'defender'))] },
  'turret.syncedturret': {
    effects: [
      attacking({
        withThis: true,
        if: foeInPrimaryArc,
        may: [reroll(({ board, ship }) => attackValueOf(board, ship), attackDice())],
      }),
    ],
  },
  'turret.twinlaserturret': { effects: [onHit(ONE_DAMAGE)] },
};
