import { gameById } from '@starboard/games';
import { readRecord } from '@starboard/kernel';
import { Waiting } from '../shell/later.tsx';
import { useLoaded } from '../shell/loaded.ts';
import { Missing } from '../shell/missing.tsx';
import { openMatches } from '../storage/matches/open-matches.ts';
import { recordFile } from '../storage/matches/record-file.ts';
import { openedRecord } from './opened.ts';
import { ReplayView, type ReplayViewProps } from './replay-view.tsx';
import { openReplay } from './scenes.ts';
import '../style/room/room.css';
import '../style/room/bar.css';
import '../style/room/side.css';
import '../style/room/dice.css';
import '../style/room/log.css';
import '../style/sheet.css';
import '../style/pages/replay.css';

type Found =
  | { readonly ok: true; readonly props: Omit<ReplayViewProps, 'match'> }
  | { readonly ok: false; readonly fact: string };

interface Props {
  /** Null for a record that was opened from a file. */
  readonly match: string | null;
}

export function ReplayPage({ match }: Props) {
  const loaded = useLoaded(() => findReplay(match), match ?? 'replay');
  if (loaded.state === 'loading') return <Waiting />;
  if (loaded.state === 'failed') return <Missing fact={loaded.fact} />;
  if (!loaded.value.ok) return <Missing fact={loaded.value.fact} />;
  return <ReplayView {...loaded.value.props} match={match} />;
}

async function findReplay(match: string | null): Promise<Found> {
  const file = match === null ? openedRecord() : await storedRecord(match);
  if (file === null) {
    const fact =
      match === null ? 'No record is open. Choose a file on the home page.' : 'This match isn’t saved in this browser.';
    return { ok: false, fact };
  }
  const read = readRecord(file);
  if (!read.ok) return notSound(read.line, read.fact);
  const game = gameById(read.record.header.game);
  if (game === undefined) return notSound(1, `There is no game called "${read.record.header.game}" here.`);
  const [rules, words, board] = await Promise.all([game.parts.rules(), game.parts.words(), game.parts.board()]);
  return { ok: true, props: { game, replay: openReplay(rules, read.record), rules, words, board } };
}

async function storedRecord(id: string): Promise<string | null> {
  const lines = await (await openMatches()).lines(id);
  return lines.length === 0 ? null : recordFile(lines);
}

function notSound(line: number, fact: string): Found {
  return { ok: false, fact: `This record has been altered. Line ${line}: ${fact}` };
}
