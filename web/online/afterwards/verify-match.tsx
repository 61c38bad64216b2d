import { useSignal } from '@preact/signals';
import type { Game } from '@starboard/games';
import { verify } from '@starboard/kernel';
import type { TableView } from '@starboard/protocol';
import { address } from '../../shell/router.ts';
import { downloadRecord } from '../../storage/files/export-matches.ts';
import { openMatches } from '../../storage/matches/open-matches.ts';
import { hashOn, withNotes } from '../../storage/matches/record-file.ts';
import { writtenNotes } from '../../storage/matches/written-notes.ts';
import { api } from '../server/api.ts';
import { type FairnessVerdict, judge } from './fairness.ts';
import { receiptOf } from './receipt.ts';

interface Props {
  readonly table: TableView;
  readonly game: Game;
}

export function VerifyMatch({ table, game }: Props) {
  const verdict = useSignal<FairnessVerdict | null>(null);
  const withRecord = async (use: (record: string) => void | Promise<void>): Promise<void> => {
    const answered = await api.record(table.id);
    if (answered.ok) await use(answered.value);
    else verdict.value = { sound: false, sentence: answered.refusal.fact };
  };
  const check = async (record: string): Promise<void> => {
    verdict.value = judge(verify(await game.parts.rules(), record), receiptOf(table));
  };
  const seat = table.seats.findIndex(({ mine }) => mine);
  const as = seat < 0 ? {} : { as: `${seat + 1}` };
  const exportRecord = async (record: string): Promise<void> => {
    const notes = await writtenNotes(await openMatches(), table.id, hashOn(record.split('\n', 1)[0]));
    downloadRecord({ game: game.id, id: table.id }, withNotes(record, await notes.read()));
  };
  return (
    <>
      <p class="ways-on">
        <button type="button" class="secondary" onClick={() => withRecord(check)}>
          Verify this match
        </button>
        <a class="button" href={address({ page: 'replay', match: table.id })}>
          Watch the replay
        </a>
        <a class="button" href={address({ page: 'replay', match: table.id, review: true, ...as })}>
          What decided it?
        </a>
        <button type="button" class="secondary" onClick={() => withRecord(exportRecord)}>
          Export record
        </button>
      </p>
      {verdict.value !== null && (
        <p class="verdict" role="status" data-sound={verdict.value.sound}>
          {verdict.value.sentence}
        </p>
      )}
    </>
  );
}
