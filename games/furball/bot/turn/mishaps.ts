import { courseOf } from '../../rules/04-flight/course.ts';
import type { Ask, Board, Furball } from '../../rules/model.ts';

type Options = readonly Furball['choice'][];

/** Of the manoeuvres that a card or an action offers, those that stay on the mat and clear of asteroids; all, if none does. */
export function withoutMishaps(board: Board, ask: Ask, options: Options): Options {
  if (ask.kind !== 'manoeuvre' || ask.why === 'guess') return options;
  const clear = options.filter((option) => {
    const manoeuvre = typeof option === 'number' ? ask.among[option] : undefined;
    if (manoeuvre === undefined) return true;
    const { rocks, offMat } = courseOf(board, ask.seat, manoeuvre);
    return rocks.length === 0 && !offMat;
  });
  return clear.length > 0 ? clear : options;
}
