import { enclosing } from '@starboard/kernel';
import type { DialManoeuvre } from '../../catalogue/index.ts';
import type { Effect, Now } from '../../rules/model/cards.ts';
import { type Furball, type Ship, shipOf } from '../../rules/model.ts';
import { fly } from '../../rules/ops/index.ts';
import { dialOf, difficultyOf } from '../../rules/values.ts';
import { at } from './moments.ts';
import { unstressed } from './when.ts';

/** Conditions of cards on the revealed dial and on the manoeuvre flown. */

const shownTo = ({ stack }: Now): DialManoeuvre | null => enclosing<Furball, 'activation'>(stack, 'activation').shown;

/** The dial shows a manoeuvre of this kind. */
export const shows =
  (is: (manoeuvre: DialManoeuvre) => boolean) =>
  (now: Now): boolean => {
    const shown = shownTo(now);
    return shown !== null && is(shown);
  };

/** The dial shows a manoeuvre that counts as this colour. */
export const showsColour =
  (colour: string) =>
  (now: Now): boolean => {
    const shown = shownTo(now);
    return shown !== null && difficultyOf(now.board, now.ship, shown) === colour;
  };

/** What the dial shows, made into others. */
export const shownAs =
  (others: (shown: DialManoeuvre) => readonly DialManoeuvre[]) =>
  (now: Now): readonly DialManoeuvre[] => {
    const shown = shownTo(now);
    return shown === null ? [] : others(shown);
  };

/** The other manoeuvres of the dial that are in some way like the one it shows. */
export const othersOnDial =
  (isLike: (manoeuvre: DialManoeuvre, shown: DialManoeuvre) => boolean) =>
  (now: Now): readonly DialManoeuvre[] => {
    const shown = shownTo(now);
    if (shown === null) return [];
    return dialOf(now.board, now.ship).filter((each) => !isSame(each, shown) && isLike(each, shown));
  };

/** Frames are copied, so a manoeuvre on one is no longer the very one of the dial. */
const isSame = (one: DialManoeuvre, other: DialManoeuvre): boolean =>
  one.bearing === other.bearing && one.speed === other.speed;

/** A bank, turn or loop, as a red Tallon roll to the same side with the same template. */
export function asTallonRoll({ bearing, speed }: DialManoeuvre): readonly DialManoeuvre[] {
  const side = bearing.endsWith('left') ? 'left' : bearing.endsWith('right') ? 'right' : null;
  const kind = bearing.startsWith('turn') ? 'turn' : /^(bank|segnors)/.test(bearing) ? 'bank' : null;
  if (side === null || kind === null) return [];
  const roll = { bearing: `tallon-roll-${side}`, speed, difficulty: 'red' } as const;
  return [kind === 'bank' ? { ...roll, along: kind } : roll];
}

const flownBy = ({ board, ship }: Now): Ship['flown'] => shipOf(board, ship).flown;

/** The manoeuvre just executed had this colour, also one that a card had the ship fly. */
export const flewColour =
  (colour: string) =>
  ({ stack }: Now): boolean =>
    enclosing<Furball, 'manoeuvre'>(stack, 'manoeuvre').difficulty === colour;

/** The manoeuvre just executed is the one of the dial, or one chosen from the dial for a SLAM. */
export const flewDial = ({ stack }: Now): boolean => {
  const { why, manoeuvre } = enclosing<Furball, 'manoeuvre'>(stack, 'manoeuvre');
  if (why !== 'dial') return why === 'slam';
  const { dialled, shown } = enclosing<Furball, 'activation'>(stack, 'activation');
  return dialled && shown !== null && isSame(shown, manoeuvre);
};

export const flewSpeed =
  (least: number, most: number) =>
  (now: Now): boolean => {
    const speed = flownBy(now)?.manoeuvre.speed;
    return speed !== undefined && speed >= least && speed <= most;
  };

/** The manoeuvre just executed is that of a revealed dial, whatever has become of it. */
export const flewRevealed = ({ stack }: Now): boolean =>
  enclosing<Furball, 'manoeuvre'>(stack, 'manoeuvre').why === 'dial' &&
  stack.some((frame) => frame.at === 'activation' && frame.dialled);

/** It overlapped neither a ship nor an asteroid. */
export const flewClear = (now: Now): boolean => {
  const flown = flownBy(now);
  return flown !== null && !flown.overlappedRock && !flown.overlappedShip;
};

/** Before the dial is revealed, an unstressed ship flies a bank or straight of speed 1. */
export const AILERONS: Effect = at('dial.before-reveal', {
  if: unstressed,
  does: [
    fly(() => [
      { speed: 1, bearing: 'bank-left', difficulty: 'white' },
      { speed: 1, bearing: 'straight', difficulty: 'white' },
      { speed: 1, bearing: 'bank-right', difficulty: 'white' },
    ]),
  ],
});
