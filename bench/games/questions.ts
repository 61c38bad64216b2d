import { botById } from '@starboard/bots';
import { type Game, games, type ReadyTable } from '@starboard/games';
import {
  begin,
  blankMemory,
  checkSetup,
  choose,
  diceFromSeed,
  type GameTypes,
  keyFromSeed,
  learnt,
  oneDecimal,
  type Rules,
  type StandingAnswers,
  same,
  standingChoice,
  USUAL,
  view,
} from '@starboard/kernel';

/**
 * Counts the questions that a person answers in a match of each game: if they are asked everything, and with the usual
 * answers. The plain bot chooses for everybody. Also says how long a match takes at a usual number of seconds for each
 * decision. `npx node bench/games/questions.ts 50 furball`
 */

const bot = botById('plain');
if (bot === undefined) throw new Error('there is no plain bot');

interface Count {
  questions: number;
  /** Usual answers, and how many of them the bot would have given too. */
  given: number;
  agreed: number;
  byKind: Map<string, number>;
}

/** Seconds for a decision: ten for somebody who knows the game, thirty for a newcomer, and two to watch what led to it. */
const SECONDS = [12, 32] as const;

const TWO: ReadyTable = { title: 'Against a bot', about: '', seats: ['person', 'bot'], setup: {} };

async function countIn(game: Game, table: ReadyTable, matches: number, answers: StandingAnswers): Promise<Count> {
  const [rules, heuristics] = await Promise.all([game.parts.rules(), game.parts.heuristics()]);
  const count: Count = { questions: 0, given: 0, agreed: 0, byKind: new Map() };
  for (let number = 0; number < matches; number++) playOne(rules, number, count);
  return count;

  function playOne(rules: Rules<GameTypes>, number: number, count: Count): void {
    const [automaton] = rules.automata;
    const seating = table.seats.map((kind) => (kind === 'automaton' ? (automaton?.id ?? null) : null));
    const checked = checkSetup(rules, table.setup, seating);
    if (!checked.ok) throw new Error(checked.fact);
    const memories = seating.map(() => blankMemory(rules));
    const tell = (event: GameTypes['event']): void => {
      for (const [seat, memory] of memories.entries()) memories[seat] = learnt(rules, memory, [event], seat);
    };
    const match = begin(rules, checked.setup, seating, keyFromSeed(`questions/${number}`), tell);
    const dice = diceFromSeed(`questions/${number}/players`);
    while (match.result === null) {
      const [ask] = match.asks;
      if (ask === undefined) throw new Error('a match that is not over asks nobody');
      const seen = view(rules, match, ask.seat, memories[ask.seat] ?? null);
      const chosen = bot?.choose(rules, heuristics, seen, dice) ?? null;
      const isPerson = table.seats[ask.seat] === 'person';
      const usual = isPerson ? standingChoice(rules, seen, answers) : undefined;
      if (usual !== undefined) {
        count.given++;
        if (same(usual.choice, chosen)) count.agreed++;
      } else if (isPerson) {
        count.questions++;
        const kind = 'moment' in ask ? `${ask.kind} ${ask.moment}` : ask.kind;
        count.byKind.set(kind, (count.byKind.get(kind) ?? 0) + 1);
      }
      choose(rules, match, ask, usual === undefined ? chosen : usual.choice, tell);
    }
  }
}

const [matches = 50, only] = [Number(process.argv[2] ?? 50), process.argv[3]];
for (const game of games.filter(({ id }) => only === undefined || id === only)) {
  const ready = await game.parts.tables?.();
  const tables = ready?.filter(({ seats }) => seats.filter((seat) => seat === 'person').length === 1);
  for (const table of tables ?? [TWO]) {
    const before = await countIn(game, table, matches, {});
    const after = await countIn(game, table, matches, { [USUAL]: 'always' });
    const each = (n: number): string => oneDecimal(n / matches);
    const fewer = Math.round(100 * (1 - after.questions / before.questions));
    const minutes = SECONDS.map((seconds) => oneDecimal((after.questions / matches) * (seconds / 60))).join(' to ');
    const kinds = [...after.byKind].sort((a, b) => b[1] - a[1]).map(([kind, n]) => `${kind} ${each(n)}`);
    process.stdout.write(
      `${game.title}, ${table.title}: ${each(before.questions)} questions a match, then ${each(after.questions)} (${fewer} % fewer), ${minutes} minutes; ` +
        `of ${each(after.given)} usual answers the bot would have given ${each(after.agreed)}\n  ${kinds.join(', ')}\n`,
    );
  }
}
