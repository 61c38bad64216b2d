import { ChoiceButton, type Figure, FigureList, oneDecimal, percent, RuleLink } from '@starboard/ui';
import { baseToHit } from '../../rules/01-starfighters.ts';
import { bearing, toHit } from '../../rules/05-firing.ts';
import { LASERS } from '../../rules/data/ships.ts';
import { other, shipOf } from '../../rules/model.ts';
import type { AskedFor, DuelProps } from '../props.ts';
import { known, mightFire } from '../sheets/known.ts';
import { salvoOdds } from './odds.ts';

interface Props extends Pick<DuelProps, 'openRule'> {
  readonly asked: AskedFor<'fire'>;
}

/** Shows the odds of the picked salvo, with buttons for every laser and for none. */
export function FirePanel({ asked, openRule }: Props) {
  const ship = known(shipOf(asked.view.board.ships, asked.ask.seat));
  const salvo = asked.picked ?? [];
  const all = asked.options.reduce((most, each) => (each.length > most.length ? each : most));
  return (
    <div class="duel-panel duel-fire">
      {ship !== null && <Odds needed={toHit(ship)} shots={salvo.length} />}
      {ship !== null && (
        <p class="duel-hint">
          Each laser needs {toHit(ship)} or more on two dice: base {baseToHit(ship)} + {Math.abs(ship.heading)} turned,{' '}
          {percent(salvoOdds(toHit(ship), 1).each)}. <RuleLink rule="5.3" open={openRule} />
        </p>
      )}
      <p class="duel-hint">
        {returnFire(asked)} <RuleLink rule="5.5" open={openRule} />
      </p>
      <div class="duel-buttons">
        <ChoiceButton
          asked={asked}
          choice={[]}
          class="duel-button"
          named
          says="You fire nothing this turn. Lasers don't wear out, so there is seldom a reason to hold fire."
        >
          Hold fire
        </ChoiceButton>
        <ChoiceButton
          asked={asked}
          choice={all}
          class="duel-button duel-all"
          named
          says="You fire every working laser that points at the enemy. To switch single lasers on and off, press them on your ship."
        >
          All that point at it ({all.length})
        </ChoiceButton>
      </div>
    </div>
  );
}

/** 5.5 Both fire at the same time, so the enemy's return fire is known before the choice. */
function returnFire({ view: { board, memory }, ask: { seat } }: AskedFor<'fire'>): string {
  const it = shipOf(board.ships, other(seat));
  const set = mightFire(it, shipOf(memory, other(seat))) ? bearing(it, shipOf(board.ports, other(seat))) : 0;
  const lasers = LASERS.filter((_, i) => (set >> i) & 1).length;
  if (lasers === 0) return 'The enemy can’t fire at you this turn.';
  const ship = known(it);
  const needs =
    ship === null ? '' : `, each needing ${toHit(ship)} or more (${percent(salvoOdds(toHit(ship), 1).each)})`;
  return `The enemy can fire at you with ${lasers === 1 ? '1 laser' : `${lasers} lasers`}${needs}.`;
}

/** The verdict comes first, then the figures behind it. */
function Odds({ needed, shots }: { readonly needed: number; readonly shots: number }) {
  const { any, hits, damage, special } = salvoOdds(needed, shots);
  return (
    <>
      <p aria-live="polite">
        <strong>{shots === 0 ? 'You fire nothing.' : `${percent(any)} chance of at least one hit.`}</strong>
      </p>
      {shots > 0 && <FigureList figures={figuresOf(hits, damage, special)} />}
    </>
  );
}

function figuresOf(hits: number, damage: number, special: number): readonly Figure[] {
  return [
    {
      name: 'Hits expected',
      value: oneDecimal(hits),
      says: 'The average number of these shots that hit.',
      rule: '5.3',
    },
    {
      name: 'Damage expected',
      value: oneDecimal(damage),
      says: 'The average number of points of protection the enemy loses. Each hit costs 1 or 2.',
      rule: '6.1',
    },
    {
      name: 'Special damage',
      value: percent(special),
      says: 'The chance that at least one hit also damages a system, destroys a laser or blows up the ship.',
      rule: '6.3',
    },
  ];
}
