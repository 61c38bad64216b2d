import { nameOf } from '@starboard/kernel';
import { namesOf, type TableView } from '@starboard/protocol';

/** In a sentence, if the rules did not end it; else null. */
export function endingOf(table: Pick<TableView, 'phase' | 'ended' | 'seats'>): string | null {
  const { ended, phase, seats } = table;
  const names = namesOf(table);
  if (ended === null) return phase === 'closed' ? 'This match can be viewed but not continued.' : null;
  switch (ended.by) {
    case 'resignation':
      return `${nameOf(names, ended.seat)} resigned.${winners(names, ended.seat, seats.length)}`;
    case 'time':
      return `${nameOf(names, ended.seat)} ran out of time.${winners(names, ended.seat, seats.length)}`;
    case 'agreement':
      return 'A draw, by agreement.';
    case 'host':
      return 'The host closed this table.';
  }
}

/** With two players, the other one has won. */
function winners(names: readonly string[], loser: number, seats: number): string {
  return seats === 2 ? ` ${nameOf(names, 1 - loser)} wins.` : '';
}
