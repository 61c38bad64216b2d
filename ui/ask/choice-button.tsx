import type { Choice, GameTypes } from '@starboard/kernel';
import type { ComponentChildren } from 'preact';
import { explains } from '../explain/explains.ts';
import type { AskController } from './ask-controller.ts';
import './choice-button.css';

interface Props<G extends GameTypes> {
  readonly asked: AskController<G>;
  readonly choice: Choice<G>;
  readonly class: string;
  /** What the choice would mean, for a player who hovers over it. */
  readonly says?: string;
  /** Whether the text inside is enough for a screen reader; otherwise the option's label is used. */
  readonly named?: boolean;
  /** Replaces the usual press of the choice. */
  press?(): void;
  readonly children: ComponentChildren;
}

/** An option as a plain button. If the rules refuse it, it is shown greyed and says why when pressed. */
export function ChoiceButton<G extends GameTypes>(props: Props<G>) {
  const { asked, choice, class: name, says, named = false, press, children } = props;
  const refusal = asked.refusal(choice);
  const label = asked.label(choice);
  if (refusal !== null) {
    return (
      <button
        type="button"
        class={`${name} ui-refused`}
        aria-disabled="true"
        {...(named ? {} : { 'aria-label': `${label}. ${refusal}` })}
        {...explains(refusal)}
      >
        {children}
        {named && <span class="ui-aloud">. {refusal}</span>}
      </button>
    );
  }
  return (
    <button
      type="button"
      class={name}
      data-choice={JSON.stringify(choice)}
      aria-pressed={asked.isPicked(choice)}
      {...(named ? {} : { 'aria-label': label })}
      {...(says === undefined ? {} : explains(says))}
      onClick={press ?? (() => asked.pick(choice))}
    >
      {children}
    </button>
  );
}
