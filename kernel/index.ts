export { begin } from './begin.ts';
export { applyCall, callProblem } from './call.ts';
export { chachaBlock, type Key } from './chacha.ts';
export { choose, chooseAll } from './choose.ts';
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
export type {
  Answer,
  AskOf,
  Automaton,
  Call,
  Choice,
  ChoiceOf,
  FrameOf,
  GameTypes,
  Kind,
  Match,
  MatchCall,
  Observer,
  OpenAsk,
  Result,
  Seat,
  SeatCall,
  Seating,
  Stack,
  Tell,
  View,
  Viewer,
} from './game-types.ts';
export type { Heuristics } from './heuristics.ts';
export { canonical, type Json, same } from './json.ts';
export {
  answersOf,
  askingFrame,
  askOf,
  choicesTo,
  options,
  permitted,
  type Refusal,
  reasonAgainst,
  refusals,
} from './options.ts';
export { type Input, type Move, type Played, play, type Refused } from './play.ts';
export { type Happening, learnt, type Memories, type Projection, project } from './projection.ts';
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
  type Decision,
  type DecisionOn,
  type MemoryRules,
  type Next,
  type Pairings,
  type Procedure,
  type Reason,
  type Rules,
  repeat,
  type Step,
} from './rules.ts';
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
export { end, settle } from './settle.ts';
export { type CheckedSetup, checkSetup } from './setup.ts';
export { hex, sha256, sha256Words, unhex } from './sha256.ts';
export { type StandingAnswers, standingChoice } from './standing.ts';
export {
  blankMemory,
  imagine,
  mayKnow,
  ownAnswers,
  readySeats,
  view,
} from './view.ts';
export { enclosing, serve, type WindowFrame, type WindowRules, windowAt, windowDecision } from './window.ts';
export {
  CALLED_OFF,
  type Ending,
  GAVE_UP,
  headlineOf,
  headlineOfCall,
  type Names,
  nameOf,
  type Words,
} from './words.ts';
