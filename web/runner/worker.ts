import { botById } from '@starboard/bots';
import { gameById } from '@starboard/games';
import { diceFromKey } from '@starboard/kernel';
import { type BotSeats, botMove } from './bot-seats.ts';
import { type Draft, type LocalMatch, resumeMatch, startMatch, tryMove } from './local-match.ts';
import type { FromWorker, ToWorker } from './messages.ts';

/** The kernel and the bots, off the page's thread. One thing after the other, each kept before the next. */
let localMatch: LocalMatch | undefined;
let botSeats: BotSeats | undefined;
let heardKept: ((kept: boolean) => void) | undefined;
let work: Promise<void> = Promise.resolve();

addEventListener('message', ({ data }: MessageEvent<ToWorker>) => {
  if (data.type === 'kept') heardKept?.(data.kept);
  else work = work.then(() => (data.type === 'open' ? open(data) : take(data.move))).catch(fail);
});

const say = (message: FromWorker): void => postMessage(message);
const fail = (error: unknown): void =>
  say({ type: 'failed', fact: error instanceof Error ? error.message : `${error}` });

async function open({ header, record, eyes, bots }: Extract<ToWorker, { type: 'open' }>): Promise<void> {
  const parts = gameById(header.game)?.parts;
  if (!parts) throw new Error(`There is no game called "${header.game}" here.`);
  const [rules, heuristics] = await Promise.all([parts.rules(), parts.heuristics()]);
  const base = { rules, header, eyes };
  const draft = record === null ? startMatch(base) : resumeMatch(base, record);
  if (!draft.ok) throw new Error(`The kept match cannot be taken up again. Line ${draft.line}: ${draft.fact}`);
  botSeats = { bots: bots.map(seated), heuristics, dice: diceFromKey([...crypto.getRandomValues(new Uint32Array(8))]) };
  if (await offer(draft, false))
    localMatch = { ...base, match: draft.match, inputs: draft.inputs, memories: draft.memories };
  await letBotsPlay();
}

function seated(id: string | null) {
  if (id === null) return null;
  const bot = botById(id);
  if (bot === undefined) throw new Error(`There is no bot called "${id}" here.`);
  return bot;
}

async function take(move: Extract<ToWorker, { type: 'play' }>['move']): Promise<void> {
  if (localMatch === undefined) throw new Error('a move before the match was open');
  const tried = tryMove(localMatch, move);
  if (!tried.ok) return say({ type: 'refused', refused: tried });
  await settleOn(localMatch, tried, true);
  await letBotsPlay();
}

async function letBotsPlay(): Promise<void> {
  while (localMatch !== undefined && botSeats !== undefined) {
    const move = botMove(botSeats, localMatch);
    if (move === undefined) return;
    const tried = tryMove(localMatch, move);
    if (!tried.ok) throw new Error(`A bot's move was refused: ${tried.fact}`);
    if (!(await settleOn(localMatch, tried, false))) return;
  }
}

async function settleOn(before: LocalMatch, draft: Draft, asked: boolean): Promise<boolean> {
  const kept = await offer(draft, asked);
  if (kept) localMatch = { ...before, match: draft.match, inputs: draft.inputs, memories: draft.memories };
  return kept;
}

/** Hands a draft to the page and waits to hear that it is kept. */
function offer({ record, updates, match }: Draft, asked: boolean): Promise<boolean> {
  return new Promise((resolve) => {
    heardKept = resolve;
    say({ type: 'draft', asked, record, over: match.result !== null, updates });
  });
}
