export { dateOf, dayOf, placeOn, poolOn } from './challenge/calendar.ts';
export { type ChallengeMoment, momentOf, recordOfMoment } from './challenge/moment.ts';
export { readPool } from './challenge/pool.ts';
export { bestOption, MOST_STARS, scoreOf, starsFor } from './challenge/score.ts';
export { type GivenHint, hintAt, hintMoment, learntBy } from './coach/coach.ts';
export type { ScriptedDraws } from './dice/by-purpose.ts';
export { chachaBlock, type Key } from './dice/chacha.ts';
export {
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
} from './dice/dice.ts';
export { commitTo, type Fair, fairKey } from './dice/fair.ts';
export {
  BY_PURPOSE,
  cloneDice,
  type DiceSource,
  type DiceWay,
  diceFor,
  drawFor,
  IN_ORDER,
  isByPurpose,
  type MatchDice,
  matchDice,
  pickFor,
  playersDice,
  roll2d6For,
  rollFor,
  shuffleFor,
} from './dice/match-dice.ts';
export type { Bringing } from './game/bringing.ts';
export type { Challenge, ChallengePool, ChallengeTable } from './game/challenge.ts';
export type {
  Answer,
  AskOf,
  Automaton,
  Call,
  Choice,
  ChoiceOf,
  EventForViewer,
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
} from './game/game-types.ts';
export type { GameSolution, Heuristics, Instincts, SolutionTable, SolvedOption } from './game/heuristics.ts';
export type { CoachHint, HintMoment, HintOn, MomentOf } from './game/hint.ts';
export type {
  Highlight,
  Lesson,
  LessonAnswer,
  LessonAttempt,
  LessonPosition,
  LessonProgress,
  LessonSentence,
  LessonStep,
  OpenStep,
  ReadingStep,
  ScriptedAnswer,
  TaskStep,
  WatchingStep,
  WrongWay,
} from './game/lesson.ts';
export {
  alike,
  type ChoiceShare,
  certain,
  drawFrom,
  FINE,
  listShares,
  type Mixture,
  partsOf,
  sharesOf,
  weighted,
} from './game/mixture.ts';
export { asSentence, capital, inARow, oneDecimal, ordinal, percent, plural } from './game/phrases.ts';
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
  type TimeLimitRules,
  type TimeLimitState,
  type UsualAnswer,
  type UsualRules,
} from './game/rules.ts';
export {
  type Character,
  LEVELS,
  type Level,
  type Mind,
  type PlanMeeting,
  type Skill,
  type Tactics,
  type TurnGame,
  type TurnPlayer,
} from './game/tactics.ts';
export type { LearntTable, School, SchoolMatch, Trainer, Watcher } from './game/trainer.ts';
export { logistic, placeShares, type ValueModel, valueBy } from './game/value.ts';
export {
  CALLED_OFF,
  type Ending,
  GAVE_UP,
  headlineOf,
  headlineOfCall,
  type Names,
  type NewsLine,
  nameOf,
  verdictFor,
  type Words,
} from './game/words.ts';
export { namesFor, readerAmong, sayTo, toReader, wordsFor } from './game/you.ts';
export { layOut } from './lesson/position.ts';
export {
  answerInLesson,
  beginLesson,
  happenedSince,
  type LessonPhase,
  type LessonReply,
  type LessonState,
  lessonView,
  nextStep,
  rivalsAsked,
  sentenceOf,
  stepOf,
  tryAgain,
} from './lesson/session.ts';
export { begin } from './match/begin.ts';
export { branch } from './match/branch.ts';
export { applyCall, callProblem } from './match/call.ts';
export { choose, chooseAll } from './match/choose.ts';
export { cloneMatch } from './match/clone.ts';
export { offer } from './match/offers.ts';
export {
  answersOf,
  askingFrame,
  askOf,
  choicesTo,
  hasChoice,
  isForced,
  options,
  permitted,
  type RefusedChoices,
  reasonAgainst,
  refusedChoices,
} from './match/options.ts';
export { type Input, type Move, type Played, play, type Refused } from './match/play.ts';
export { end, settle } from './match/settle.ts';
export { broughtFaults, type CheckedSetup, checkSetup } from './match/setup.ts';
export {
  type AnsweredFor,
  isAsked,
  ONLY_OPTION,
  type StandingAnswers,
  type StandingMove,
  standingChoice,
  standingMove,
  USUAL,
} from './match/standing-answers.ts';
export { minutesFor, timeLimitState } from './match/time-limit.ts';
export {
  enclosing,
  isOfUse,
  serve,
  type WindowFrame,
  type WindowRules,
  windowAt,
  windowDecision,
} from './match/window.ts';
export { endBy } from './record/ended.ts';
export { countsForResults, forkedAt } from './record/fork.ts';
export { LONGEST_NOTE, LONGEST_NOTE_NAME, MOST_NOTES } from './record/format.ts';
export {
  type QuestionEnd,
  questionsOf,
  type RecordedQuestion,
  type RecordQuestions,
} from './record/questions.ts';
export { readNote, readRecord } from './record/read-record.ts';
export type { Broken, Ended, Header, MatchRecord, Note } from './record/record.ts';
export { branchedAt, diceOf } from './record/record-dice.ts';
export { type Replayed, replay, verify } from './record/replay.ts';
export { headerFact, noteLine, type RecordLine, recordHash, recordLine, writeRecord } from './record/write-record.ts';
export { type Cache, createCache } from './values/cache.ts';
export { effectiveMembers, type IdleBecause, idleBecause } from './values/effective.ts';
export { canonical, type Json, same } from './values/json.ts';
export {
  either,
  flag,
  integer,
  list,
  nothing,
  object,
  oneOf,
  optional,
  type Schema,
  text,
} from './values/schema.ts';
export { hex, sha256, sha256Words, unhex } from './values/sha256.ts';
export { type Invalid, type Validated, validate } from './values/validate.ts';
export { type AnsweredEvent, answeredEvent, answeredFirst, isAnswered } from './views/answered.ts';
export { answerTitle, wordsWithAnswers } from './views/answered-words.ts';
export { allSeeAlike, type Happening, learnt, type Memories, type Projection, project } from './views/projection.ts';
export {
  blankMemory,
  imagine,
  mayKnow,
  ownAnswers,
  readySeats,
  view,
} from './views/view.ts';
