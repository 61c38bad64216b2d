import { ChoiceButton, Term } from '@starboard/ui';
import { HERO_NAMES } from '../../words/figures.ts';
import { RebelIcon } from '../figures/figure.tsx';
import { bayOf } from '../figures/look.ts';
import type { AskedFor } from '../props.ts';

export function HeroPanel({ asked }: { readonly asked: AskedFor<'hero'> }) {
  return (
    <section class="ui-panel station-panel" aria-label="Your Rebel">
      <h3>
        <Term
          says="All Rebels move and fight in the same way. Each starts in the docking bay of its colour."
          rule="2.1"
        >
          Which Rebel do you play?
        </Term>
      </h3>
      <ul class="ui-options station-two">
        {asked.options.map((hero) => (
          <li key={hero}>
            <ChoiceButton
              asked={asked}
              choice={hero}
              class="ui-option station-option"
              named
              says={`Starts in the ${bayOf(hero)} bay.`}
            >
              <RebelIcon hero={hero} />
              <strong>{HERO_NAMES[hero]}</strong>
              <small>{bayOf(hero)} bay</small>
            </ChoiceButton>
          </li>
        ))}
      </ul>
    </section>
  );
}
