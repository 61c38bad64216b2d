import type { Choice, GameTypes } from '@starboard/kernel';
import type { ComponentChildren } from 'preact';
import { explains } from '../explain/explains.ts';
import type { AskController } from './ask-controller.ts';
import './choice-button.css';

interface Props<G extends GameTypes> {
  readonly asked: AskController<G>;
  readonly choice: Choice<G>;
  readonly class: string;
  /** What it would mean, for whoever lingers on it. */
  readonly says?: string;
  /** Whether the words inside are name enough; otherwise the option's own label is read aloud. */
  readonly named?: boolean;
  /** What a press does, if it is more than to press the choice. */
  press?(): void;
  readonly children: ComponentChildren;
}

/** An option as a plain button; one that the rules refuse is there too, greyed, and says why when it is pressed. */
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
