import { isIn, rangeOf } from '../rules/measure.ts';
import type { Cards, Modifier } from '../rules/model/cards.ts';
import { type AttackFrame, type Board, shipOf } from '../rules/model.ts';
import { agilityOf } from '../rules/values.ts';

/** More cards about how many dice are rolled. */

const oneMore = (of: 'attack.dice' | 'defence.dice', is: (board: Board, attack: AttackFrame) => boolean): Modifier => ({
  of,
  change: (board, { attack }, dice) => (is(board, attack) ? dice + 1 : dice),
});

const damageOf = (board: Board, { attacker }: AttackFrame): number => shipOf(board, attacker).damage.length;

export const diceCounts: Cards = {
  'imperial.alphaclassstarwing.majorvynder': {
    modifiers: [oneMore('defence.dice', (board, { defender }) => shipOf(board, defender).tokens.disabled > 0)],
  },
  'rebel.auzituckgunship.wullffwarro': {
    modifiers: [
      oneMore(
        'attack.dice',
        (board, attack) => shipOf(board, attack.attacker).shields === 0 && damageOf(board, attack) > 0,
      ),
    ],
  },
  'imperial.tiestriker.puresabacc': {
    modifiers: [oneMore('attack.dice', (board, attack) => damageOf(board, attack) <= 1)],
  },
  'scum.ywing.kavil': {
    modifiers: [oneMore('attack.dice', (board, { attacker, defender }) => !isIn(board, attacker, defender, 'front'))],
  },
  'scum.z95headhunter.ndrusuhlak': { modifiers: [oneMore('attack.dice', () => true)] },
  'scum.g1astarfighter.zuckuss': {
    effects: [
      {
        at: 'attack.dice-count',
        as: 'attacker',
        may: true,
        once: 'attack',
        does: [
          { op: 'count', pool: 'attack', n: 1 },
          { op: 'count', pool: 'defence', n: 1 },
        ],
      },
    ],
  },
  'imperial.tieadvanced.zertikstrom': {
    modifiers: [
      {
        of: 'range.bonus',
        far: true,
        change: (board, { attack, pool }, is, { ship }) =>
          pool === 'attack' && attack.attacker !== ship && rangeOf(board, ship, attack.attacker) === 1 ? 0 : is,
      },
    ],
  },
  'imperial.tiesilencer.testpilotblackout': {
    modifiers: [
      {
        of: 'defence.dice',
        far: true,
        change: (_board, { attack }, is, { ship }) => (attack.attacker === ship && attack.obstructed ? is - 2 : is),
      },
    ],
  },
  'crew.tailgunner': {
    modifiers: [
      {
        of: 'agility',
        far: true,
        change: (_board, { attack }, is, { ship }) =>
          attack?.attacker === ship && attack.arc === 'rear' ? is - 1 : is,
      },
    ],
  },
  'elite.intimidation': {
    modifiers: [
      {
        of: 'agility',
        far: true,
        change: (board, about, is, { ship }) => (shipOf(board, ship).touching.includes(about.ship) ? is - 1 : is),
      },
    ],
  },
  'missile.protonrockets': {
    effects: [
      {
        at: 'attack.dice-count',
        as: 'attacker',
        may: true,
        once: 'attack',
        withThis: true,
        applies: ({ board, ship }) => agilityOf(board, ship, null) > 0,
        does: [{ op: 'count', pool: 'attack', n: ({ board, ship }) => Math.min(3, agilityOf(board, ship, null)) }],
      },
    ],
  },
};
