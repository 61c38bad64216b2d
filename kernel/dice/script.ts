import type { PurposeDice, ScriptedDraw, Who } from './by-purpose.ts';

/** The next faces that the script has for a roll; none, or all of them. */
export function facesFor(
  dice: PurposeDice,
  purpose: string,
  who: Who,
  sides: number,
  count: number,
): readonly number[] {
  const faces: number[] = [];
  while (faces.length < count) {
    const face = take(dice, purpose, who);
    if (face === undefined && faces.length === 0) break;
    if (typeof face !== 'number' || face < 1 || face > sides) {
      throw new Error(`the script has ${JSON.stringify(face)} for a die with ${sides} sides (${purpose})`);
    }
    faces.push(face);
  }
  return faces;
}

/** The next number that the script has for a draw, if any. */
export function numberFor(dice: PurposeDice, purpose: string, who: Who, below: number): number | undefined {
  const number = take(dice, purpose, who);
  if (number === undefined) return undefined;
  if (typeof number === 'number' && number >= 0 && number < below) return number;
  throw new Error(`the script has ${JSON.stringify(number)} for a draw below ${below} (${purpose})`);
}

/** The next list that the script has for a shuffle or a generator, if any. */
export function listFor(dice: PurposeDice, purpose: string, who: Who): readonly number[] | undefined {
  const list = take(dice, purpose, who);
  if (typeof list !== 'number') return list;
  throw new Error(`the script has ${list} where a list is drawn (${purpose})`);
}

/** Takes the next draw of a stream out of the script. */
function take(dice: PurposeDice, purpose: string, who: Who): ScriptedDraw | undefined {
  const { script } = dice;
  const place = script.findIndex((one) => one.purpose === purpose && (one.who === undefined || one.who === who));
  const found = script[place];
  if (found === undefined) return undefined;
  const [first, ...rest] = found.draws;
  dice.script = script.toSpliced(place, 1, ...(rest.length === 0 ? [] : [{ ...found, draws: rest }]));
  return first;
}
