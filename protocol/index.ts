export {
  type ChatLine,
  type FromClient,
  type FromServer,
  fromClient,
  LONGEST_MESSAGE,
  type NewMatchRequest,
  newMatch,
  PROTOCOL,
  type Refusal,
  seatPlan,
  sit,
  timeControl,
} from './messages.ts';
export { NO_NAME, playerName } from './names.ts';
export {
  type History,
  type News,
  type People,
  readChange,
  readHistory,
  readNews,
  type SentChange,
  type SentNews,
  sentBoards,
  sentNews,
} from './news.ts';
export {
  type MatchSummary,
  namesOf,
  type Phase,
  type SeatPlan,
  type SeatView,
  type TableView,
  type TimeControl,
  UNTIMED,
  type Update,
} from './table.ts';
