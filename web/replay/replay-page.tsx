import { gameById } from '@starboard/games';
import { readRecord } from '@starboard/kernel';
import { Waiting } from '../shell/later.tsx';
import { useLoaded } from '../shell/loaded.ts';
import { Missing } from '../shell/missing.tsx';
import { openedRecord } from './opened.ts';
import { ReplayView, type ReplayViewProps } from './replay-view.tsx';
import { openReplay } from './scenes.ts';
import '../style/room.css';
import '../style/dice.css';
import '../style/log.css';
import '../style/sheet.css';
import '../style/replay.css';

type Found = { readonly ok: true; readonly props: ReplayViewProps } | { readonly ok: false; readonly fact: string };

/** Checks the record laid open and plays it back. */
export function ReplayPage() {
  const loaded = useLoaded(findReplay, 'replay');
  if (loaded.state === 'loading') return <Waiting />;
  if (loaded.state === 'failed') return <Missing fact={loaded.fact} />;
  if (!loaded.value.ok) return <Missing fact={loaded.value.fact} />;
  return <ReplayView {...loaded.value.props} />;
}

async function findReplay(): Promise<Found> {
  const file = openedRecord();
  if (file === null) return { ok: false, fact: 'No record is open. Choose a file on the first page.' };
  const read = readRecord(file);
  if (!read.ok) return notSound(read.line, read.fact);
  const game = gameById(read.record.header.game);
  if (!game?.parts) return notSound(1, `There is no game called "${read.record.header.game}" here.`);
  const [rules, words, board] = await Promise.all([game.parts.rules(), game.parts.words(), game.parts.board()]);
  const replay = openReplay(rules, file);
  return replay.ok ? { ok: true, props: { game, replay, words, board } } : notSound(replay.line, replay.fact);
}

function notSound(line: number, fact: string): Found {
  return { ok: false, fact: `This record does not hold. Line ${line}: ${fact}` };
}
