import { capital, plural } from '@starboard/kernel';
import { ChoiceButton, RuleLink, Term } from '@starboard/ui';
import { RATINGS } from '../../rules/09-designs/designs.ts';
import { BUDGET, STRIPPED, SYSTEMS, type System } from '../../rules/data/designs.ts';
import { SYSTEM_SAYS } from '../../words/phrases.ts';
import type { AskedFor, ChaseProps } from '../props.ts';

interface Props {
  readonly asked: AskedFor<'design'>;
  readonly openRule: ChaseProps['openRule'];
}

/** 9.1 A starfighter built rating by rating: set, being set, and points left. */
export function Designer({ asked, openRule }: Props) {
  const set = ratingsSet(asked);
  const spent = SYSTEMS.reduce((sum, system) => sum + (set[system] ?? STRIPPED[system]) - STRIPPED[system], 0);
  const left = BUDGET - spent;
  const last = SYSTEMS.at(-1) === asked.ask.system && asked.picked !== null;
  return (
    <section class="tunnel-designer" aria-label="Your design">
      <h3>
        <Term
          says="You start with a stripped-down model and add 10 points. The others don’t see your design."
          rule="9.1"
        >
          Build your starfighter
        </Term>
      </h3>
      <p aria-live="polite">
        {`${left} of ${plural(BUDGET, 'point')} left.`} <RuleLink rule="9.1" open={openRule} />
      </p>
      {SYSTEMS.map((system) => (
        <SystemRow key={system} asked={asked} system={system} rating={set[system] ?? null} />
      ))}
      {last && left > 0 && (
        <p class="tunnel-warning">{`${plural(left, 'point')} would be left over. You gain nothing by saving points.`}</p>
      )}
    </section>
  );
}

type Ratings = { readonly [S in System]?: number };

function ratingsSet({ view, ask, picked }: AskedFor<'design'>): Ratings {
  const sealed = view.sealed.flatMap(({ ask, choice }) =>
    ask.kind === 'design' && typeof choice === 'number' ? [[ask.system, choice] as const] : [],
  );
  return Object.fromEntries(picked === null ? sealed : [...sealed, [ask.system, picked]]);
}

interface RowProps {
  readonly asked: AskedFor<'design'>;
  readonly system: System;
  readonly rating: number | null;
}

function SystemRow({ asked, system, rating }: RowProps) {
  const asks = asked.ask.system === system;
  return (
    <div class={`tunnel-system${asks ? ' tunnel-asked' : ''}`}>
      <p>
        <Term says={SYSTEM_SAYS[system]} rule="9.2">
          {capital(system)}
        </Term>{' '}
        <b {...{ 'data-says': `Your design so far. The stripped-down model has ${STRIPPED[system]}.` }}>
          {rating ?? STRIPPED[system]}
        </b>
      </p>
      {asks && (
        <fieldset class="tunnel-grades" aria-label={capital(system)}>
          {RATINGS[system].map((each) => (
            <ChoiceButton key={each} asked={asked} choice={each} class="tunnel-grade" says={asked.label(each)}>
              {each}
            </ChoiceButton>
          ))}
        </fieldset>
      )}
    </div>
  );
}
