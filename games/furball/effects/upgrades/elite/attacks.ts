import type { Reason } from '@starboard/kernel';
import type { Cards } from '../../../rules/model/cards.ts';
import { shipOf } from '../../../rules/model.ts';
import { attack, own, pick, suffer, until } from '../../../rules/ops/index.ts';
import { whenAttacking } from '../../clauses/modifiers.ts';
import { afterAttacking, at, declaring } from '../../clauses/moments.ts';
import { all, besideDefender, foeInArc, hit, inFoesArc, missed, not, withWeapon } from '../../clauses/when.ts';
import { salvo, salvoed } from '../../procedures/salvo.ts';

const SPENT: Reason = { rule: '13.1', fact: 'After a Snap Shot, you can’t attack again in this phase.' };
const NOT_NOW: Reason = { rule: '13.1', fact: 'You can use Snap Shot only right after a manoeuvre of the target.' };

/** What an attack costs, the agility it meets, and what follows from it. */
export const attacks: Cards<'elite'> = {
  'elite.deadeye': {
    modifiers: [
      {
        of: 'attack.cost',
        change: (_board, _about, ways) =>
          ways.flatMap((way) =>
            way.needs === 'lock'
              ? [way, { ...way, needs: 'focus' as const, spends: way.spends === null ? null : ('focus' as const) }]
              : [way],
          ),
      },
    ],
  },
  'elite.intimidation': {
    modifiers: [
      {
        of: 'agility',
        far: true,
        change: (board, about, agility, { ship }) =>
          shipOf(board, ship).touching.includes(about.ship) ? agility - 1 : agility,
      },
    ],
  },
  'elite.outmaneuver': {
    modifiers: [whenAttacking({ defenderAgility: -1 }, all(foeInArc, not(inFoesArc)))],
  },
  'elite.ruthlessness': {
    effects: [
      afterAttacking({
        if: hit,
        does: [
          pick((now) => besideDefender(now).filter((seat) => seat !== now.ship)),
          suffer({ hits: 1 }, 'chosen', 'splash'),
        ],
      }),
    ],
  },
  'elite.saturationsalvo': {
    effects: [
      afterAttacking({
        if: all(missed, withWeapon('torpedo', 'missile')),
        does: [own(salvo, (now) => salvoed(now).length > 0)],
      }),
    ],
  },
  'elite.snapshot': {
    effects: [
      at('manoeuvre.executed', { may: [attack('this', 'subject')] }, 'bystander'),
      declaring({ withThis: true, does: [until('phase', 0)] }),
    ],
    passing: [{ of: 'attack.allowed', change: (_board, _about, terms) => ({ ...terms, barred: SPENT }) }],
    modifiers: [
      {
        of: 'attack.allowed',
        change: (_board, { weapon, given: by }, terms, { place, card }) =>
          weapon === place && by !== card ? { ...terms, barred: NOT_NOW } : terms,
      },
      {
        of: 'dice.modifiable',
        change: (_board, { attack: made, pool }, may, { ship, place }) =>
          pool === 'attack' && made.attacker === ship && made.weapon === place ? false : may,
      },
    ],
  },
};
