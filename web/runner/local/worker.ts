import { botById } from '@starboard/bots';
import { gameById } from '@starboard/games';
import {
  allSeeAlike,
  askOf,
  type Input,
  isAsked,
  refusedChoices,
  type Seat,
  type StandingAnswers,
  standingChoice,
  standingMove,
  timeLimitState,
} from '@starboard/kernel';
import { indexedMatches } from '../../storage/matches/indexed-matches.ts';
import type { Addition } from '../../storage/matches/match-storage.ts';
import { recordFile } from '../../storage/matches/record-file.ts';
import type { UndoState } from '../match-runner.ts';
import { type BotSeats, botMove } from './bot-seats.ts';
import { accept, type DraftedMove, type LocalMatch, openLocalMatch, tryInput, viewOf } from './local-match.ts';
import { type MatchWriter, matchWriter, type Written } from './match-writer.ts';
import type { FromWorker, ToWorker } from './messages.ts';
import { type MoveForSeat, trySeveral } from './several-moves.ts';
import { isDecision, undone, undoState } from './undo.ts';

interface Playing {
  localMatch: LocalMatch;
  /** The only player, who may undo; null if there are several, or only bots. */
  readonly player: Seat | null;
  undo: UndoState;
  readonly botSeats: BotSeats;
  readonly writer: MatchWriter;
  readonly standing: Map<Seat, StandingAnswers>;
  /** How many lines of the record only the page has, because they are not stored. */
  held: number;
}

/** The kernel and the bots, outside the page's thread. One thing after another, each stored before the next. */
let playing: Playing | undefined;
let work: Promise<void> = Promise.resolve();

addEventListener('message', ({ data }: MessageEvent<ToWorker>) => {
  if (data.type === 'record') say({ type: 'record', record: recordFile(opened().localMatch.lines) });
  else if (data.type === 'reasons') explain(opened().localMatch, data.seat);
  else work = work.then(() => hear(data)).catch(fail);
});

const say = (message: FromWorker): void => postMessage(message);
const fail = (error: unknown): void =>
  say({ type: 'failed', fact: error instanceof Error ? error.message : `${error}` });

async function hear(message: Exclude<ToWorker, { type: 'record' | 'reasons' }>): Promise<void> {
  if (message.type === 'play') return take(opened(), message.input, message.byOrder);
  if (message.type === 'time-is-up') return callTime(opened());
  if (message.type === 'undo') return goBack(opened());
  if (message.type === 'standing') setStanding(opened(), message.seat, message.answers);
  else await begin(message);
  return answerForOthers(opened());
}

/** What was answered for a player may now be a decision to go back to. */
function setStanding(now: Playing, seat: Seat, answers: StandingAnswers): void {
  now.standing.set(seat, answers);
  now.undo = undoStateOf(now);
  tellNews(now, { asked: false, updates: [], written: now.held > 0 ? 'held' : 'stored' });
}

const undoStateOf = ({
  localMatch,
  player,
  standing,
}: Pick<Playing, 'localMatch' | 'player' | 'standing'>): UndoState =>
  undoState(localMatch, player, (name) => player !== null && isAsked(standing.get(player) ?? {}, name));

async function begin(message: Extract<ToWorker, { type: 'open' }>): Promise<void> {
  const { updates, ...match } = await open(message);
  playing = match;
  const { rules, match: truth, minutes } = match.localMatch;
  const limit = timeLimitState(rules, truth);
  say({ type: 'opened', updates, open: allSeeAlike(rules, truth.board), minutes, limit, undo: match.undo });
}

function explain({ rules, match }: LocalMatch, seat: Seat): void {
  const ask = askOf(match, seat);
  say({ type: 'reasons', seat, reasons: ask === undefined ? [] : refusedChoices(rules, match, ask) });
}

function opened(): Playing {
  if (playing === undefined) throw new Error('the match is not open');
  return playing;
}

async function open({ id, game, held, undecided, viewer, bots }: Extract<ToWorker, { type: 'open' }>) {
  const parts = gameById(game)?.parts;
  if (parts === undefined) throw new Error(`There is no game called "${game}" here.`);
  const [rules, heuristics] = await Promise.all([parts.rules(), parts.heuristics()]);
  const storage = held === null ? indexedMatches() : null;
  const lines = storage === null ? (held ?? []) : await storage.lines(id);
  const opened = openLocalMatch({ rules, viewer }, lines, undecided);
  if (!opened.ok) throw new Error(`This match can’t be continued. Line ${opened.line}: ${opened.fact}`);
  const seatedBots = bots.map(seated);
  for (const bot of seatedBots) await bot?.prepare?.(heuristics);
  const standing = new Map<Seat, StandingAnswers>();
  const player = viewer.length === 1 ? (viewer[0] ?? null) : null;
  return {
    updates: opened.updates,
    localMatch: opened.localMatch,
    player,
    undo: undoStateOf({ localMatch: opened.localMatch, player, standing }),
    botSeats: { bots: seatedBots, heuristics },
    writer: matchWriter(storage, id, lines),
    standing,
    held: held?.length ?? 0,
  };
}

