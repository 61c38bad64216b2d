import { drawDamage } from '../../rules/07-damage/damage.ts';
import { attackIn } from '../../rules/13-cards/now.ts';
import { type DealtDamage, type EffectFrame, type Match, type Next, shipOf, type Tell } from '../../rules/model.ts';

/** Two more cards are drawn beside the critical. The bearer sees the three, and picks the one that is dealt. */
export function pickCritical(match: Match, frame: EffectFrame, tell: Tell): Next {
  const { board } = match;
  const { ship: bearer } = frame.origin;
  const { ship: victim, number } = frame.event;
  const ship = shipOf(board, victim);
  if (frame.stage === 0) {
    frame.stage = 1;
    const attack = attackIn(match.stack)?.number ?? 0;
    const more = [drawDamage(match, victim, attack), drawDamage(match, victim, attack)].filter(
      (card) => card !== undefined,
    );
    ship.pile = [...ship.pile, ...more];
    const seen = [...ship.damage.filter(({ id }) => id === number), ...more];
    const cards = seen.map(({ id, card }) => ({ id, card }));
    tell?.({ type: 'saw-cards', rule: '13.10', ship: bearer, of: victim, cards, to: [bearer], reveals: true });
    return {
      ask: [{ kind: 'card', seat: bearer, why: 'deal', of: victim, among: seen.map(({ id }) => id), may: false }],
    };
  }
  const chosen = ship.pile.find(({ id }) => id === frame.answer);
  const drawn = ship.damage.find(({ id }) => id === number);
  if (chosen === undefined || drawn === undefined) return undefined;
  const swapped = (one: DealtDamage, other: DealtDamage): DealtDamage => ({ ...one, card: other.card });
  ship.damage = ship.damage.map((each) => (each === drawn ? swapped(drawn, chosen) : each));
  ship.pile = ship.pile.map((each) => (each === chosen ? swapped(chosen, drawn) : each));
  return undefined;
}
