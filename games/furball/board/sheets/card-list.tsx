import { type Names, nameOf, plural } from '@starboard/kernel';
import { Term } from '@starboard/ui';
import { findCard } from '../../catalogue/index.ts';
import type { Condition, Held } from '../../rules/model.ts';
import { slotName } from '../../squads/index.ts';
import { explain } from '../../words/explain.ts';
import { cardName } from '../../words/phrases.ts';

interface Props {
  readonly cards: readonly Held[];
  readonly conditions: readonly Condition[];
  readonly names: Names;
}

/** The pilot, its upgrades and conditions, each with what it does and how it stands. */
export function CardList({ cards, conditions, names }: Props) {
  return (
    <ul class="furball-cards">
      {cards.map((held, place) => (
        <li key={place} class={held.up ? '' : 'furball-discarded'}>
          <HeldCard held={held} pilot={place === 0} />
        </li>
      ))}
      {conditions.map(({ id, card, by }) => (
        <li key={`condition ${id}`}>
          <Term
            says={`A condition from ${nameOf(names, by)}. It stays until its card says that it is removed.`}
            rule="13.9"
          >
            <b>{cardName(card)}</b> <small>condition</small>
          </Term>
          <span>{explain(card)}</span>
        </li>
      ))}
    </ul>
  );
}

function HeldCard({ held, pilot }: { readonly held: Held; readonly pilot: boolean }) {
  const { card, up, tokens, side } = held;
  const found = findCard(card);
  const kind = pilot ? 'pilot' : found?.kind === 'upgrade' ? slotName(found.slot) : 'card';
  const sides = found?.kind === 'upgrade' && found.sides !== null;
  const notes = [
    ...(up ? [] : ['discarded']),
    ...(tokens > 0 ? [`${plural(tokens, 'token')} on it`] : []),
    ...(sides ? [`side ${side + 1}`] : []),
  ];
  const says = explain(card);
  return (
    <>
      <Term
        says={
          up
            ? `${cardName(card)}, ${kind}. ${says === '' ? 'It has no text.' : says}`
            : `${cardName(card)} is discarded. It has no effect until something brings it back or the ship returns.`
        }
        rule={up ? '13.1' : '13.2'}
      >
        <b>{cardName(card)}</b> <small>{[kind, ...notes].join(', ')}</small>
      </Term>
      {says !== '' && <span>{says}</span>}
    </>
  );
}
