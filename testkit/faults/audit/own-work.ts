import { askOf, type GameTypes, options, type Rules, type Seat, same, standingChoice, view } from '@starboard/kernel';
import type { AuditedEntry } from './log.ts';
import type { State } from './state.ts';

/** What a server does by itself, without a request. */
export type OwnWork =
  | 'a bot answers'
  | 'a bot answers for somebody who is away'
  | 'a standing answer'
  | 'the clock chooses'
  | 'the clock hands over'
  | 'the clock ends it'
  | 'the dice waited too long';

/** What an entry without a request is, if the server may have added it in this state; else somebody must have asked for it. */
export function ownWork(state: State, entry: AuditedEntry, rules: Rules<GameTypes>): OwnWork | null {
  const { whenOut } = state.opening.timeControl;
  switch (entry.type) {
    case 'moved':
      return 'choice' in entry.move ? answerer(state, entry.move.seat, entry.move.choice, entry.at, rules) : null;
    case 'handed-over':
      return whenOut === 'bot' && entry.to === 'bot' && isOutOfTime(state, entry.seat, entry.at)
        ? 'the clock hands over'
        : null;
    case 'called': {
      if (whenOut !== 'loss' || entry.call.call !== 'out-of-time') return null;
      return entry.call.seats.every((seat) => isOutOfTime(state, seat, entry.at)) ? 'the clock ends it' : null;
    }
    case 'freed':
      return 'the dice waited too long';
    default:
      return null;
  }
}

/** Whether a seat has had at least the time that there is for each decision. */
function isOutOfTime({ opening, askedAt }: State, seat: Seat, at: number): boolean {
  const { perDecision } = opening.timeControl;
  const since = askedAt[seat] ?? null;
  return perDecision > 0 && since !== null && at - since >= perDecision * 1000;
}

function answerer(state: State, seat: Seat, choice: LogChoice, at: number, rules: Rules<GameTypes>): OwnWork | null {
  const { opening, sitters, match } = state;
  if (opening.seats[seat]?.kind === 'bot') return 'a bot answers';
  const sitter = sitters[seat];
  if (match === null || !sitter) return null;
  if (sitter.handedOver) return 'a bot answers for somebody who is away';
  const { always, never, ask: own = [] } = sitter.standing;
  const standing = Object.fromEntries([
    ...own.map((name) => [name, 'ask'] as const),
    ...never.map((name) => [name, 'never'] as const),
    ...always.map((name) => [name, 'always'] as const),
  ]);
  const answer = standingChoice(rules, view(rules, match, seat, null), standing);
  if (answer !== undefined && same(answer.choice, choice)) return 'a standing answer';
  const ask = askOf(match, seat);
  const [first] = ask === undefined ? [] : options(rules, match, ask);
  const isOut = opening.timeControl.whenOut === 'default' && isOutOfTime(state, seat, at);
  return isOut && first !== undefined && same(first, choice) ? 'the clock chooses' : null;
}

type LogChoice = GameTypes['choice'];
