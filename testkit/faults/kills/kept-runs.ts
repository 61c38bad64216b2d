import type { Figures } from './figures.ts';
import { HOUSES, type HouseKind } from './house.ts';

/** What came of the latest run on each kind of house, as a document that is kept. */

interface KeptRun {
  /** The day and the commit it was run on. */
  readonly day: string;
  readonly commit: string;
  readonly figures: Figures;
  /** How often everything was done that there is to do. */
  readonly exercised: Figures;
}

export type KeptRuns = { readonly [K in HouseKind]?: KeptRun };

const INTRODUCTION = `# Servers killed under load

| command | what it kills | time |
| --- | --- | --- |
| \`npm run kills -- sqlite\` | one node with a SQLite file | about 12 minutes on two cores |
| \`npm run kills -- nodes\` | two nodes with PostgreSQL and NATS, one node at a time; in every second round also PostgreSQL's backends or NATS | about 15 minutes |

A crowd plays all five games at 36 tables with short matches: own and stock designs, squads, scenarios, 2 to 25 seats; people, bots and automata; guests with several seats, with and without clocks, watched and not. From time to time the players do everything else that is possible: they sit down and leave, hand over and come back, take back answers, offer draws, resign, close matches, chat, set standing answers, ask for rematches and change devices. Meanwhile the run stops a node 100 times, three times in four with \`kill -9\`, otherwise with \`SIGTERM\`. It cuts one connection in twenty before a request, after it or before its answer. The players blindly resend every request that got no answer, under the same id, and old requests too: twice at once, out of order, through the other node.

Then \`testkit/faults/audit\` reads the database without the server's code and compares it with what the players sent and received. Every acknowledged request must be there once, unchanged, in a possible order, and for the right ask. Nothing may be there that nobody sent, except what the server does by itself, and a clock may act only when the time is up. Set-ups, clocks, hosts, names and seats must be as the players asked and were told; a rematch must hold its seats for the same people; a draw needs everybody's offer; each line of chat must carry the seat and name of its speaker; and exactly the right devices must be signed out. The audit replays every match and compares it with the server's record. The run fails if anything is wrong, or if a kind of request, table or cut never occurred; if anything is wrong, it leaves the database and everything that was sent in a folder, and says where.

\`--kills 10\` makes only ten kills, \`--peace 40\` waits for 40 acknowledged requests between two kills instead of 200, \`--cuts 20\` cuts one connection in five, \`--times 1\` uses each table once, and \`--checkout <folder>\` kills the server of another checkout. \`npm test\` runs both with a few kills and fewer tables. Below are the latest results of each.
`;
const TITLES: { readonly [K in HouseKind]: string } = {
  sqlite: 'One node, SQLite',
  nodes: 'Two nodes, PostgreSQL and NATS',
};

const SECTIONS = { figures: '## Figures', exercised: '## What was done, and how often' } as const;
type Section = keyof typeof SECTIONS;

export function writeRuns(runs: KeptRuns): string {
  const kinds = HOUSES.filter((kind) => runs[kind] !== undefined);
  const row = (first: string, of: (kind: HouseKind) => string): string =>
    `| ${[first, ...kinds.map(of)].join(' | ')} |`;
  const head = [row('', (kind) => TITLES[kind]), row('---', () => '---:')];
  const rowsOf = (section: Section): readonly string[] => {
    const names = new Set(kinds.flatMap((kind) => Object.keys(runs[kind]?.[section] ?? {})));
    return [...names].map((what) => row(what, (kind) => runs[kind]?.[section][what]?.toLocaleString('en') ?? ''));
  };
  const when = (['day', 'commit'] as const).map((what) => row(what, (kind) => runs[kind]?.[what] ?? ''));
  return `${[
    INTRODUCTION,
    SECTIONS.figures,
    '',
    ...head,
    ...when,
    ...rowsOf('figures'),
    '',
    SECTIONS.exercised,
    '',
    ...head,
    ...rowsOf('exercised'),
  ].join('\n')}\n`;
}

export function readRuns(document: string): KeptRuns {
  const tables = { figures: tableUnder(document, 'figures'), exercised: tableUnder(document, 'exercised') };
  const runs: { [K in HouseKind]?: KeptRun } = {};
  for (const kind of HOUSES) {
    const column = tables.figures[0]?.indexOf(TITLES[kind]) ?? -1;
    if (column < 0) continue;
    const cells = (section: Section) => new Map(tables[section].map((row) => [row[0] ?? '', row[column] ?? '']));
    const numbers = (section: Section): Figures =>
      Object.fromEntries(
        [...cells(section)]
          .filter(([, cell]) => /^[\d,]+$/.test(cell))
          .map(([what, cell]) => [what, Number(cell.replaceAll(',', ''))]),
      );
    const { day: _, commit: __, ...figures } = numbers('figures');
    runs[kind] = { ...whenOf(cells('figures')), figures, exercised: numbers('exercised') };
  }
  return runs;
}

/** The cells of the table under a heading, row by row. */
function tableUnder(document: string, section: Section): readonly (readonly string[])[] {
  const [, rest = ''] = document.split(`${SECTIONS[section]}\n`);
  const [own = ''] = rest.split('\n## ');
  const rows = own.split('\n').filter((line) => line.startsWith('|'));
  return rows.map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
}

function whenOf(cells: ReadonlyMap<string, string>): { readonly day: string; readonly commit: string } {
  return { day: cells.get('day') ?? '', commit: cells.get('commit') ?? '' };
}
