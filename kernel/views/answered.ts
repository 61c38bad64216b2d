import type { EventForViewer, GameTypes, Seat } from '../game/game-types.ts';
import type { AnsweredFor } from '../match/standing-answers.ts';
import type { Happening } from './projection.ts';

/** In the log of a seat: what the match runner answered for it. Rules and record know nothing of it. */
export interface AnsweredEvent extends EventForViewer {
  readonly type: typeof ANSWERED;
  readonly name: string;
}

const ANSWERED = '#answered';

/** Without a rule of the game, the event has none. */
export const answeredEvent = ({ name, rule }: AnsweredFor, seat: Seat): AnsweredEvent => ({
  type: ANSWERED,
  rule: rule ?? '',
  name,
  to: [seat],
});

/** Stands before everything that followed from the answer. */
export function answeredFirst(
  answered: AnsweredFor,
  seat: Seat,
  before: object,
  happenings: readonly Happening<GameTypes>[],
): readonly Happening<GameTypes>[] {
  return [{ event: answeredEvent(answered, seat), board: before, frame: null }, ...happenings];
}

export function isAnswered(event: GameTypes['event']): event is AnsweredEvent {
  return event.type === ANSWERED;
}
