import { ChoiceButton, RuleLink, Term } from '@starboard/ui';
import { BUDGET, MOST, pointsLeft, upTo } from '../../rules/09-designs/designs.ts';
import { SYSTEMS, type System } from '../../rules/data/ships.ts';
import { designGives } from '../../words/phrases.ts';
import type { AskedFor, DuelProps } from '../props.ts';

const RULES: { readonly [S in System]: string } = { manoeuvre: '9.2', accuracy: '9.3', protection: '9.4' };

interface DesignerProps {
  readonly asked: AskedFor<'design'>;
  readonly openRule: DuelProps['openRule'];
}

const SAYS: { readonly [S in System]: string } = {
  manoeuvre: 'The number of clicks of 45° that your ship may turn each turn.',
  accuracy: 'The base number your shots need. Lower is better.',
  protection: 'The points of damage your ship can take.',
};

export function Designer({ asked, openRule }: DesignerProps) {
  const { sealed } = asked.view;
  const { picked } = asked;
  const { system } = asked.ask;
  const left = pointsLeft(sealed) - (picked ?? 0);
  const isLast = SYSTEMS.at(-1) === system;
  const spentOn = (each: System): number | null => {
    const answer = sealed.find(({ ask }) => ask.kind === 'design' && ask.system === each);
    return typeof answer?.choice === 'number' ? answer.choice : each === system ? picked : null;
  };
  return (
    <section class="duel-designer" aria-label="Your design">
      <header>
        <h3>Build your starfighter</h3>
        <p class="duel-budget" aria-live="polite">
          <b>{left}</b> of {BUDGET} points left <RuleLink rule="9.1" open={openRule} />
        </p>
      </header>
      {SYSTEMS.map((each) => (
        <div key={each} class={`duel-system${each === system ? ' duel-now' : ''}`}>
          <p>
            <strong>
              <Term says={SAYS[each]} rule={RULES[each]}>
                {each}
              </Term>
            </strong>{' '}
            <span>{designGives(each, spentOn(each) ?? 0)}</span> <RuleLink rule={RULES[each]} open={openRule} />
          </p>
          {each === system ? (
            <fieldset class="duel-points" aria-label={`Points on ${each}`}>
              {upTo(MOST[each]).map((points) => (
                <ChoiceButton key={points} asked={asked} choice={points} class="duel-point" says={asked.label(points)}>
                  {points}
                </ChoiceButton>
              ))}
            </fieldset>
          ) : (
            <div class="duel-gauge" aria-hidden="true">
              <i style={{ width: `${((spentOn(each) ?? 0) * 100) / MOST[each]}%` }} />
            </div>
          )}
        </div>
      ))}
      {isLast && picked !== null && left > 0 && (
        <p class="duel-warning">
          ⚠ {left} {left === 1 ? 'point is' : 'points are'} unspent. You gain nothing by saving points.
        </p>
      )}
    </section>
  );
}
