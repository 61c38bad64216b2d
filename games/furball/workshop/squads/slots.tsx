import { capital } from '@starboard/kernel';
import { explains } from '@starboard/ui';
import { useRef, useState } from 'preact/hooks';
import { type UpgradeId, upgradeOf } from '../../catalogue/index.ts';
import { type EventRules, priceOf, type Squad, slotName, type UpgradeSlot } from '../../squads/index.ts';
import { cardName } from '../../words/phrases.ts';
import { homelessIn, placesOf, without, withUpgrade } from './editing.ts';
import type { SquadFaults } from './faults.ts';
import { Card, UpgradeList } from './picking/upgrade-list.tsx';

interface Props {
  readonly squad: Squad;
  readonly event: EventRules;
  readonly faults: SquadFaults;
  /** A change with a message can be undone. */
  change(squad: Squad, said: string): void;
}

/** The slots of a ship as they are, each with what is in it; one at a time shows what could be. */
export function Slots(props: Props) {
  const { squad } = props;
  const [open, setOpen] = useState<number | null>(null);
  const places = placesOf(squad);
  const homeless = [...new Set(homelessIn(squad))];
  return (
    <section class="furball-slots" aria-label="Slots">
      <ul>
        {places.map((place, i) => (
          <SlotRow
            key={`${i} ${place.takes.join()}`}
            {...props}
            place={place}
            again={isShown(place, places.slice(0, i))}
            isOpen={open === i}
            toggle={() => setOpen(open === i ? null : i)}
            close={() => setOpen(null)}
          />
        ))}
        {homeless.map((upgrade) => (
          <li key={upgrade} class="furball-slot">
            <div class="furball-slot-head">
              <span class="furball-slot-name">No slot</span>
              <Held {...props} upgrade={upgrade} />
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Whether the card in a place fills another place too, which already shows it. */
function isShown({ holds }: UpgradeSlot, before: readonly UpgradeSlot[]): boolean {
  return holds !== null && upgradeOf(holds).fills.length > 0 && before.some((place) => place.holds === holds);
}

interface RowProps extends Props {
  readonly place: UpgradeSlot;
  /** Whether what is here was shown in another slot already. */
  readonly again: boolean;
  readonly isOpen: boolean;
  toggle(): void;
  close(): void;
}

function SlotRow({ place, again, isOpen, toggle, close, ...props }: RowProps) {
  const { squad, event, change } = props;
  const slot = place.takes.map(slotName).join(' or ');
  const opener = useRef<HTMLButtonElement>(null);
  return (
    <li class="furball-slot" data-open={isOpen}>
      <div class="furball-slot-head">
        <span class="furball-slot-name">
          {capital(slot)}
          {place.from !== null && <small>from {cardName(place.from)}</small>}
        </span>
        {place.holds === null && <span class="furball-empty">empty</span>}
        {place.holds !== null && again && <span class="furball-empty">taken by {cardName(place.holds)}</span>}
        {place.holds !== null && !again && <Held {...props} upgrade={place.holds} />}
        {!again && place.only === null && (
          <button
            ref={opener}
            type="button"
            class="tool"
            aria-expanded={isOpen}
            {...explains(
              place.holds === null
                ? `Shows what fits into the ${slot} slot.`
                : `Shows what else fits into the ${slot} slot.`,
            )}
            onClick={toggle}
          >
            {isOpen ? 'Close' : place.holds === null ? 'Choose' : 'Change'}
            <span class="hidden-text"> {slot}</span>
          </button>
        )}
      </div>
      {isOpen && (
        <UpgradeList
          squad={squad}
          place={place}
          slot={slot}
          event={event}
          choose={(upgrade) => {
            change(withUpgrade(squad, place.holds, upgrade), `Added ${cardName(upgrade)}.`);
            close();
            opener.current?.focus();
          }}
        />
      )}
    </li>
  );
}

/** A card on board, with what is wrong with it and a way to be rid of it. */
function Held({ squad, event, faults, change, upgrade }: Props & { readonly upgrade: UpgradeId }) {
  const card = upgradeOf(upgrade);
  const name = cardName(upgrade);
  return (
    <>
      <div class="furball-held furball-card">
        <Card upgrade={card} cost={priceOf(card, squad.upgrades.map(upgradeOf))} event={event} />
        {faults.at(upgrade).map((fact) => (
          <span key={fact} class="furball-fault">
            {fact}
          </span>
        ))}
      </div>
      <button type="button" class="tool" onClick={() => change(without(squad, upgrade), `Removed ${name}.`)}>
        Remove<span class="hidden-text"> {name}</span>
      </button>
    </>
  );
}
