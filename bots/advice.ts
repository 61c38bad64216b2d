import { type Choice, type GameTypes, type Names, nameOf, type Seat, type View, type Words } from '@starboard/kernel';
import { likeliest, type Thought } from './thought.ts';

/** What a bot thinks, in words. */
export interface AdviceInWords {
  readonly player: string;
  readonly prompt: string;
  readonly options: readonly AdvisedOption[];
  readonly rivals: readonly { readonly player: string; readonly answers: readonly AdvisedOption[] }[];
  readonly why: string;
}

export interface AdvisedOption {
  readonly option: string;
  readonly choice: Choice<GameTypes>;
  readonly share: number;
  /** Null if the bot has not estimated it. */
  readonly worth: { readonly mean: number; readonly error: number } | null;
}

export function adviceOn(
  words: Words<GameTypes>,
  view: View<GameTypes>,
  thought: Thought<GameTypes>,
  asks: readonly GameTypes['ask'][],
  names: Names,
): AdviceInWords {
  const labelled = (seat: Seat, choice: Choice<GameTypes>): string => {
    const ask = asks.find((each) => each.seat === seat);
    return ask === undefined ? JSON.stringify(choice) : words.label(ask, choice, view, names);
  };
  const { ask } = view.mine ?? {};
  return {
    player: nameOf(names, thought.seat),
    prompt: ask === undefined ? '' : words.prompt(ask, view, names),
    options: thought.options
      .map(({ choice, share, worth }) => ({ option: labelled(thought.seat, choice), choice, share, worth }))
      .toSorted((a, b) => b.share - a.share),
    rivals: thought.rivals.map(({ seat, answers }) => ({
      player: nameOf(names, seat),
      answers: answers
        .map(({ choice, share }) => ({ option: labelled(seat, choice), choice, share, worth: null }))
        .toSorted((a, b) => b.share - a.share),
    })),
    why: likeliest(thought).share > 0 ? words.reason(thought.reason, view, names) : '',
  };
}
