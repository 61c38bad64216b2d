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
  const { timeControl } = state.opening;
  const isTimed = timeControl.perDecision > 0;
  switch (entry.type) {
    case 'moved':
      return 'choice' in entry.move ? answerer(state, entry.move.seat, entry.move.choice, rules) : null;
    case 'handed-over':
      return isTimed && timeControl.whenOut === 'bot' && entry.to === 'bot' ? 'the clock hands over' : null;
    case 'called':
      return isTimed && timeControl.whenOut === 'loss' && entry.call.call === 'out-of-time'
        ? 'the clock ends it'
        : null;
    case 'freed':
      return 'the dice waited too long';
    default:
      return null;
  }
}

function answerer(
  { opening, sitters, match }: State,
  seat: Seat,
  choice: LogChoice,
  rules: Rules<GameTypes>,
): OwnWork | null {
  if (opening.seats[seat]?.kind === 'bot') return 'a bot answers';
  const sitter = sitters[seat];
  if (match === null || !sitter) return null;
  if (sitter.handedOver) return 'a bot answers for somebody who is away';
  const { always, never } = sitter.standing;
  const standing = Object.fromEntries([
    ...never.map((name) => [name, 'never'] as const),
    ...always.map((name) => [name, 'always'] as const),
  ]);
  const answer = standingChoice(rules, view(rules, match, seat, null), standing);
  if (answer !== undefined && same(answer, choice)) return 'a standing answer';
  const ask = askOf(match, seat);
  const [first] = ask === undefined ? [] : options(rules, match, ask);
  const isTimed = opening.timeControl.perDecision > 0 && opening.timeControl.whenOut === 'default';
  return isTimed && first !== undefined && same(first, choice) ? 'the clock chooses' : null;
}

type LogChoice = GameTypes['choice'];
