import { ChoiceButton, RuleLink } from '@starboard/ui';
import type { AskedFor, DuelProps } from '../props.ts';

interface Props extends Pick<DuelProps, 'openRule'> {
  readonly asked: AskedFor<'fight-on'>;
}

/** Out of range: turn back, or let it be. */
export function FightOn({ asked, openRule }: Props) {
  return (
    <div class="duel-panel">
      <p>
        <strong>Out of range.</strong> You fight on only if both want to. <RuleLink rule="7.3" open={openRule} />
      </p>
      <div class="duel-buttons">
        <ChoiceButton asked={asked} choice={false} class="duel-button duel-wide" named says="The duel ends as a draw.">
          <b>Break off</b>
          <span>The duel is a draw</span>
        </ChoiceButton>
        <ChoiceButton
          asked={asked}
          choice={true}
          class="duel-button duel-wide"
          named
          says="If the enemy wants to as well, you meet nose to nose."
        >
          <b>Fight on</b>
          <span>Nose to nose, and the count starts again</span>
        </ChoiceButton>
      </div>
    </div>
  );
}
