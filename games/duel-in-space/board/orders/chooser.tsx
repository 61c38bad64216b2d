import type { ComponentChildren } from 'preact';
import { type DuelChoice, isPicked, labelOf, type Offer, refusalOf, take } from './offer.ts';

/** What makes an SVG group a button for mouse, touch, keyboard and screen reader. */
export function pressable(label: string, pressed: boolean, press: () => void) {
  return {
    role: 'button' as const,
    tabindex: 0,
    'aria-label': label,
    'aria-pressed': pressed,
    onClick: press,
    onKeyDown(event: KeyboardEvent) {
      if (event.key !== 'Enter' && event.key !== ' ') return;
      event.preventDefault();
      event.stopPropagation();
      press();
    },
  };
}

/** The same for one of the options. */
export function choosable(offer: Offer, choice: DuelChoice) {
  return {
    'data-choice': JSON.stringify(choice),
    ...pressable(labelOf(offer, choice), isPicked(offer, choice), () => take(offer, choice)),
  };
}

interface ChoiceButtonProps {
  readonly offer: Offer;
  readonly choice: DuelChoice;
  readonly class: string;
  /** The words inside are name enough. */
  readonly named?: boolean;
  readonly children: ComponentChildren;
}

/** An option as a plain button; one that the rules refuse is there too, greyed, and says why. */
export function ChoiceButton({ offer, choice, class: name, named = false, children }: ChoiceButtonProps) {
  const refusal = refusalOf(offer, choice);
  const label = labelOf(offer, choice);
  if (refusal !== null) {
    return (
      <button
        type="button"
        class={`${name} duel-refused`}
        aria-disabled="true"
        title={refusal}
        aria-label={`${label}. ${refusal}`}
      >
        {children}
      </button>
    );
  }
  return (
    <button
      type="button"
      class={name}
      data-choice={JSON.stringify(choice)}
      aria-pressed={isPicked(offer, choice)}
      {...(named ? {} : { 'aria-label': label })}
      onClick={() => take(offer, choice)}
    >
      {children}
    </button>
  );
}

export function RuleLink({ rule, open }: { readonly rule: string; readonly open: (rule: string) => void }) {
  return (
    <button
      type="button"
      class="duel-rule"
      aria-label={`Rule ${rule}`}
      title={`Open rule ${rule}`}
      onClick={() => open(rule)}
    >
      § {rule}
    </button>
  );
}
