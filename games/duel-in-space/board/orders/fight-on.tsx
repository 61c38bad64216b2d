import { ChoiceButton, RuleLink } from '@starboard/ui';
import type { AskedFor, DuelProps } from '../props.ts';

interface Props extends Pick<DuelProps, 'openRule'> {
  readonly asked: AskedFor<'fight-on'>;
}

/** Asks whether to turn back once the ships are out of range. */
export function FightOn({ asked, openRule }: Props) {
  return (
    <div class="duel-panel">
      <p>
        <strong>Out of range.</strong> The duel goes on only if both players want to fight on.{' '}
        <RuleLink rule="7.3" open={openRule} />
      </p>
      <div class="duel-buttons">
        <ChoiceButton asked={asked} choice={false} class="duel-button duel-wide" named says="The duel ends in a draw.">
          <b>Break off</b>
          <span>The duel ends in a draw</span>
        </ChoiceButton>
        <ChoiceButton
          asked={asked}
          choice={true}
          class="duel-button duel-wide"
          named
          says="If the enemy also wants to fight on, you meet nose to nose."
        >
          <b>Fight on</b>
          <span>You meet nose to nose</span>
        </ChoiceButton>
      </div>
    </div>
  );
}
