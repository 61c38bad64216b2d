import { type GameTypes, type Json, type Result, same, type View } from '@starboard/kernel';

/** Raised when a program written for the one before would no longer understand. */
export const BOT_PROTOCOL = 1;

/** What a program is told, a line of JSON each. It answers every message that has an id, and no other. */
export type ToProgram =
  /** A match begins; the program forgets the one before and answers when it is ready. */
  | {
      readonly type: 'match';
      readonly id: number;
      readonly protocol: typeof BOT_PROTOCOL;
      readonly game: string;
      readonly seat: number;
      readonly seats: number;
      /** Chance for this seat of this match: the same in a match that is played again. Null online. */
      readonly seed: string | null;
      /** How long each answer may take. */
      readonly thinkMs: number;
    }
  /** A question: `view.mine.options` are the possible answers. */
  | { readonly type: 'ask'; readonly id: number; readonly view: View<GameTypes> }
  /** The match is over for this seat. Without a result it was lost, or left, before its end. */
  | { readonly type: 'over'; readonly result: Result | null };

/** What a program answered, or why that was no answer: the end of a sentence that begins with its name. */
export type Read<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly why: string };

const SHOWN = 60;

/** The answer to the message with this id. */
export function readAnswer(line: string, id: number): Read<{ readonly [key: string]: Json }> {
  const value = parsed(line);
  if (!isObject(value)) {
    const what = line.trim() === '' ? 'an empty line' : `what is no JSON object: ${shown(line)}`;
    return { ok: false, why: `sent ${what}` };
  }
  if (value['id'] === id) return { ok: true, value };
  return { ok: false, why: `answered ${shown(line)}, which lacks the id of the message (${id})` };
}

const isObject = (value: Json | undefined): value is { readonly [key: string]: Json } =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** One of the options, named by its place in the list or spelt out. */
export function readChoice(answer: { readonly [key: string]: Json }, options: readonly Json[]): Read<Json> {
  const { option, choice } = answer;
  if (option !== undefined) {
    const chosen = typeof option === 'number' ? options[option] : undefined;
    if (chosen !== undefined) return { ok: true, value: chosen };
    return {
      ok: false,
      why: `chose option ${shown(spelt(option))}; the options are 0 to ${options.length - 1}`,
    };
  }
  if (choice === undefined) return { ok: false, why: 'sent an answer with neither "option" nor "choice"' };
  const chosen = options.find((each) => same(each, choice));
  if (chosen !== undefined) return { ok: true, value: chosen };
  return { ok: false, why: `chose ${shown(spelt(choice))}, which is not one of its options` };
}

/** What nests too deeply to be written out again can still be talked about. */
function spelt(value: Json): string {
  try {
    return JSON.stringify(value);
  } catch {
    return 'something that nests too deeply';
  }
}

function parsed(line: string): Json | undefined {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}

/** The beginning of what was sent, on one line and without anything that would change a terminal. */
export function shown(text: string): string {
  const plain = text.slice(0, SHOWN + 1).replace(/\p{C}/gu, '·');
  return plain.length > SHOWN ? `${plain.slice(0, SHOWN)}…` : plain;
}
