import { likeliest, type Thought } from '@starboard/bots';
import {
  type Choice,
  type GameTypes,
  type Names,
  nameOf,
  percent,
  type Seat,
  type View,
  type Words,
} from '@starboard/kernel';

/** What a bot thinks, in words. */
export interface AdviceInWords {
  readonly player: string;
  readonly prompt: string;
  readonly options: readonly AdvisedOption[];
  readonly rivals: readonly { readonly player: string; readonly answers: readonly AdvisedOption[] }[];
  readonly why: string;
}

interface AdvisedOption {
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

/** A heading, a line for each option, the answers expected of rivals, and the reason. */
export function linesOf({ player, prompt, options, rivals, why }: AdviceInWords): readonly string[] {
  return [
    `${player}: ${prompt}`,
    ...listed(options),
    ...rivals.flatMap((rival) => [`Expects of ${rival.player}:`, ...listed(rival.answers)]),
    ...(why === '' ? [] : [`Why: ${why}`]),
  ];
}

/** Two decimals, and never "-0.00". */
const decimals = (amount: number): string => (Math.round(amount * 100) / 100 || 0).toFixed(2);

/** The likeliest few; --json has them all. */
const MOST_LISTED = 8;

function listed(options: readonly AdvisedOption[]): readonly string[] {
  const more = options.length - MOST_LISTED;
  return [...options.slice(0, MOST_LISTED).map(lineOf), ...(more > 0 ? [`        and ${more} more`] : [])];
}

function lineOf({ option, share, worth }: AdvisedOption): string {
  const estimate = worth === null ? '' : `  worth ${decimals(worth.mean)} ± ${decimals(worth.error)}`;
  return `${percent(share).padStart(6)}  ${option}${estimate}`;
}
