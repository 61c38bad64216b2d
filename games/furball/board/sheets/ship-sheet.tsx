import { type Names, nameOf, type Seat, type View } from '@starboard/kernel';
import { type Figure, FigureList, Term } from '@starboard/ui';
import { useMemo } from 'preact/hooks';
import { type CardId, shipOf as kindOf } from '../../catalogue/index.ts';
import { type Furball, shipOf } from '../../rules/model.ts';
import { agilityOf, attackValueOf, dialOf, skillOf } from '../../rules/values.ts';
import { explain } from '../../words/explain.ts';
import { knownBoard } from '../../words/known.ts';
import { cardName, manoeuvreName } from '../../words/phrases.ts';
import { pilotClass } from '../pilots.ts';
import type { Orders } from '../use-orders.ts';
import { CardList } from './card-list.tsx';
import { DamageList } from './damage-list.tsx';
import { LifeBar, lifeIn, lifeSays } from './life.tsx';
import { PilotMark } from './pilot-mark.tsx';
import { TokenRow } from './token-row.tsx';
import './sheets.css';

interface Props {
  readonly view: View<Furball>;
  readonly names: Names;
  readonly seat: Seat;
  readonly orders: Orders;
}

/** A ship's figures, tokens, damage and cards, each with its meaning. */
export function ShipSheet({ view, names, seat, orders }: Props) {
  const known = useMemo(() => knownBoard(view.board), [view.board]);
  const ship = shipOf(view.board, seat);
  const kind = kindOf(ship.kind);
  const life = lifeIn(known, seat);
  const mine = view.seat === seat;
  return (
    <article
      class={`ui-sheet furball-record ${pilotClass(seat)}`}
      aria-label={mine ? 'Your ship' : `${nameOf(names, seat)}’s ship`}
    >
      <header>
        <PilotMark seat={seat} />
        <h3>
          <Term says={pilotSays(ship.cards[0]?.card, kind.name)} rule="1.1">
            {cardName(ship.cards[0]?.card ?? '')}{' '}
            <small>
              {kind.name}, {mine ? 'you' : nameOf(names, seat)}
            </small>
          </Term>
        </h3>
        {orders.looked === seat && !mine && (
          <button type="button" class="furball-close" aria-label="Close this sheet" onClick={() => orders.look(null)}>
            ×
          </button>
        )}
      </header>
      <FigureList
        figures={[
          ...figures(known, seat),
          { name: 'squad', value: `${ship.total}`, says: 'Squad points. The smaller squad wins ties.', rule: '12.4' },
        ]}
      />
      <Term class="furball-sheet-life" says={lifeSays(life)} rule="7.2">
        <LifeBar life={life} plain /> <small>{STATUS[ship.status]}</small>
      </Term>
      <TokenRow board={view.board} names={names} seat={seat} />
      <p class="ui-hint">{dialSays(known, ship, seat, view.ready.includes(seat))}</p>
      <DamageList damage={ship.damage} />
      <CardList cards={ship.cards} conditions={ship.conditions} names={names} />
    </article>
  );
}

/** Who flies what, and what the pilot can do. */
function pilotSays(card: CardId | undefined, kind: string): string {
  const does = card === undefined ? '' : explain(card);
  return `${cardName(card ?? '')}, pilot of this ${kind}${does === '' ? ', without a special ability.' : `. ${does}`}`;
}

const STATUS = {
  off: 'not placed yet',
  flying: '',
  gone: 'destroyed, comes back in the next Planning phase',
  out: 'out of the game',
} as const;

function figures(known: Parameters<typeof skillOf>[0], seat: Seat): readonly Figure[] {
  return [
    {
      name: 'skill',
      value: `${skillOf(known, seat, 'activation')}`,
      says: 'The pilot’s skill. The lowest flies first, the highest shoots first.',
      rule: '3.4',
    },
    {
      name: 'attack',
      value: `${attackValueOf(known, seat)}`,
      says: 'The attack dice of the primary weapon. It gets one more at range 1.',
      rule: '6.4',
    },
    {
      name: 'agility',
      value: `${agilityOf(known, seat, null)}`,
      says: 'The defence dice. It gets one more at range 3 and one more behind an asteroid.',
      rule: '6.7',
    },
  ];
}

/** What is known of its dial. */
function dialSays(
  known: Parameters<typeof dialOf>[0],
  { dial, dialled, flown, tokens }: View<Furball>['board']['ships'][number],
  seat: Seat,
  sealed: boolean,
): string {
  const set = dial === null ? undefined : dialOf(known, seat)[dial];
  if (set !== undefined) return `Dialled: ${manoeuvreName(set)}.`;
  if (dialled || sealed) return 'Its dial is set in secret.';
  if (flown !== null) return `It flew ${manoeuvreName(flown.manoeuvre)} this round.`;
  return tokens.ion > 0 ? 'It has an ion token and doesn’t dial.' : 'Its dial is not set.';
}
