/** This many consecutive lines that two games share belong in ui/, geometry/, kernel/ or testkit/. */
const TOO_MANY = 10;

export interface GameSource {
  readonly game: string;
  readonly file: string;
  readonly text: string;
}

export interface Duplicate {
  readonly lines: number;
  /** In each game, as `file:line`. */
  readonly at: readonly [string, string];
}

interface Line {
  readonly number: number;
  readonly text: string;
}

interface Prepared {
  readonly source: GameSource;
  readonly lines: readonly Line[];
}

interface LinesAt {
  readonly in: Prepared;
  readonly from: number;
}

export function duplicates(sources: readonly GameSource[]): readonly Duplicate[] {
  const seen = new Map<string, LinesAt[]>();
  const found: Duplicate[] = [];
  for (const source of sources) {
    const prepared = { source, lines: linesOf(source) };
    for (let from = 0; from + TOO_MANY <= prepared.lines.length; from++) {
      const here = { in: prepared, from };
      const places = seen.get(textAt(here)) ?? [];
      for (const there of places) {
        if (there.in.source.game !== source.game && !goesOn(there, here)) found.push(duplicate(there, here));
      }
      seen.set(textAt(here), [...places, here]);
    }
  }
  return found;
}

/**
 * The lines that count: no empty lines, comments, imports or indentation, and the same word for each game's own name,
 * because `Match<Duel>` is no better than `Match<Starfire>`.
 */
function linesOf({ game, text }: GameSource): readonly Line[] {
  const own = new RegExp(`\\b(${namesOf(game).join('|')})\\b`, 'g');
  let importing = false;
  return text.split('\n').flatMap((line, i) => {
    const trimmed = line.trim();
    const skipped = importing || /^($|\/\/|\/\*|\*|import\b)/.test(trimmed);
    importing = (importing || /^import\b/.test(trimmed)) && !trimmed.endsWith(';');
    return skipped ? [] : [{ number: i + 1, text: trimmed.replace(own, 'Game') }];
  });
}

/** Duel and DuelInSpace, for `duel-in-space`. */
function namesOf(game: string): readonly string[] {
  const words = game.split('-').map((word) => word.charAt(0).toUpperCase() + word.slice(1));
  return [...words.slice(0, 1), words.join('')];
}

function textAt({ in: { lines }, from }: LinesAt): string {
  return lines
    .slice(from, from + TOO_MANY)
    .map(({ text }) => text)
    .join('\n');
}

const textOf = ({ in: { lines }, from }: LinesAt, offset: number): string | undefined => lines[from + offset]?.text;

/** Whether the previous line is the same in both, so that this one was found with it. */
function goesOn(there: LinesAt, here: LinesAt): boolean {
  const before = textOf(here, -1);
  return before !== undefined && before === textOf(there, -1);
}

function duplicate(there: LinesAt, here: LinesAt): Duplicate {
  let lines = TOO_MANY;
  while (textOf(here, lines) !== undefined && textOf(here, lines) === textOf(there, lines)) lines++;
  return { lines, at: [placeName(there), placeName(here)] };
}

function placeName({ in: { source, lines }, from }: LinesAt): string {
  return `${source.file}:${lines[from]?.number}`;
}
