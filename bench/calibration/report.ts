import type { ValueSample } from './samples.ts';

const BINS = 10;
/** With fewer matches than this, all may have ended alike by chance, and what they differ by says little. */
const FEW = 20;

/** Value against outcome in ten bins; the standard error of a bin counts each match once, as its looks hang together. */
export function report(forecasts: readonly ValueSample[]): string {
  const lines = ['| value | looks | matches | mean value | outcome | error | z |', '|---|---|---|---|---|---|---|'];
  for (let bin = 0; bin < BINS; bin++) {
    const inside = forecasts.filter(({ value }) => Math.min(BINS - 1, Math.floor(value * BINS)) === bin);
    if (inside.length === 0) continue;
    const [value, outcome] = [mean(inside.map((each) => each.value)), mean(inside.map((each) => each.outcome))];
    const byMatch = new Map<number, number>();
    for (const each of inside)
      byMatch.set(each.match, (byMatch.get(each.match) ?? 0) + (each.outcome - each.value) - (outcome - value));
    const looks = new Map<number, number>();
    for (const { match } of inside) looks.set(match, (looks.get(match) ?? 0) + 1);
    const clusters = byMatch.size;
    const squares = [...byMatch.values()].reduce((sum, each) => sum + each * each, 0);
    const seen = clusters < 2 ? Number.NaN : Math.sqrt((squares * clusters) / (clusters - 1)) / inside.length;
    const error = clusters < FEW ? Math.max(seen, expectedError(value, [...looks.values()])) : seen;
    const z = error > 0 ? ((outcome - value) / error).toFixed(1) : '–';
    const range = `${bin / BINS}–${(bin + 1) / BINS}`;
    const figures = [value, outcome, error].map((figure) => (Number.isNaN(figure) ? '–' : figure.toFixed(3)));
    lines.push(`| ${[range, inside.length, clusters, ...figures, z].join(' | ')} |`);
  }
  const constant = mean(forecasts.map(({ outcome }) => outcome));
  const own = mean(forecasts.map(({ value, outcome }) => loss(value, outcome)));
  const blind = mean(forecasts.map(({ outcome }) => loss(constant, outcome)));
  return `${lines.join('\n')}\n\nLog-loss ${own.toFixed(3)}; of a constant, ${blind.toFixed(3)}.`;
}

/** The error that the value itself predicts, if all looks at a match have the same outcome. */
function expectedError(value: number, looks: readonly number[]): number {
  const all = looks.reduce((sum, each) => sum + each, 0);
  return Math.sqrt(value * (1 - value) * looks.reduce((sum, each) => sum + each * each, 0)) / all;
}

const mean = (list: readonly number[]): number => list.reduce((sum, each) => sum + each, 0) / Math.max(1, list.length);

const LEAST = 1e-4;

function loss(value: number, outcome: number): number {
  const safe = Math.min(1 - LEAST, Math.max(LEAST, value));
  return -(outcome * Math.log(safe) + (1 - outcome) * Math.log(1 - safe));
}
