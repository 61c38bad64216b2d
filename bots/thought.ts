import {
  type Choice,
  type ChoiceShare,
  type Dice,
  drawFrom,
  type GameTypes,
  type Seat,
  weighted,
} from '@starboard/kernel';

/** What a bot thinks about an open ask, as plain data. */
export interface Thought<G extends GameTypes> {
  readonly seat: Seat;
  /** Every option that the bot considered; the shares add up to one. */
  readonly options: readonly ConsideredOption<G>[];
  /** A choice is drawn from this many equal parts; 0 if one option is certain and nothing is drawn. */
  readonly parts: number;
  /** How the bot expects rivals to answer who are asked at the same time, as far as it takes them into account. */
  readonly rivals: readonly RivalMixture<G>[];
  /** Facts about the option with the greatest share; empty if nobody wanted reasons. */
  readonly reason: readonly G['fact'][];
}

export interface ConsideredOption<G extends GameTypes> extends ChoiceShare<Choice<G>> {
  /** Null if the bot has not estimated it. */
  readonly worth: WorthEstimate | null;
}

/** From -1, lost, to 1, won. The error is the standard error of the mean. */
export interface WorthEstimate {
  readonly mean: number;
  readonly error: number;
}

export interface RivalMixture<G extends GameTypes> {
  readonly seat: Seat;
  readonly answers: readonly ChoiceShare<Choice<G>>[];
}

/** The option with the greatest share; of equals the first. */
export function likeliest<G extends GameTypes>({ options }: Pick<Thought<G>, 'options'>): ConsideredOption<G> {
  let [best] = options;
  for (const option of options) if (best === undefined || option.share > best.share) best = option;
  if (best === undefined) throw new Error('a thought without options');
  return best;
}

/** One of the options, each as likely as its share. */
export function choiceFrom<G extends GameTypes>(thought: Thought<G>, dice: Dice): Choice<G> {
  const { options, parts } = thought;
  if (parts === 0) return likeliest(thought).choice;
  const shares = options.map(({ share }) => share);
  return drawFrom(weighted(options, shares, parts), dice).choice;
}
