import { plural } from '@starboard/kernel';
import { LONGEST, type ReadSquad, readLine, readXws, type Squad } from '../../squads/index.ts';

export interface Taken {
  readonly squad: Squad;
  readonly name?: string;
}

export interface ImportReading {
  readonly taken: readonly Taken[];
  /** What could not be read, and why, in sentences. */
  readonly faults: readonly string[];
}

/** The most characters that are looked into. */
export const MOST_TEXT = LONGEST;
export const TOO_LONG = `This text is too long. You can import at most ${MOST_TEXT} characters at once.`;

const MOST_LINES = 40;

/** Reads what was pasted or chosen: one squad as XWS, or a squad a line. */
export function readSquads(text: string): ImportReading {
  if (text.length > MOST_TEXT) return { taken: [], faults: [TOO_LONG] };
  const whole = text.replace(/^\uFEFF/, '').trim();
  if (whole === '') return { taken: [], faults: ['Paste a squad first.'] };
  if (/^[[{]/.test(whole)) return gathered([readXws(whole)], () => '');
  const lines = whole.split(/\r\n|\r|\n/).filter((line) => line.trim() !== '');
  if (lines.length > MOST_LINES) {
    return {
      taken: [],
      faults: [`This text has ${plural(lines.length, 'line')}. You can import at most ${MOST_LINES} squads at once.`],
    };
  }
  return gathered(lines.map(readLine), (at) => (lines.length === 1 ? '' : `Line ${at + 1}: `));
}

function gathered(reads: readonly ReadSquad[], before: (at: number) => string): ImportReading {
  return {
    taken: reads.filter((read) => read.squad !== null),
    faults: reads.flatMap((read, at) => (read.squad === null ? read.faults.map((fact) => `${before(at)}${fact}`) : [])),
  };
}
