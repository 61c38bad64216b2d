import type { ComponentChildren } from 'preact';
import { isPicked, type Offer, refusalOf, type StarfireChoice } from './offer.ts';

interface Props {
  readonly offer: Offer;
  readonly choice: StarfireChoice;
  readonly class: string;
  /** What a click does, if it is more than to take the choice. */
  press?(): void;
  readonly children: ComponentChildren;
}

/** An option as a plain button; one that the rules refuse is there too, greyed, and says why. */
export function ChoiceButton({ offer, choice, class: name, press, children }: Props) {
  const refusal = refusalOf(offer, choice);
  if (refusal !== null) {
    return (
      <button type="button" class={`${name} starfire-refused`} aria-disabled="true" title={refusal}>
        {children}
        <span class="starfire-aloud">. {refusal}</span>
      </button>
    );
  }
  return (
    <button
      type="button"
      class={name}
      data-choice={JSON.stringify(choice)}
      aria-pressed={isPicked(offer, choice)}
      onClick={press ?? (() => offer.take(choice))}
    >
      {children}
    </button>
  );
}

export function RuleLink({ rule, open }: { readonly rule: string; open(rule: string): void }) {
  return (
    <button type="button" class="starfire-rule" aria-label={`Rule ${rule}`} onClick={() => open(rule)}>
      § {rule}
    </button>
  );
}
