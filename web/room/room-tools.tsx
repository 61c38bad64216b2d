import type { Signal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { sound, textView } from '../shell/settings.ts';

export interface Sheets {
  /** The rule at which the rulebook is open; empty for its beginning, null for closed. */
  readonly rule: Signal<string | null>;
  readonly help: Signal<boolean>;
  readonly report: Signal<boolean>;
  toggleLog(): void;
}

interface Props {
  readonly sheets: Sheets;
  readonly children: ComponentChildren;
}

export function RoomTools({ sheets, children }: Props) {
  return (
    <>
      {children}
      <button type="button" class="tool" onClick={() => (sheets.rule.value = '')}>
        Rules
      </button>
      <button
        type="button"
        class="tool"
        aria-pressed={textView.value}
        onClick={() => (textView.value = !textView.value)}
      >
        Text<span class="wide-only"> view</span>
      </button>
      <button type="button" class="tool" aria-pressed={sound.value} onClick={() => (sound.value = !sound.value)}>
        <span aria-hidden="true" class="narrow-only">
          ♪
        </span>
        <span class="wide-text">Sound</span>
      </button>
      <button type="button" class="tool round" aria-label="Help" onClick={() => (sheets.help.value = true)}>
        ?
      </button>
    </>
  );
}
