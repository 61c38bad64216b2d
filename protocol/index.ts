export {
  type ChatLine,
  type FromClient,
  type FromServer,
  fromClient,
  LONGEST_MESSAGE,
  type NewMatchRequest,
  newMatch,
  PROTOCOL,
  pace,
  type Refusal,
  seatPlan,
  sit,
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
  type Listed,
  NO_HURRY,
  namesOf,
  type Pace,
  type Phase,
  type SeatPlan,
  type SeatView,
  type TableView,
  type Update,
} from './table.ts';
