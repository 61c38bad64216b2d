import type { Profile } from '../../testkit/faults/inspector.ts';

/** Where a node spent its time: the functions that took most of it themselves, as parts of the whole. */
export function topCosts({ nodes, samples, timeDeltas }: Profile, most: number): readonly string[] {
  const names = new Map(
    nodes.map(({ id, callFrame: { functionName, url, lineNumber } }) => {
      const place = url.split('/').slice(-2).join('/');
      return [id, `${functionName || '(anonymous)'} ${place}${place === '' ? '' : `:${lineNumber + 1}`}`];
    }),
  );
  const spent = new Map<string, number>();
  let whole = 0;
  for (const [i, sample] of samples.entries()) {
    const name = names.get(sample) ?? '';
    const time = timeDeltas[i] ?? 0;
    spent.set(name, (spent.get(name) ?? 0) + time);
    whole += time;
  }
  return [...spent]
    .sort(([, a], [, b]) => b - a)
    .slice(0, most)
    .map(([name, time]) => `${((100 * time) / whole).toFixed(1)} % ${name}`);
}
