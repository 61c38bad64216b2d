import { type Account, type AccountInWords, figureText } from '@starboard/bots/account';
import { nameOf, percent } from '@starboard/kernel';

const ENTITIES: { readonly [letter: string]: string } = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Names come from the record, which may come from anybody. */
const safe = (text: string): string => text.replaceAll(/[&<>"']/g, (letter) => ENTITIES[letter] ?? '');

const STYLE = `
:root { color-scheme: dark; --ink: #e8eef8; --dim: #9fb0c8; --ground: #070b14; --surface: #0f1626; --line: #2a3853; --accent: #5dff9b; }
body { margin: 0 auto; max-width: 44rem; padding: 1.5rem 1rem 3rem; background: var(--ground); color: var(--ink); font: 1rem/1.5 system-ui, sans-serif; }
h1 { font-size: 1.4rem; } h2 { font-size: 1.1rem; margin-top: 2rem; }
table { border-collapse: collapse; inline-size: 100%; }
th, td { padding: 0.35rem 0.5rem; border-block-end: 1px solid var(--line); text-align: start; vertical-align: top; }
td.figure { text-align: end; font-variant-numeric: tabular-nums; white-space: nowrap; }
small { display: block; color: var(--dim); font-weight: normal; }
svg { display: block; inline-size: 100%; block-size: 8rem; background: var(--surface); border: 1px solid var(--line); }
.even { stroke: var(--line); } .path { fill: none; stroke: var(--accent); stroke-width: 2; vector-effect: non-scaling-stroke; }
`;

/** A review as a page that needs nothing else: no script, no network. */
export function reviewPage(
  title: string,
  { players, seat }: Pick<Account, 'players' | 'seat'>,
  words: AccountInWords,
): string {
  const heading = safe(`${title}: ${players.join(' against ')}`);
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>${heading}</title>
<style>${STYLE}</style>
<h1>${heading}</h1>
<p>What decided this match for ${safe(nameOf(players, seat))}.</p>
${words.decided.map((line) => `<p>${safe(line)}</p>`).join('\n')}
${curve(words)}
<h2>Turning points</h2>
${list(words.turningPoints.map(({ turn, before, after, sentences }) => `Turn ${turn}, from ${percent(before)} to ${percent(after)}: ${sentences.join(' ')}`))}
<h2>The account</h2>
<table>
<tr><th>What</th><th>Points</th><th>Standard error</th></tr>
${words.rows.map(({ what, about, points, error }, i) => `<tr><th>${safe(what)}<small>${safe(about)}</small></th><td class="figure">${figureText(points, i > 0 && i < words.rows.length - 1)}</td><td class="figure">${error > 0 ? error.toFixed(1) : ''}</td></tr>`).join('\n')}
</table>
<h2>Everything that is clear</h2>
${list(words.entries.map(({ turn, sentence }) => `Turn ${turn}: ${sentence}`))}
<p><small>${safe(words.judged)}</small></p>
</html>
`;
}

const list = (lines: readonly string[]): string =>
  lines.length === 0 ? '<p>None.</p>' : `<ol>${lines.map((line) => `<li>${safe(line)}</li>`).join('')}</ol>`;

function curve({ path }: AccountInWords): string {
  const points = path.map(({ worth }, i) => `${i},${(100 * (1 - worth)).toFixed(2)}`).join(' ');
  const label = `What you could expect, from ${percent(path[0]?.worth ?? 0)} at the start to ${percent(path.at(-1)?.worth ?? 0)} in the end.`;
  return `<svg viewBox="0 -2 ${path.length - 1} 104" preserveAspectRatio="none" role="img" aria-label="${label}"><path class="even" d="M0 50H${path.length - 1}" /><polyline class="path" points="${points}" /></svg>`;
}
