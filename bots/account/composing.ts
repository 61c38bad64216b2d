import type { GameTypes } from '@starboard/kernel';
import type { Account, AccountEntry, ChosenBySeat } from './account.ts';
import { type AccountFigure, added, NOTHING, turned } from './figures.ts';
import type { RecordMoment } from './moments.ts';
import type { Pass, Reviewed } from './pass.ts';
import type { ChoiceFigures, MomentFigures } from './weighing.ts';

/** The account that follows from the estimates of a pass; `before` is work that was done for it earlier. */
export function composed<G extends GameTypes>(
  { judge, record, found, seat, seed }: Reviewed<G>,
  pass: Pass,
  before = 0,
): Account {
  const [values, known, figures, start] = [pass.values(), pass.known(), pass.figures(), pass.start()];
  const at = (list: readonly AccountFigure[], i: number): AccountFigure => list[i] ?? NOTHING;
  const unseen = (i: number): AccountFigure => minus(at(values, i), at(known, i));
  const entries = found.moments.map((moment, i): AccountEntry => {
    const weighed = figures[i];
    if (weighed === undefined) throw new Error('a moment without figures');
    return {
      question: moment.question.number,
      place: moment.question.place,
      turn: judge.rules.turn(moment.before.board),
      before: at(known, i).mean,
      after: at(known, i + 1).mean,
      chosen: chosenAt(moment),
      call: moment.kind === 'called' ? moment.call : null,
      ...changesAt(moment, weighed, at(values, i), at(values, i + 1)),
      revealed: minus(unseen(i), unseen(i + 1)),
      samples: weighed.samples,
    };
  });
  return {
    game: judge.rules.id,
    seat,
    players: record.header.players,
    judge: { bot: judge.bot.id, version: judge.bot.version },
    seed,
    work: before + pass.work(),
    start,
    opening: { dice: minus(at(values, 0), start), revealed: turned(unseen(0)) },
    entries,
    end: at(known, entries.length).mean,
  };
}

const minus = (one: AccountFigure, other: AccountFigure): AccountFigure => added([one, turned(other)]);

type Changes = Pick<AccountEntry, 'choices' | 'reading' | 'dice' | 'revision'>;

function changesAt<G extends GameTypes>(
  moment: RecordMoment<G>,
  { choices, reading, answered, mixed }: MomentFigures,
  before: AccountFigure,
  after: AccountFigure,
): Changes {
  if (moment.kind === 'called' || answered === null || mixed === null) {
    const change = minus(after, before);
    const caller = moment.kind === 'called' ? moment.seat : null;
    const called: readonly ChoiceFigures[] = caller === null ? [] : [{ seat: caller, choice: change, blind: NOTHING }];
    return { choices: called, reading, dice: NOTHING, revision: caller === null ? change : NOTHING };
  }
  return { choices, reading, dice: minus(after, answered), revision: minus(mixed, before) };
}

function chosenAt<G extends GameTypes>(moment: RecordMoment<G>): readonly ChosenBySeat[] {
  if (moment.kind === 'called') return [];
  return moment.choosers.map((seat) => ({
    seat,
    choices: moment.answers.filter(({ ask }) => ask.seat === seat).map(({ choice }) => choice),
  }));
}
