import {
  type Choice,
  type GameTypes,
  type MatchRecord,
  mayKnow,
  type Names,
  questionsOf,
  type Rules,
  type Seat,
  type View,
  type Words,
} from '@starboard/kernel';

/** A choice that a seat made in a match, with what it saw. */
export interface MadeChoice {
  readonly question: number;
  /** How many inputs of the record come before it. */
  readonly place: number;
  readonly turn: number;
  readonly view: View<GameTypes>;
  readonly prompt: string;
  /** What the seat chose first, and what it chose after that. */
  readonly chosen: string;
  readonly further: readonly string[];
  /** The last scene before the choice, as the seat saw the match. */
  readonly scene: number;
}

/** All choices of a seat in which it had one. */
export function choicesOf(
  rules: Rules<GameTypes>,
  words: Words<GameTypes>,
  record: MatchRecord,
  seat: Seat,
): readonly MadeChoice[] {
  const names: Names = record.header.players;
  const { beginning, questions } = questionsOf(rules, record);
  const made: MadeChoice[] = [];
  let scenes = beginning.filter((event) => mayKnow(event, seat)).length;
  for (const asked of questions) {
    const [first, ...further] = asked.answers.filter((answer) => answer.ask.seat === seat);
    const view = asked.view(seat);
    if (first !== undefined && view.mine !== null && view.mine.options.length > 1) {
      const labelled = (ask: GameTypes['ask'], choice: Choice<GameTypes>): string =>
        words.label(ask, choice, view, names);
      made.push({
        question: asked.number,
        place: asked.place,
        turn: rules.turn(asked.before.board),
        view,
        prompt: words.prompt(view.mine.ask, view, names),
        chosen: labelled(first.ask, first.choice),
        further: further.map(({ ask, choice }) => labelled(ask, choice)),
        scene: Math.max(0, scenes - 1),
      });
    }
    scenes += asked.happenings(seat).length;
  }
  return made;
}
