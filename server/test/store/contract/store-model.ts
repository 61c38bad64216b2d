import type { ChatLine } from '@starboard/protocol';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Store } from '../../../store/store.ts';
import { entry, line, type ReopenableStore, SECRET, summary, words } from './store-samples.ts';

/** A simple model of a store. */
interface Paper {
  readonly log: string[];
  readonly lines: ChatLine[];
  snapshot: { number: number; state: unknown } | undefined;
  dueAt: number | null;
}

type Deed =
  | { readonly do: 'create'; readonly id: string; readonly text: string }
  | {
      readonly do: 'append';
      readonly id: string;
      readonly off: number;
      readonly text: string;
      /** Undefined if the summary stays as it is. */
      readonly dueAt: number | null | undefined;
    }
  | { readonly do: 'say'; readonly id: string; readonly text: string }
  | { readonly do: 'snapshot'; readonly id: string; readonly number: number; readonly text: string };

const id = fc.constantFrom('a', 'b', 'c', `d'; --`);
const text = fc.string({ unit: 'binary', maxLength: 12 });
const deed: fc.Arbitrary<Deed> = fc.oneof(
  fc.record({ do: fc.constant('create'), id, text }),
  fc.record({
    do: fc.constant('append'),
    id,
    off: fc.constantFrom(0, 0, 0, 0, -1, 1),
    text,
    dueAt: fc.constantFrom(undefined, null, 0, 1, 5, 9),
  }),
  fc.record({ do: fc.constant('say'), id, text }),
  fc.record({ do: fc.constant('snapshot'), id, number: fc.integer({ min: 1, max: 6 }), text }),
);
/** Each inner list is requested in one tick. */
const ticks = fc.array(fc.array(deed, { minLength: 1, maxLength: 8 }), { maxLength: 8 });

/** Whatever is done at the same time, the store must give the model's outcome. */
export function storeModel(name: string, newPlace: () => Promise<ReopenableStore>, numRuns: number): void {
  describe(name, () => {
    test('does what the same deeds do on paper', async () => {
      const property = fc.asyncProperty(ticks, async (all) => {
        const store = await (await newPlace()).open();
        try {
          const papers = new Map<string, Paper>();
          for (const tick of all) {
            const asked = tick.map((one) => perform(one, papers));
            const outcomes = await Promise.all(asked.map(({ ask }) => ask(store).catch(() => 'refused')));
            expect(outcomes).toEqual(asked.map(({ wanted }) => wanted));
          }
          await compare(store, papers);
        } finally {
          await store.close();
        }
      });
      await fc.assert(property, { numRuns });
    });
  });
}

interface Performed {
  readonly wanted: unknown;
  readonly ask: (store: Store) => Promise<unknown>;
}

/** Applies a write to the model; returns how to request it from a store, and the expected outcome. */
function perform(one: Deed, papers: Map<string, Paper>): Performed {
  const paper = papers.get(one.id);
  switch (one.do) {
    case 'create': {
      if (paper === undefined) papers.set(one.id, { log: [one.text], lines: [], snapshot: undefined, dueAt: null });
      const wanted = paper === undefined ? 'kept' : 'taken';
      return { wanted, ask: (store) => store.create(one.id, SECRET, entry(one.text), summary()) };
    }
    case 'append': {
      const expected = (paper?.log.length ?? 0) + one.off;
      const fits = paper !== undefined && one.off === 0;
      if (fits) {
        paper.log.push(one.text);
        if (one.dueAt !== undefined) paper.dueAt = one.dueAt;
      }
      const wanted = fits ? 'kept' : 'conflict';
      const newCard = one.dueAt === undefined ? null : summary({ dueAt: one.dueAt });
      return { wanted, ask: (store) => store.append(one.id, expected, entry(one.text), newCard) };
    }
    case 'say': {
      const said = { ...line(one.text), number: (paper?.lines.length ?? 0) + 1 };
      paper?.lines.push(said);
      const once = `${said.number}`;
      return {
        wanted: paper === undefined ? 'refused' : said,
        ask: (store) => store.say(one.id, line(one.text), once),
      };
    }
    case 'snapshot': {
      const snapshot = { number: one.number, state: one.text };
      if (paper !== undefined && one.number >= (paper.snapshot?.number ?? 0)) paper.snapshot = snapshot;
      const wanted = paper === undefined ? 'refused' : undefined;
      return { wanted, ask: (store) => store.keepSnapshot(one.id, snapshot) };
    }
  }
}

async function compare(store: Store, papers: ReadonlyMap<string, Paper>): Promise<void> {
  for (const [match, paper] of papers) {
    expect(await words(store, match)).toEqual(paper.log);
    expect(await store.chat(match, 0)).toEqual(paper.lines);
    expect(await store.snapshot(match)).toEqual(paper.snapshot);
  }
  const numbers = new Map([...papers].map(([match, { log }]) => [match, log.length]));
  expect(await store.numbers([...papers.keys(), 'nobody'])).toEqual(numbers);
  const due = [...papers].filter(([, { dueAt }]) => dueAt !== null && dueAt <= 5).map(([match]) => match);
  expect(new Set((await store.due(5, 100)).map(({ id }) => id))).toEqual(new Set(due));
}
