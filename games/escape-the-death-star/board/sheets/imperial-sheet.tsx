import { type Names, nameOf, sayTo } from '@starboard/kernel';
import { Die, MarkRow, mark, markInRow, term } from '@starboard/ui';
import { soldierName } from '../../words/figures.ts';
import { SoldierIcon } from '../figures/figure.tsx';
import type { StationView } from '../props.ts';
import { CodeCard } from './code-card.tsx';

/** The Imperial's red die, remaining soldiers, and code cards out of the number that wins. */
export function ImperialSheet({
  view: { board, seat: me },
  names,
}: {
  readonly view: StationView;
  readonly names: Names;
}) {
  const { imperial, red, soldiers, imperialCards, setup } = board;
  if (imperial === null) return null;
  return (
    <li class={`ui-sheet station-sheet station-imperial${imperial === me ? ' station-mine' : ''}`} data-part="imperial">
      <p class="station-sheet-head">
        <SoldierIcon soldier={0} />
        <span
          {...term(
            sayTo(me, names, (named) => `${nameOf(named, imperial)} commands all soldiers.`),
            '6.1',
          )}
        >
          <strong>The Imperial</strong> <small>{imperial === me ? 'you' : nameOf(names, imperial)}</small>
        </span>
        {red > 0 && (
          <span class="station-sheet-signs">
            <span
              class="station-small-die station-red-die"
              {...mark(
                `Rolled ${red}`,
                'The red die. The Imperial may move up to this many soldiers this round.',
                '8.1',
              )}
            >
              <Die face={red} sides={6} />
            </span>
          </span>
        )}
      </p>
      <div class="station-cards">
        {imperialCards.map((card) => (
          <CodeCard key={card} card={card} dice={setup.dice} />
        ))}
        <MarkRow class="station-slots" label={`${imperialCards.length} of ${setup.cards} code cards`}>
          {Array.from({ length: Math.max(0, setup.cards - imperialCards.length) }, (_, i) => (
            <i key={i} {...markInRow('A card to come', `The Imperial wins with ${setup.cards} code cards.`, '11.5')} />
          ))}
        </MarkRow>
      </div>
      <MarkRow class="station-roster" label="Soldiers in the game">
        {soldiers.map(({ square, down }, soldier) => (
          <span
            key={soldier}
            class={square < 0 ? 'station-out' : ''}
            {...markInRow(soldierName(soldier), rosterSays(soldier, square, down), '9.6')}
          >
            <SoldierIcon soldier={soldier} down={down} />
          </span>
        ))}
      </MarkRow>
    </li>
  );
}

function rosterSays(soldier: number, square: number, down: boolean): string {
  if (square < 0) return `${soldierName(soldier)} is not on the deck.`;
  return down ? `${soldierName(soldier)} is down.` : `${soldierName(soldier)} is on the deck.`;
}
