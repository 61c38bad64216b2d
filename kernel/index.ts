export { chachaBlock, type Key } from './chacha.ts';
export {
  answersOf,
  askOf,
  choose,
  type Move,
  options,
  type Played,
  permitted,
  play,
  type Refusal,
  type Refused,
  refusals,
} from './choose.ts';
export { cloneMatch } from './clone.ts';
export {
  cloneDice,
  type Dice,
  diceFromKey,
  diceFromSeed,
  draw,
  drawKey,
  keyFromSeed,
  pick,
  roll,
  roll2d6,
  shuffle,
  type TwoDice,
} from './dice.ts';
export { endBy } from './ended.ts';
export { commitTo, type Fair, fairKey } from './fair.ts';
export {
  type Answer,
  type AskOf,
  type Automaton,
  type Choice,
  type ChoiceOf,
  type Decision,
  type DecisionOn,
  type FrameOf,
  type GameTypes,
  type Kind,
  type Match,
  type Next,
  type Observer,
  type Pairings,
  type Procedure,
  type Reason,
  type Result,
  type Rules,
  repeat,
  type Seat,
  type Seating,
  type Step,
  type Tell,
} from './game-types.ts';
export type { Heuristics } from './heuristics.ts';
export { canonical, type Json, same } from './json.ts';
export {
  type Broken,
  type Ended,
  type Header,
  headerFact,
  type MatchRecord,
  type RecordLine,
  readRecord,
  recordLine,
  writeRecord,
} from './record.ts';
export { type Replayed, replay, verify } from './replay.ts';
export {
  either,
  flag,
  type Invalid,
  integer,
  list,
  nothing,
  object,
  oneOf,
  type Schema,
  text,
  type Validated,
  validate,
} from './schema.ts';
export { begin, end, settle } from './settle.ts';
export { type CheckedSetup, checkSetup } from './setup.ts';
export { hex, sha256, sha256Words, unhex } from './sha256.ts';
export { imagine, mayKnow, type OpenAsk, ownAnswers, readySeats, type View, view } from './view.ts';
export { type Names, nameOf, type Words } from './words.ts';
