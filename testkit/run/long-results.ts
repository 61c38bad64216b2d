/** The results of the long forms, file by file, kept as a document. */

export interface LongResult {
  readonly file: string;
  readonly passed: number;
  readonly failed: number;
  readonly seconds: number;
  /** The day and the commit of the run. */
  readonly day: string;
  readonly commit: string;
}

const INTRODUCTION = `# The long tests

\`npm run test:long\` runs the long forms of tests that \`npm test\` runs in a short form: whole matches on four screens, every mark explained by a finger, many bad requests. It takes about an hour; \`npm run test:long -- web/test/room\` runs only files with these words in their path. [kills.md](kills.md) describes how servers are killed under load. These are the latest results of each file:
`;
const HEAD = ['| file | passed | failed | seconds | day | commit |', '| --- | ---: | ---: | ---: | --- | --- |'];

export function writeResults(results: readonly LongResult[]): string {
  const rows = results
    .toSorted((a, b) => (a.file < b.file ? -1 : 1))
    .map(
      ({ file, passed, failed, seconds, day, commit }) =>
        `| ${file} | ${passed} | ${failed} | ${seconds} | ${day} | ${commit} |`,
    );
  return `${[INTRODUCTION, ...HEAD, ...rows].join('\n')}\n`;
}

export function readResults(document: string): readonly LongResult[] {
  const rows = document.split('\n').filter((line) => line.startsWith('| ') && !HEAD.includes(line));
  return rows.map((row) => {
    const [file = '', passed, failed, seconds, day = '', commit = ''] = row
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim());
    return { file, passed: Number(passed), failed: Number(failed), seconds: Number(seconds), day, commit };
  });
}

/** New results of a file replace earlier ones. */
export function withLatest(kept: readonly LongResult[], latest: readonly LongResult[]): readonly LongResult[] {
  const again = new Set(latest.map(({ file }) => file));
  return [...kept.filter(({ file }) => !again.has(file)), ...latest];
}
