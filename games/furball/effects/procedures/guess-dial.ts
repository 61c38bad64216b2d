import type { Seat } from '@starboard/kernel';
import { type EffectFrame, type Match, type Next, shipOf, type Tell } from '../../rules/model.ts';
import { dialOf } from '../../rules/values.ts';

/** The bearer guesses the dial of the ship it picked, and sees it; with a right guess it may set its own again. */
export function guessDial(match: Match, frame: EffectFrame, tell: Tell): Next {
  const { board } = match;
  const { ship } = frame.origin;
  const [other] = frame.chosen;
  if (other === undefined) return undefined;
  const theirs = dialOf(board, other);
  const stage = frame.stage++;
  if (stage === 0) return { ask: [{ kind: 'manoeuvre', seat: ship, why: 'guess', among: theirs, may: false }] };
  if (stage === 1) return toldOfGuess(match, ship, other, Number(frame.answer), tell);
  if (typeof frame.answer === 'number') {
    shipOf(board, ship).dial = frame.answer;
    tell?.({ type: 'dialled', rule: '3.2', ship });
  }
  return undefined;
}

function toldOfGuess({ board }: Match, ship: Seat, other: Seat, guess: number, tell: Tell): Next {
  const { dial } = shipOf(board, other);
  const guessed = dialOf(board, other)[guess];
  const shown = dial === null ? undefined : dialOf(board, other)[dial];
  if (guessed === undefined || shown === undefined) return undefined;
  const right = guessed.bearing === shown.bearing && guessed.speed === shown.speed;
  tell?.({ type: 'named', rule: '13.10', ship, what: `${guessed.bearing} ${guessed.speed}` });
  tell?.({ type: 'looked', rule: '13.10', ship, at: other, manoeuvre: shown, to: [ship], reveals: true });
  tell?.({ type: 'guessed', rule: '13.10', ship, at: other, right, reveals: true });
  if (!right || shipOf(board, ship).dial === null) return undefined;
  return { ask: [{ kind: 'manoeuvre', seat: ship, why: 'reset', among: dialOf(board, ship), may: true }] };
}
