import {
  answerTitle,
  type GameTypes,
  ONLY_OPTION,
  type OpenAsk,
  type Rules,
  type Seat,
  type StandingAnswers,
  USUAL,
  type Words,
} from '@starboard/kernel';

type Answer = StandingAnswers[string];

/** What is answered for the people at the terminal, and how each of them changes it. */
export interface Answers {
  of(seat: Seat): StandingAnswers;
  /** Carries out what a person typed after `a`, and says where things stand. */
  change(mine: OpenAsk<GameTypes>, typed: string): string;
}

interface Wanted {
  readonly rules: Pick<Rules<GameTypes>, 'standing' | 'usual'>;
  readonly words: Pick<Words<GameTypes>, 'standing' | 'label'>;
  /** Whether people begin without usual answers. */
  readonly askEverything: boolean;
}

const HOW = ['always', 'never', 'ask'] as const;
const CHANGE =
  'Type a, the number of a line, and always, never or ask to change it: "a 1 ask". "Always" means whenever it helps.';
const EVERYTHING = 'Type "a ask" to be asked everything, or "a always" to have all usual answers given.';

export function answersFor({ rules, words, askEverything }: Wanted): Answers {
  const bySeat = new Map<Seat, StandingAnswers>();
  const of = (seat: Seat): StandingAnswers => bySeat.get(seat) ?? (askEverything ? {} : { [USUAL]: 'always' });
  const usual = [...(rules.usual?.names ?? []), ONLY_OPTION];

  /** Usual answers, those of the open ask's options that can have one, and what was set before. */
  const namesIn = ({ ask, options }: OpenAsk<GameTypes>): readonly string[] => {
    const here = options.flatMap((option) => rules.standing?.(ask, option) ?? []);
    const set = Object.keys(of(ask.seat)).filter((name) => name !== USUAL);
    return [...new Set([...usual, ...here, ...set])];
  };
  const answerOf = (seat: Seat, name: string): Answer => {
    const answers = of(seat);
    return answers[name] ?? (answers[USUAL] === 'always' && usual.includes(name) ? 'always' : 'ask');
  };
  const list = (mine: OpenAsk<GameTypes>): string => {
    const lines = namesIn(mine).map(
      (name, i) =>
        `${String(i + 1).padStart(3)}  ${answerOf(mine.ask.seat, name).padEnd(6)}  ${answerTitle(words, name)}`,
    );
    return ['What is answered for you:', ...lines, CHANGE, EVERYTHING].join('\n');
  };

  return {
    of,
    change(mine, typed) {
      const { seat } = mine.ask;
      const [first = '', second = ''] = typed.split(/\s+/);
      if (typed === '') return list(mine);
      if (first === 'ask' || first === 'always') {
        bySeat.set(seat, first === 'ask' ? {} : { [USUAL]: 'always' });
        return list(mine);
      }
      const name = /^\d+$/.test(first) ? namesIn(mine)[Number(first) - 1] : undefined;
      const how = HOW.find((each) => each === second);
      if (name === undefined || how === undefined) return `${CHANGE}\n${EVERYTHING}`;
      if (how === 'never' && usual.includes(name)) return 'A usual answer is given always, or you are asked.';
      bySeat.set(seat, { ...of(seat), [name]: how });
      return list(mine);
    },
  };
}
