import { capital } from '@starboard/kernel';
import { explains, MarkRow, markInRow, RuleLink, Term, term } from '@starboard/ui';
import { useState } from 'preact/hooks';
import { LASERS } from '../../rules/data/ships.ts';
import type { ShipView, ShownDesign } from '../../rules/model.ts';
import { laserName, MODEL_NAMES, specialName } from '../../words/phrases.ts';
import { Portrait } from '../wheel/hulls.tsx';
import { LASER_LETTERS } from '../wheel/sizes.ts';
import { type Bar, barsOf, laserStates } from './bars.ts';
import { SPECIAL_SAYS } from './special-words.ts';

interface StatusCardProps {
  readonly ship: ShipView;
  readonly shown: ShownDesign;
  readonly name: string;
  readonly mine: boolean;
  /** "You" or "Enemy"; nothing to a spectator. */
  readonly whose: string | null;
  readonly struck: boolean;
  /** Destroyed, or out of air. */
  readonly lost: boolean;
  readonly openRule: (rule: string) => void;
}

export function StatusCard({ ship, shown, name, mine, whose, struck, lost, openRule }: StatusCardProps) {
  const [unfolded, unfold] = useState(false);
  const bars = barsOf(ship, shown);
  const model = MODEL_NAMES[ship.model];
  const about = `${name} flies the ${model}${ship.drone ? ', a target drone, which moves and aims by dice' : ''}.`;
  return (
    <section
      class={`duel-card ${mine ? 'duel-card-mine' : 'duel-card-its'}${struck ? ' duel-struck' : ''}${unfolded ? ' duel-unfolded' : ''}`}
      data-part={mine ? 'my-card' : 'enemy-card'}
      aria-label={`${name}: ${model}${ship.drone ? ', a target drone' : ''}`}
    >
      <header>
        <Portrait model={ship.model} drone={ship.drone} />
        <h3 {...term(about)}>
          {name}
          <small>{[whose, ship.drone ? null : model].filter((word) => word !== null).join(' · ')}</small>
        </h3>
        <dl class="duel-strip">
          {bars.map(({ name: bar, says, rule, low, short: [letter, figure] }) => (
            <div key={bar} class={low ? 'duel-low' : ''} {...term(`${bar}. ${says}`, rule)}>
              <dt>{letter}</dt>
              <dd>{figure}</dd>
            </div>
          ))}
        </dl>
        <button
          type="button"
          class="duel-unfold"
          aria-expanded={unfolded}
          aria-label={`Status card of ${name}`}
          {...explains(unfolded ? 'Folds up the status card.' : 'Shows the whole status card.')}
          onClick={() => unfold(!unfolded)}
        >
          {unfolded ? '▴' : '▾'}
        </button>
      </header>
      <div class="duel-bars">
        {bars.map((bar) => (
          <BarLine key={bar.name} bar={bar} openRule={openRule} />
        ))}
        <Lasers ship={ship} />
        {!lost && ship.pending.length > 0 && (
          <ul class="duel-pending" aria-label="Damage that takes effect next turn">
            {ship.pending.map((special, i) => (
              <li
                key={`${special.name} ${i}`}
                {...term(SPECIAL_SAYS[special.name].says, SPECIAL_SAYS[special.name].rule)}
              >
                Next turn: {specialName(special)}
              </li>
            ))}
          </ul>
        )}
      </div>
    </section>
  );
}

/** A bar with more boxes than this has no room for all their numbers. */
const MANY = 12;

function BarLine({ bar, openRule }: { readonly bar: Bar; readonly openRule: (rule: string) => void }) {
  const { name, rule, reads, says, boxes, at, low } = bar;
  const many = boxes.length > MANY ? ' duel-many' : '';
  return (
    <div class={low ? 'duel-bar duel-low' : 'duel-bar'} {...explains(says, rule)}>
      <p>
        <Term says={says} rule={rule}>
          {name}
        </Term>{' '}
        <strong>{boxes.length > 0 ? reads : 'secret'}</strong> <RuleLink rule={rule} open={openRule} />
      </p>
      {boxes.length === 0 && <p class="duel-proven">{reads}</p>}
      {boxes.length > 0 && (
        <div class={`duel-boxes${many}`} aria-hidden="true">
          {boxes.map((box, i) => (
            <i
              key={box}
              class={i < at ? 'duel-spent' : i === at ? 'duel-at' : i === boxes.length - 1 ? 'duel-last' : ''}
            >
              {box}
            </i>
          ))}
        </div>
      )}
    </div>
  );
}

const STATE_WORDS = { works: 'works', hit: 'hit, gone next turn', gone: 'destroyed' } as const;
const STATE_MARKS = { works: '', hit: '!', gone: '✕' } as const;
const POINTS_AT = {
  forward: 'It fires at port 1.',
  turret: 'It fires where the turret points.',
  aft: 'It fires at port 5.',
};

function Lasers({ ship }: { readonly ship: ShipView }) {
  const states = laserStates(ship);
  return (
    <MarkRow class="duel-lasers" label="Lasers">
      {LASERS.map((laser, i) => {
        const state = states[i] ?? 'gone';
        const words = `${laserName(laser)}: ${STATE_WORDS[state]}`;
        return (
          <span
            key={laser}
            class={`duel-laser duel-laser-${state}`}
            {...markInRow(words, `${capital(words)}. ${pointsAt(laser)}`, '1.1')}
          >
            {LASER_LETTERS[laser]}
            {STATE_MARKS[state]}
          </span>
        );
      })}
    </MarkRow>
  );
}

function pointsAt(laser: (typeof LASERS)[number]): string {
  if (laser === 'aft') return POINTS_AT.aft;
  return laser.startsWith('forward') ? POINTS_AT.forward : POINTS_AT.turret;
}