function seated(id: string | null) {
  if (id === null) return null;
  const bot = botById(id);
  if (bot === undefined) throw new Error(`There is no bot called "${id}" here.`);
  return bot;
}

async function take(now: Playing, input: Input, byOrder: boolean): Promise<void> {
  const tried = tryInput(now.localMatch, input, byOrder ? 'by-order' : undefined);
  if (!tried.ok) return say({ type: 'refused', refused: tried });
  now.undo = { ...now.undo, possible: now.undo.possible || (!byOrder && isDecision(input, now.player)) };
  await make(now, tried, true);
  await answerForOthers(now);
}

const NOTHING_TO_UNDO = { ok: false, code: 'nothing-to-undo', fact: 'There is no decision of yours to undo.' } as const;

/** First store, then tell, as with a move. */
async function goBack(now: Playing): Promise<void> {
  const lines = undone(now.localMatch, now.player, (seen) => {
    const answers = seen.seat === null ? undefined : now.standing.get(seen.seat);
    return answers !== undefined && standingChoice(now.localMatch.rules, seen, answers) !== undefined;
  });
  if (lines === undefined) return say({ type: 'refused', refused: NOTHING_TO_UNDO });
  const undecided = now.localMatch.undecided.filter(({ line }) => line < lines.length);
  const again = openLocalMatch(now.localMatch, lines, undecided);
  if (!again.ok) throw new Error(again.fact);
  const written = await now.writer.rewrite({ lines, undecided, over: false, result: null });
  if (written === 'played-elsewhere' || written === 'deleted') throw new Error(NOT_MADE[written]);
  now.localMatch = again.localMatch;
  now.undo = undoStateOf(now);
  now.held = 0;
  const updates = again.updates.map((update) => ({ ...update, gap: true }));
  tellNews(now, { asked: true, updates, written });
  await answerForOthers(now);
}

/** Does nothing if the match has ended, or time was called, while the message was on its way. */
async function callTime(now: Playing): Promise<void> {
  const { rules, match } = now.localMatch;
  if (timeLimitState(rules, match) !== 'running') return;
  const tried = tryInput(now.localMatch, { call: 'time-is-up', at: Date.now() });
  if (!tried.ok) throw new Error(tried.fact);
  await make(now, tried, false);
  await answerForOthers(now);
}

/** Milliseconds for which bots play before their moves are stored and shown. */
const AT_ONCE = 60;

/** Bots answer, and seats with standing answers. */
async function answerForOthers(now: Playing): Promise<void> {
  const next = (ahead: LocalMatch): MoveForSeat | undefined => {
    const move = botMove(now.botSeats, ahead);
    if (move !== undefined) return { move };
    return standingMove(ahead.rules, ahead.match, {
      answersOf: (seat) => now.standing.get(seat),
      viewOf: (seat) => viewOf(ahead, seat),
    });
  };
  const several = (): DraftedMove | null => {
    const since = performance.now();
    return trySeveral(now.localMatch, next, () => performance.now() - since < AT_ONCE);
  };
  for (let draft = several(); draft !== null; draft = several()) await make(now, draft, false);
}

const NOT_MADE: { readonly [W in Exclude<Written, 'stored' | 'held'>]: string } = {
  'played-elsewhere': 'This match was continued in another tab. Reload to see where it stands.',
  deleted: 'This match was deleted in another tab, or with the data of this site. Its record can still be exported.',
};

const linesOf = ({ lines, undecided }: DraftedMove) => ({ lines, undecided });

/** First store, then tell: this way nothing acknowledged can be lost. */
async function make(now: Playing, draft: DraftedMove, asked: boolean): Promise<void> {
  const { result } = draft.match;
  const written = await now.writer.write({ ...linesOf(draft), over: result !== null, result });
  if (written === 'played-elsewhere' || written === 'deleted') throw new Error(NOT_MADE[written]);
  accept(now.localMatch, draft);
  if (written === 'stored') now.held = 0;
  tellNews(now, { asked, updates: draft.updates, written });
}

interface ToTell extends Pick<Extract<FromWorker, { type: 'news' }>, 'asked' | 'updates'> {
  readonly written: Written;
}

function tellNews(now: Playing, { asked, updates, written }: ToTell): void {
  const { localMatch, undo } = now;
  const limit = timeLimitState(localMatch.rules, localMatch.match);
  say({ type: 'news', asked, updates, limit, undo, held: written === 'held' ? toHold(now) : null });
}

/** What else the page has to hold: at first everything, then only new lines. */
function toHold(now: Playing): Addition {
  const { lines, undecided, match } = now.localMatch;
  const from = now.held;
  now.held = lines.length;
  const added = undecided.filter(({ line }) => line >= from);
  return { from, lines: lines.slice(from), undecided: added, over: match.result !== null, result: match.result };
}
