import { effect, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import { type GameTypes, type Json, same, type View } from '@starboard/kernel';
import type { BoardModule, Plan } from '@starboard/ui';
import type { Sending } from '../sending/sending.ts';

/** What the player means to answer. Only the bright button commits it. */
export interface Picking {
  /** Undefined while nothing is picked, because null may be an option. */
  readonly picked: ReadonlySignal<Json | undefined>;
  isPicked(choice: Json): boolean;
  /** Undefined picks nothing; so does null if it is no option. */
  pick(choice: Json | undefined): void;
  /** How often a picked option was picked again: the player is probably looking for the bright button. */
  readonly pickedAgain: ReadonlySignal<number>;
  /** Prepared on the board; the bright button carries it out. */
  readonly plan: Signal<Plan | null>;
  /** Carries out the plan, or commits what is picked. */
  carryOut(): void;
}

export interface OpenPicking extends Picking {
  close(): void;
}

interface Wanted {
  readonly openAsk: ReadonlySignal<string | null>;
  readonly view: ReadonlySignal<View<GameTypes>>;
  readonly suggest: BoardModule<GameTypes>['suggest'];
  readonly commit: Sending['commit'];
  readonly notice: Signal<string | null>;
}

export function openPicking({ openAsk, view, suggest, commit, notice }: Wanted): OpenPicking {
  const picked = signal<Json | undefined>(undefined);
  const pickedAgain = signal(0);
  const plan = signal<Plan | null>(null);
  const isIn = (was: Json | undefined, choice: Json): boolean => was !== undefined && same(was, choice);
  /** A new ask starts with what most players would choose. */
  const close = effect(() => {
    picked.value = openAsk.value === null ? undefined : (suggest(view.peek()) ?? undefined);
  });
  return {
    picked,
    isPicked: (choice) => isIn(picked.value, choice),
    pick(choice) {
      notice.value = null;
      if (choice !== undefined && isIn(picked.peek(), choice)) pickedAgain.value++;
      picked.value = choice === null && !view.peek().mine?.options.includes(null) ? undefined : choice;
    },
    pickedAgain,
    plan,
    carryOut() {
      const choice = picked.peek();
      if (plan.peek() !== null) plan.peek()?.carryOut();
      else if (choice !== undefined) void commit(choice);
    },
    close,
  };
}
