import type { Misprint } from '../../rules/01-ships/notation.ts';

const MOST_MARKED = 12;

/** A line with the place of its mistake marked; a mistake at the end marks the empty place there. */
export function Marked({ line, misprint }: { readonly line: string; readonly misprint: Misprint | null }) {
  if (misprint === null) return <>{line}</>;
  const start = misprint.column - 1;
  const [word = ' '] = /^\S+/.exec(line.slice(start, start + MOST_MARKED)) ?? [];
  return (
    <>
      {line.slice(0, start)}
      <mark data-column={misprint.column}>{word}</mark>
      {line.slice(start + word.length)}
    </>
  );
}
