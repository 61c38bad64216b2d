import { gameById } from '@starboard/games';
import { readRecord } from '@starboard/kernel';
import { api } from '../online/server/api.ts';
import { lookForServer, serverIsThere } from '../online/server/server.ts';
import type { Occupant } from '../runner/occupant.ts';
import { useLoaded } from '../shell/loaded.ts';
import { Missing } from '../shell/missing.tsx';
import { Waiting } from '../shell/waiting/waiting.tsx';
import { openMatches } from '../storage/matches/open-matches.ts';
import { hashOn, recordFile } from '../storage/matches/record-file.ts';
import { writtenNotes } from '../storage/matches/written-notes.ts';
import { openNotes } from './notes/match-notes.ts';
import { openedRecord } from './opened.ts';
import { ReplayView, type ReplayViewProps } from './replay-view.tsx';
import { openRunning, type RunningMatch } from './running/open-running.ts';
import { RunningView } from './running/running-view.tsx';
import { openReplay } from './scenes.ts';
import { firstViewer } from './viewers-of.ts';
import './replay-styles.ts';

type Found =
  | { readonly ok: true; readonly props: Omit<ReplayViewProps, 'match' | 'at' | 'as' | 'review'> }
  | { readonly ok: true; readonly running: RunningMatch }
  | { readonly ok: false; readonly fact: string };

interface Props {
  /** Null for a record that was opened from a file. */
  readonly match: string | null;
  /** The moment and the point of view of the address; empty if it names none. */
  readonly at: string;
  readonly as: string;
  /** With the review of the match open. */
  readonly review: boolean;
  /** How far the player has seen an online match: it is shown from there, as the player was told it. */
  readonly since: number | null;
}

export function ReplayPage({ match, at, as, since, review }: Props) {
  const loaded = useLoaded(() => findReplay(match, as, since), `${match} ${since}`);
  if (loaded.state === 'loading') return <Waiting coming={match === null ? {} : { match }} />;
  if (loaded.state === 'failed') return <Missing fact={loaded.fact} />;
  if (!loaded.value.ok) return <Missing fact={loaded.value.fact} />;
  if ('running' in loaded.value) return <RunningView running={loaded.value.running} at={at} as={as} />;
  return <ReplayView {...loaded.value.props} match={match} at={at} as={as} review={review} />;
}

async function findReplay(match: string | null, as: string, since: number | null): Promise<Found> {
  const here = match === null ? sourceOf(openedRecord()) : await ofThisBrowser(match);
  const source = here ?? (since === null && match !== null ? await ofServer(match) : null);
  if (match !== null && (source === null || typeof source === 'string')) return ofRunning(match, since);
  if (source === null || typeof source === 'string') return { ok: false, fact: source ?? NOT_HERE };
  const { file, occupants, rematch } = source;
  const read = readRecord(file);
  if (!read.ok) return notSound(read.line, read.fact);
  const { record } = read;
  const game = gameById(record.header.game);
  if (game === undefined) return notSound(1, `There is no game called "${record.header.game}" here.`);
  const [rules, words, board] = await Promise.all([game.parts.rules(), game.parts.words(), game.parts.board()]);
  const written = await writtenNotes(await openMatches(), match, hashOn(file.split('\n', 1)[0]));
  const notes = await openNotes(written, record);
  const replay = openReplay(rules, record, firstViewer(record, occupants, as));
  return { ok: true, props: { game, replay, rules, words, board, occupants, notes, rematch } };
}

/** A record, and who sat at the table if this browser knows; or why there is none. */
type Source =
  | { readonly file: string; readonly occupants: readonly Occupant[] | null; readonly rematch: string | null }
  | string;

const sourceOf = (file: string | null): Source =>
  file === null ? 'No record is open. Choose a file on the home page.' : { file, occupants: null, rematch: null };

async function ofThisBrowser(id: string): Promise<Source | null> {
  const matches = await openMatches();
  const lines = await matches.lines(id);
  if (lines.length === 0) return null;
  return { file: recordFile(lines), occupants: (await matches.find(id))?.occupants ?? null, rematch: null };
}

const NOT_HERE = 'This match isn’t saved in this browser.';

/** While a match of the server goes on, everybody sees what their seats know, and others what spectators see. */
async function ofRunning(id: string, since: number | null): Promise<Found> {
  await lookForServer();
  if (!serverIsThere.peek()) return { ok: false, fact: NOT_HERE };
  const running = await openRunning(id, since);
  return typeof running === 'string' ? { ok: false, fact: running } : { ok: true, running };
}

/** The server gives out the record of a match that is over to anybody with its address. */
async function ofServer(id: string): Promise<Source> {
  await lookForServer();
  if (!serverIsThere.peek()) return NOT_HERE;
  const [answered, found] = await Promise.all([api.record(id), api.table(id)]);
  if (!answered.ok) return answered.refusal.fact;
  return { file: answered.value, occupants: null, rematch: found.ok ? found.value.table.rematch : null };
}

function notSound(line: number, fact: string): Found {
  return { ok: false, fact: `This record has been altered. Line ${line}: ${fact}` };
}
