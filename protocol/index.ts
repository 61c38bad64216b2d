export {
  type ChatLine,
  commit,
  type FromClient,
  type FromServer,
  fromClient,
  LONGEST_MESSAGE,
  type NewMatchRequest,
  newMatch,
  PROTOCOL,
  playing,
  type Refusal,
  reveal,
  seatPlan,
  sit,
  standing,
  takingBack,
  timeControl,
} from './messages.ts';
export { NO_NAME, playerName, uniqueName } from './names.ts';
export {
  type History,
  type News,
  type People,
  readChange,
  readHistory,
  readNews,
  type SentChange,
  type SentHappening,
  type SentNews,
  sentAfter,
  sentBoard,
  sentBoards,
  sentNews,
} from './news.ts';
export { newRequestId, requestId } from './request-id.ts';
export { answersIn, standingOf } from './standing-answers.ts';
export {
  type DiceKind,
  type DiceShare,
  type DiceView,
  type MatchSummary,
  namesOf,
  type SeatPlan,
  type SeatView,
  type SentStandingAnswers,
  type TablePhase,
  type TableView,
  type TimeControl,
  type TimeLimitView,
  UNTIMED,
  type Update,
} from './table.ts';
export { isSlow, ONLY_BOTS, SLOW_CLOCK, timeLimitProblem } from './time-limit.ts';
