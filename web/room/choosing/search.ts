import { computed, type ReadonlySignal, signal } from '@preact/signals';

/** What a player searches for among the options of an ask. */
export interface OptionSearch {
  readonly wanted: ReadonlySignal<string>;
  find(text: string): void;
}

/** Each ask begins with all its options, whatever was searched for before. */
export function searchIn(openAsk: ReadonlySignal<string | null>): OptionSearch {
  const typed = signal<{ readonly ask: string | null; readonly text: string }>({ ask: null, text: '' });
  return {
    wanted: computed(() => (typed.value.ask === openAsk.value ? typed.value.text : '')),
    find(text) {
      typed.value = { ask: openAsk.peek(), text };
    },
  };
}
