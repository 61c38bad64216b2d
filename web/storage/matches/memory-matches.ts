import {
  type Addition,
  continued,
  latestFirst,
  type MatchStorage,
  replaced,
  type StoredMatch,
  taken,
} from './match-storage.ts';
import { withSpan } from './time-count.ts';

interface Held {
  match: StoredMatch;
  readonly lines: string[];
}

const endsAt = ({ lines }: Held, { from, after }: Addition): boolean =>
  lines.length === from && (after === undefined || lines.at(-1) === after);

/** For browsers that store nothing. */
export function memoryMatches(): MatchStorage {
  const held = new Map<string, Held>();
  const all = (): readonly StoredMatch[] => [...held.values()].map(({ match }) => match);
  return {
    list: async () => latestFirst(all()),
    find: async (id) => held.get(id)?.match,
    copies: async (head) => all().filter((match) => match.head === head),
    lines: async (id, first) => held.get(id)?.lines.slice(0, first) ?? [],
    async add(match, lines) {
      if (held.has(match.id)) throw taken(match.id);
      held.set(match.id, { match, lines: [...lines] });
    },
    async append(id, addition) {
      const { from, lines } = addition;
      const known = held.get(id);
      if (known === undefined) return 'deleted';
      if (!endsAt(known, addition)) {
        return lines.every((line, i) => line === known.lines[from + i]) ? 'stored' : 'played-elsewhere';
      }
      known.lines.push(...lines);
      known.match = { ...known.match, ...continued(known.match, addition) };
      return 'stored';
    },
    async replace(id, addition) {
      const known = held.get(id);
      if (known === undefined) return 'deleted';
      if (!endsAt(known, addition)) return 'played-elsewhere';
      held.set(id, { match: { ...known.match, ...replaced(addition) }, lines: [...addition.lines] });
      return 'stored';
    },
    async keepNotes(id, notes) {
      const known = held.get(id);
      if (known !== undefined) known.match = { ...known.match, notes };
    },
    async countTime(id, span) {
      const known = held.get(id);
      const time = withSpan(known?.match.time, span);
      if (known !== undefined) known.match = { ...known.match, time };
      return time.elapsed;
    },
    async remove(id) {
      held.delete(id);
    },
  };
}
