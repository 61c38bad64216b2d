import { WEAPONS } from '../../rules/data/systems.ts';
import { bearing } from '../../rules/gunnery.ts';
import { shipAt } from '../../rules/model.ts';
import { capital, WEAPON_NAMES } from '../../words/phrases.ts';
import { ChoiceButton } from '../orders/choice-button.tsx';
import { asNumber, type OfferOf } from '../orders/offer.ts';
import { salvoOdds } from './odds.ts';
import { OddsTable } from './odds-table.tsx';

interface Props {
  readonly offer: OfferOf<'weapons'>;
  openRule(rule: string): void;
}

/** 5.2 How many weapons of one kind. */
export function WeaponsPanel({ offer, openRule }: Props) {
  const { board } = offer.view;
  const { ship, at, weapon } = offer.ask;
  const counts = bearing(board, shipAt(board, ship), shipAt(board, at));
  const picked = offer.picked === null ? undefined : asNumber(offer.picked)[0];
  const fired = WEAPONS.map((each, kind) => (each === weapon ? (picked ?? counts[kind] ?? 0) : 0));
  return (
    <section class="starfire-panel" aria-label="Weapons">
      <h3>
        {capital(WEAPON_NAMES[weapon][1])} <small>at {shipAt(board, at).name}</small>
      </h3>
      <div class="starfire-row">
        {Array.from({ length: (counts[WEAPONS.indexOf(weapon)] ?? 0) + 1 }, (_, count) => (
          <ChoiceButton key={count} offer={offer} choice={count} class="starfire-button">
            {count === 0 ? 'None' : `${count}`}
          </ChoiceButton>
        ))}
      </div>
      {picked !== 0 && (
        <OddsTable odds={salvoOdds(board, shipAt(board, ship), shipAt(board, at), fired)} openRule={openRule} />
      )}
    </section>
  );
}
