import { signal } from '@preact/signals';
import type { Move } from '@starboard/kernel';
import { type Keeping, keepMatch, type SavedMatch } from '../storage/matches.ts';
import { gatherAudience } from './audience.ts';
import type { Answer, MatchRunner, NotOpened, Opened } from './match-runner.ts';
import type { FromWorker, ToWorker } from './messages.ts';
import { seatsOf } from './occupant.ts';

const WHY_NOT_KEPT: { readonly [K in Exclude<Keeping, 'kept'>]: string } = {
  'no-room':
    'This browser would not keep the move: its storage is full or switched off. Make room there, reload and try again.',
  elsewhere: 'This match was played on in another tab. Reload to see how it stands.',
};

export interface LocalRunner extends MatchRunner {
  /** The record of the match so far. */
  record(): string;
}

/** Plays a match in this browser: the kernel in a worker, the record in the browser's store. */
export function localRunner(saved: SavedMatch): LocalRunner {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'match' });
  const audience = gatherAudience();
  const tell = (message: ToWorker): void => worker.postMessage(message);
  let record = saved.record;
  let opening: ((opened: Opened | NotOpened) => void) | undefined;
  let answering: ((answer: Answer) => void) | undefined;

  worker.addEventListener('message', ({ data }: MessageEvent<FromWorker>) => {
    if (data.type === 'failed') fail(data.fact);
    else if (data.type === 'refused') answer(data.refused);
    else take(data);
  });
  worker.addEventListener('error', (event) => fail(event.message));

  /** First kept, then told: in that order nothing acknowledged can be lost. */
  function take(draft: Extract<FromWorker, { type: 'draft' }>): void {
    const keeping = keepMatch({ ...saved, record: draft.record, over: draft.over }, record);
    tell({ type: 'kept', kept: keeping === 'kept' });
    if (keeping !== 'kept') {
      fail(WHY_NOT_KEPT[keeping]);
      return;
    }
    record = draft.record;
    if (opening !== undefined) {
      opening({ ...describeTable(saved), updates: draft.updates });
      opening = undefined;
      return;
    }
    audience.news(draft.updates);
    if (draft.asked) answer({ ok: true });
  }

  function answer(given: Answer): void {
    answering?.(given);
    answering = undefined;
  }

  /** Told to whoever waits for an answer, else to all who listen. */
  function fail(fact: string): void {
    if (opening !== undefined) opening({ ok: false, fact });
    else if (answering !== undefined) answer({ ok: false, code: 'not-kept', fact });
    else audience.trouble(fact);
  }

  return {
    ended: signal(null),
    open: () =>
      new Promise((resolve) => {
        opening = resolve;
        tell({ type: 'open', ...openingOf(saved) });
      }),
    subscribe: audience.subscribe,
    play: (move: Move) =>
      new Promise((resolve) => {
        answering = resolve;
        tell({ type: 'play', move });
      }),
    record: () => record ?? '',
    close: () => worker.terminate(),
  };
}

function openingOf({ header, record, occupants }: SavedMatch): Omit<Extract<ToWorker, { type: 'open' }>, 'type'> {
  const persons = seatsOf(occupants, 'person');
  return {
    header,
    record,
    eyes: persons.length > 0 ? persons : [null],
    bots: occupants.map((occupant) => (occupant.kind === 'bot' ? occupant.id : null)),
  };
}

function describeTable({ header, occupants }: SavedMatch): Omit<Opened, 'updates'> {
  return { ok: true, game: header.game, names: header.players, seats: seatsOf(occupants, 'person') };
}
