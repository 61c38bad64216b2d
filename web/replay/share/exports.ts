import type { GameTypes, MatchRecord, Words } from '@starboard/kernel';
import { recordHash, writeRecord } from '@starboard/kernel';
import { download } from '../../storage/files/download.ts';
import { fileWith } from '../file/file-data.ts';
import { momentOf, turnTitle } from '../moments.ts';
import type { ReplayPlayer } from '../replay-player.ts';
import { makeFilm } from './film.ts';
import type { FilmPlan } from './film-plan.ts';
import { type Caption, momentPicture } from './moment-picture.ts';
import { withText } from './png-text.ts';

export interface SharedReplay {
  readonly game: { readonly id: string; readonly title: string };
  readonly words: Words<GameTypes>;
  readonly player: ReplayPlayer;
  /** With the notes as they are now. */
  record(): MatchRecord;
}

/** Letters of the hash in the name of a file. */
const IN_NAME = 8;

/** The name of a file: the game, the moment if it is about one, and the beginning of the record's hash. */
function nameOfFile(
  { game, player }: Pick<SharedReplay, 'game' | 'player'>,
  hash: string,
  what: 'all' | 'moment',
): string {
  const moment = what === 'all' ? null : momentOf(player.scenes.peek(), player.here.peek());
  const at = moment === null ? '' : `-turn-${moment.turn}-event-${moment.event}`;
  return `${game.id}${at}-${hash.slice(0, IN_NAME)}`;
}

/** What stands below the board at the moment shown. */
function captionOf({ game, words, player }: Omit<SharedReplay, 'record'>, record: MatchRecord, hash: string): Caption {
  const scene = player.scene.peek();
  if (scene === undefined) return { title: game.title, text: '', hash };
  const text = words.line(scene.event, record.header.players, scene.view.board);
  return { title: `${game.title}, ${turnTitle(scene.turn).toLowerCase()}`, text, hash };
}

/** Hands out the file and names it, so that somebody can find it. */
function handOut(name: string, content: string | Blob): string {
  download(name, content);
  return name;
}

/** A PNG of the board as it is shown now, with the hash of the record in the picture and in the file. */
export async function savePicture(shared: SharedReplay): Promise<string> {
  const record = shared.record();
  const hash = recordHash(record);
  const png = await momentPicture(captionOf(shared, record, hash));
  const named = withText(new Uint8Array(await png.arrayBuffer()), 'Comment', `Starboard record ${hash}`);
  return handOut(`${nameOfFile(shared, hash, 'moment')}.png`, new Blob([named], { type: 'image/png' }));
}

interface Filming {
  readonly plan: FilmPlan;
  readonly kind: string;
  tell(done: number): void;
  readonly cancelled: AbortSignal;
}

/** A film of some moments. The page shows each while it is filmed, and then again what it showed before. */
export async function saveFilm(shared: SharedReplay, filming: Filming): Promise<void> {
  const { player } = shared;
  const record = shared.record();
  const hash = recordHash(record);
  const at = player.here.peek();
  const name = nameOfFile(shared, hash, 'moment');
  try {
    const film = await makeFilm({
      ...filming,
      show(scene) {
        player.jump(scene);
        return captionOf(shared, record, hash);
      },
    });
    download(`${name}.${film.type === 'video/mp4' ? 'mp4' : 'webm'}`, film);
  } finally {
    player.jump(at);
  }
}

/** The whole replay as a page in one file. */
export async function saveWebPage(shared: SharedReplay): Promise<string> {
  const record = shared.record();
  const hash = recordHash(record);
  const answered = await fetch(`./replay-files/${shared.game.id}.html`);
  if (!answered.ok) throw new Error('the program for it could not be loaded');
  const page = fileWith(await answered.text(), { record: writeRecord(record), hash });
  return handOut(`${nameOfFile(shared, hash, 'all')}.html`, new Blob([page], { type: 'text/html' }));
}

export function saveRecord(shared: SharedReplay): string {
  const record = shared.record();
  return handOut(`${nameOfFile(shared, recordHash(record), 'all')}.jsonl`, writeRecord(record));
}
