import { botById } from '@starboard/bots';
import { gameById } from '@starboard/games';
import {
  BY_PURPOSE,
  type GameTypes,
  type Header,
  headerFact,
  hex,
  keyFromSeed,
  type Match,
  readRecord,
  recordLine,
  verify,
} from '@starboard/kernel';
import { beforeAll, expect, test } from 'vitest';
import { type BotSeats, botMove } from '../../runner/local/bot-seats.ts';
import { accept, type LocalMatch, openLocalMatch, tryInput, viewOf } from '../../runner/local/local-match.ts';
import { undone, undoState } from '../../runner/local/undo.ts';
import { recordFile } from '../../storage/matches/record-file.ts';

const ME = 0;
let base: Pick<LocalMatch, 'rules' | 'viewer'>;
let first: string;
let botSeats: BotSeats;

beforeAll(async () => {
  const parts = gameById('duel-in-space')?.parts;
  if (parts === undefined) throw new Error('the game is not there');
  const rules = await parts.rules();
  const random = botById('random') ?? null;
  const header: Header = {
    game: 'duel-in-space',
    rules: rules.version,
    setup: { designs: 'stock', choosing: 'seated', quietLimit: 20, given: [] },
    seating: [null, null],
    players: ['Ada', 'Random bot'],
    key: hex(keyFromSeed('undoing')),
    dice: BY_PURPOSE,
  };
  base = { rules, viewer: [ME] };
  first = recordLine(headerFact(header), '').line;
  botSeats = { bots: [random, random], heuristics: await parts.heuristics() };
});

function open(lines: readonly string[]): LocalMatch {
  const opened = openLocalMatch(base, lines);
  if (!opened.ok) throw new Error(opened.fact);
  return opened.localMatch;
}

function put(localMatch: LocalMatch, input: Parameters<typeof tryInput>[1]): void {
  const tried = tryInput(localMatch, input);
  if (!tried.ok) throw new Error(tried.fact);
  accept(localMatch, tried);
}

/** Plays on by bots; returns the match as it was before each of my decisions. */
function playOn(localMatch: LocalMatch, moves: number): readonly Match<GameTypes>[] {
  const before: Match<GameTypes>[] = [];
  for (let i = 0; i < moves; i++) {
    const move = botMove(botSeats, localMatch);
    if (move === undefined) break;
    if (move.seat === ME) before.push(localMatch.match);
    put(localMatch, move);
  }
  return before;
}

const never = () => false;

function back(localMatch: LocalMatch, isAnsweredFor: Parameters<typeof undone>[2] = never): LocalMatch {
  const lines = undone(localMatch, ME, isAnsweredFor);
  if (lines === undefined) throw new Error('there is nothing to undo');
  return open(lines);
}

test('undo leads to the last decision, dice included, and from there to the one before', () => {
  let localMatch = open([first]);
  const decisions = playOn(localMatch, 40);
  for (const before of decisions.toReversed().slice(0, 5)) {
    localMatch = back(localMatch);
    expect(localMatch.match).toEqual(before);
  }
});

test('the same choices after an undo meet the same dice', () => {
  const localMatch = open([first]);
  playOn(localMatch, 40);
  const again = back(localMatch);
  const read = readRecord(recordFile(localMatch.lines));
  if (!read.ok) throw new Error(read.fact);
  for (const input of read.record.inputs.slice(again.lines.length - 1)) put(again, input);
  expect(again.match).toEqual(localMatch.match);
});

test('the record of a match with an undo verifies and says what it was forked from, even after a second undo', () => {
  const localMatch = open([first]);
  playOn(localMatch, 30);
  const { hash } = JSON.parse(first);
  const once = back(localMatch);
  const place = once.lines.length - 1;
  playOn(once, 10);
  for (const { lines } of [once, back(once)]) {
    expect(verify(base.rules, recordFile(lines))).toMatchObject({ ok: true });
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({ from: { record: hash, place } });
    expect(undoState({ lines, undecided: [] }, ME, never)).toEqual({ possible: true, used: true });
  }
  expect(undoState(localMatch, ME, never)).toEqual({ possible: true, used: false });
});

test('without a decision there is nothing to undo, nor for several players', () => {
  const localMatch = open([first]);
  expect(undone(localMatch, ME, never)).toBeUndefined();
  expect(undoState(localMatch, ME, never)).toEqual({ possible: false, used: false });
  playOn(localMatch, 10);
  expect(undone(localMatch, null, never)).toBeUndefined();
  expect(undoState(localMatch, null, never).possible).toBe(false);
});

test('a choice that was taken back is not undone a second time', () => {
  const localMatch = open([first]);
  let [last] = playOn(localMatch, 30).slice(-1);
  while (localMatch.match.asks.length < 2) [last] = [...playOn(localMatch, 1), last];
  const mine = botMove(botSeats, localMatch);
  if (mine?.seat !== ME || last === undefined) throw new Error('both players should be asked, and I first');
  put(localMatch, mine);
  put(localMatch, { seat: ME, question: mine.question, takeBack: true });
  expect(back(localMatch).match).toEqual(last);
});

test('answers given for the player are no decisions, and a resignation is one', () => {
  const localMatch = open([first]);
  const decisions = playOn(localMatch, 20);
  const [earlier, last] = decisions.slice(-2);
  const gone = back(localMatch, ({ question }) => question === last?.question);
  expect(gone.match).toEqual(earlier);
  const { match } = localMatch;
  put(localMatch, { call: 'resigned', seats: [ME] });
  expect(localMatch.match.result).not.toBeNull();
  expect(back(localMatch).match).toEqual(match);
});

test('an order with several answers is undone as a whole', () => {
  const localMatch = open([first]);
  playOn(localMatch, 6);
  const own = (): number => localMatch.match.asks.findIndex(({ seat }) => seat === ME);
  while (own() < 0 && localMatch.match.result === null) playOn(localMatch, 1);
  const before = localMatch.match;
  /** Answers for me, first by a decision, then by what follows from it. */
  const answer = (why?: 'by-order'): void => {
    const mine = viewOf(localMatch, ME).mine;
    if (mine === null) throw new Error('nothing is asked');
    const [choice = null] = mine.options;
    const tried = tryInput(localMatch, { seat: ME, question: localMatch.match.question, choice }, why);
    if (!tried.ok) throw new Error(tried.fact);
    accept(localMatch, tried);
    while (localMatch.match.result === null && own() < 0) {
      const move = botMove({ ...botSeats, bots: [null, botSeats.bots[1] ?? null] }, localMatch);
      if (move === undefined) throw new Error('nobody is asked');
      put(localMatch, move);
    }
  };
  answer();
  answer('by-order');
  answer('by-order');
  expect(back(localMatch).match).toEqual(before);
});

test('what the runner answered is a decision to go back to once its player wants to be asked', () => {
  const localMatch = open([first]);
  while (localMatch.undecided.length === 0) {
    const move = botMove(botSeats, localMatch);
    if (move === undefined) throw new Error('nobody is asked');
    const tried = tryInput(localMatch, move, move.seat === ME ? { name: 'aim-ahead', rule: null } : undefined);
    if (!tried.ok) throw new Error(tried.fact);
    accept(localMatch, tried);
  }
  expect(undoState(localMatch, ME, never).possible).toBe(false);
  expect(undoState(localMatch, ME, (name) => name === 'aim-ahead').possible).toBe(true);
});
