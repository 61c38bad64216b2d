import { findPilot, type Slot, UPGRADES, type Upgrade, type UpgradeId } from '../../../catalogue/index.ts';
import { isLegal, squadOf } from '../../../squads/index.ts';
import { coverage } from '../../01-table.ts';
import { setCard } from '../../13-cards/listening.ts';
import type { Now, Op } from '../../model/cards.ts';
import { type Held, shipOf } from '../../model.ts';
import { upgradeAt } from '../../values.ts';

/** 13.8 A faceup card of this slot is replaced by another that costs no more, until the ship returns. */
export const swap = (slot: Slot): Op => ({
  possible: (now) => replaceable(now, slot).length > 0,
  run({ board }, frame, now, tell) {
    const { ship: seat } = now;
    const ship = shipOf(board, seat);
    if (frame.stage === 0) {
      const among = replaceable(now, slot);
      frame.stage = 1;
      if (among.length > 1) return { ask: [{ kind: 'card', seat, why: 'swap', of: seat, among, may: false }] };
      frame.answer = among[0] ?? null;
    }
    if (frame.stage === 1) {
      if (frame.answer === null) return undefined;
      frame.stage = 2;
      frame.count = Number(frame.answer);
      return { ask: [{ kind: 'either', seat, why: 'swap', among: cardsFor(now, frame.count) }] };
    }
    const place = frame.count;
    const before = ship.cards[place];
    const card = UPGRADES.find(({ id }) => id === frame.answer)?.id;
    if (before === undefined || card === undefined) return undefined;
    setCard(board, ship, place, {
      card,
      tokens: 0,
      used: 0,
      chosen: null,
      replaces: before.replaces ?? before.card,
    });
    tell?.({ type: 'swapped', rule: '13.8', ship: seat, card: before.card, for: card });
    return undefined;
  },
  // A bot can't tell whether another card would serve it better.
  worth: () => 0,
});

function replaceable(now: Now, slot: Slot): readonly number[] {
  return shipOf(now.board, now.ship).cards.flatMap((held, place) =>
    held.up && upgradeAt(held)?.slot === slot && cardsFor(now, place).length > 0 ? [place] : [],
  );
}

/** 1.1 The cards of the same slot that the squad could have in place of one. */
function cardsFor({ board, ship }: Now, place: number): readonly UpgradeId[] {
  const { cards } = shipOf(board, ship);
  const old = cards[place] === undefined ? undefined : upgradeAt(cards[place]);
  const pilot = findPilot(cards[0]?.card ?? '');
  if (old === undefined || pilot === undefined) return [];
  const others = cards.filter((_, i) => i > 0 && i !== place).flatMap((held: Held) => upgradeAt(held)?.id ?? []);
  const fits = ({ id, slot, points }: Upgrade): boolean =>
    slot === old.slot &&
    id !== old.id &&
    points <= old.points &&
    isLegal(squadOf(pilot.id, [...others, id]), { limit: ANY_PRICE, coverage: coverage(board.setup) });
  return UPGRADES.filter(fits).map(({ id }) => id);
}
/** The squad was within the limit, and gets no dearer. */
const ANY_PRICE = 1000;
