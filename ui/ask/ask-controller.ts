import {
  type AskOf,
  type Choice,
  type ChoiceOf,
  type GameTypes,
  type Kind,
  type OpenAsk,
  same,
  type View,
  type Words,
} from '@starboard/kernel';
import type { BoardProps } from '../board.ts';

/** An open ask as a board uses it: the options, what is picked, and what a press does. */
export interface AskController<G extends GameTypes> extends OpenAsk<G> {
  readonly view: View<G>;
  readonly picked: Choice<G> | null;
  /** Only the bright button commits what is picked. */
  pick: BoardProps<G>['pick'];
  /** Seals a choice for good, and further choices for the asks it leads to. The bright button calls this. */
  commit: BoardProps<G>['commit'];
  isOption(choice: Choice<G>): boolean;
  isPicked(choice: Choice<G>): boolean;
  /** Why something is no option, in a sentence; null if it is one. */
  refusal(choice: Choice<G>): string | null;
  label(choice: Choice<G>): string;
}

export type AskOfKind<G extends GameTypes, K extends Kind<G>> = {
  readonly ask: AskOf<G, K>;
  readonly options: readonly ChoiceOf<G, K>[];
  readonly picked: ChoiceOf<G, K> | null;
} & AskController<G>;

/** Shown until the page has the reason. */
const NOT_NOW = 'Not possible now.';

/** Null until the board has shown everything that happened. */
export function askController<G extends GameTypes>(
  { view, names, now, picked, isPicked, pick, commit, why }: BoardProps<G>,
  words: Pick<Words<G>, 'label'>,
): AskController<G> | null {
  const { mine } = view;
  if (mine === null || now !== null) return null;
  const isOption = (choice: Choice<G>): boolean => mine.options.some((option) => same(option, choice));
  return {
    ...mine,
    view,
    picked,
    pick,
    commit,
    isOption,
    isPicked,
    refusal: (choice) => (isOption(choice) ? null : (why(choice) ?? NOT_NOW)),
    label: (choice) => words.label(mine.ask, choice, view, names),
  };
}

export function asking<G extends GameTypes, K extends Kind<G>>(
  controller: AskController<G> | null,
  kind: K,
): AskOfKind<G, K> | null {
  return controller !== null && isOfKind(controller, kind) ? controller : null;
}

function isOfKind<G extends GameTypes, K extends Kind<G>>(
  controller: AskController<G>,
  kind: K,
): controller is AskOfKind<G, K> {
  return controller.ask.kind === kind;
}
