import { type GameTypes, play, questionsOf, type Rules, readRecord, type View, view } from '@starboard/kernel';

/** What somebody saw just before a move of a record. */
type SeenBefore = () => View<GameTypes>;

/** Positions from records, spread evenly over all their moves. It runs in Node and in a browser. */
export function positionsIn(
  rules: Rules<GameTypes>,
  records: readonly string[],
  count: number,
): readonly View<GameTypes>[] {
  const all = records.flatMap((file) => movesOf(rules, file));
  if (all.length <= count) return all.map((seen) => seen());
  return Array.from({ length: count }, (_, i) => all[Math.floor((i * all.length) / count)]?.() ?? none());
}

function none(): never {
  throw new Error('there is no such position');
}

function movesOf(rules: Rules<GameTypes>, file: string): readonly SeenBefore[] {
  const read = readRecord(file);
  if (!read.ok) throw new Error(read.fact);
  const { questions, broken } = questionsOf(rules, read.record);
  if (broken !== null) throw new Error(`line ${broken.line}: ${broken.fact}`);
  return questions.flatMap((question) => {
    let match = question.before;
    return question.inputs.flatMap((input) => {
      const before = match;
      const played = play(rules, match, input);
      if (played.ok) match = played.match;
      if (!('choice' in input)) return [];
      return [() => view(rules, before, input.seat, question.view(input.seat).memory)];
    });
  });
}
