import { afterEach, describe, expect, test } from 'vitest';
import type { Bus } from '../../bus/bus.ts';

/** Every bus must pass this. `join` gives a bus that gets the hints of the others it has given. */
export function busContract(name: string, join: () => Promise<Bus>): void {
  describe(name, () => {
    const joined: Bus[] = [];
    const newBus = async (): Promise<Bus> => {
      const bus = await join();
      joined.push(bus);
      return bus;
    };
    afterEach(() => Promise.all(joined.splice(0).map((bus) => bus.close())));

    function heardBy(bus: Bus): { readonly heard: string[]; stop(): void } {
      const heard: string[] = [];
      return { heard, stop: bus.listen(({ match }) => heard.push(match)) };
    }

    test('all others hear of a match', async () => {
      const [a, b, c] = [await newBus(), await newBus(), await newBus()];
      const [atB, atC] = [heardBy(b), heardBy(c)];
      a.tell({ match: 'match-1' });
      await expect.poll(() => [atB.heard, atC.heard]).toEqual([['match-1'], ['match-1']]);
    });

    test('nobody is called within tell', async () => {
      const [a, b] = [await newBus(), await newBus()];
      const { heard } = heardBy(b);
      a.tell({ match: 'match-1' });
      expect(heard).toEqual([]);
      await expect.poll(() => heard).toEqual(['match-1']);
    });

    test('one does not hear oneself', async () => {
      const [a, b] = [await newBus(), await newBus()];
      const [atA, atB] = [heardBy(a), heardBy(b)];
      a.tell({ match: 'match-1' });
      b.tell({ match: 'match-2' });
      await expect.poll(() => [atA.heard, atB.heard]).toEqual([['match-2'], ['match-1']]);
    });

    test('several listen to one bus, until they stop', async () => {
      const [a, b] = [await newBus(), await newBus()];
      const [first, second] = [heardBy(b), heardBy(b)];
      a.tell({ match: 'one' });
      await expect.poll(() => first.heard.concat(second.heard)).toEqual(['one', 'one']);
      first.stop();
      first.stop();
      a.tell({ match: 'two' });
      await expect.poll(() => second.heard).toEqual(['one', 'two']);
      expect(first.heard).toEqual(['one']);
    });

    test('a thousand matches told at once are all heard, whatever their names', async () => {
      const [a, b] = [await newBus(), await newBus()];
      const { heard } = heardBy(b);
      const told = Array.from({ length: 1_000 }, (_, i) => `match ${i} 星 \r\n '`);
      for (const match of told) a.tell({ match });
      await expect.poll(() => heard.length).toBe(1_000);
      expect(new Set(heard)).toEqual(new Set(told));
    });

    test('it is ready until it is closed; telling after that is not an error', async () => {
      const bus = await newBus();
      expect(bus.ready()).toBe(true);
      await bus.close();
      expect(bus.ready()).toBe(false);
      bus.tell({ match: 'match-1' });
      await bus.close();
    });
  });
}
