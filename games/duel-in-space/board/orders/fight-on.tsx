import { ChoiceButton, RuleLink } from './chooser.tsx';
import type { Offer } from './offer.ts';

/** Out of range: turn back, or let it be. */
export function FightOn({ offer, openRule }: { readonly offer: Offer; readonly openRule: (rule: string) => void }) {
  return (
    <div class="duel-panel">
      <p>
        <strong>Out of range.</strong> You fight on only if both want to. <RuleLink rule="7.3" open={openRule} />
      </p>
      <div class="duel-buttons">
        <ChoiceButton offer={offer} choice={true} class="duel-button duel-wide" named>
          <b>Fight on</b>
          <span>Nose to nose, and the count starts again</span>
        </ChoiceButton>
        <ChoiceButton offer={offer} choice={false} class="duel-button duel-wide" named>
          <b>Break off</b>
          <span>The duel is a draw</span>
        </ChoiceButton>
      </div>
    </div>
  );
}
