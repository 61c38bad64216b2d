import {
  type AskOf,
  type Choice,
  choicesTo,
  type Dice,
  type Mind,
  pick,
  same,
  type TurnGame,
  type View,
} from '@starboard/kernel';
import type { Design } from '../../rules/data/ships.ts';
import type { Duel } from '../../rules/model.ts';

const design = (manoeuvre: number, accuracy: number, protection: number): Design => ({
  manoeuvre,
  accuracy,
  protection,
});

/** What each character builds; every design is as likely as any other of its list. */
const DESIGNS: { readonly [character: string]: readonly Design[] } = {
  ace: [design(2, 9, 9), design(2, 10, 8), design(2, 8, 10), design(3, 9, 8)],
  hunter: [design(3, 10, 7), design(2, 11, 7), design(3, 9, 8)],
  survivor: [design(2, 7, 11), design(2, 8, 10), design(3, 7, 10)],
  gambler: [design(2, 11, 7), design(4, 9, 7), design(1, 10, 9), design(2, 6, 12)],
};
const { ace: USUAL = [] } = DESIGNS;

/** 9.1 One of the character's designs that begins with what it has already chosen. */
export function designPlan(
  { sealed }: View<Duel>,
  { seat, system }: AskOf<Duel, 'design'>,
  options: readonly Choice<Duel>[],
  { character }: Mind,
  dice: Dice,
): TurnGame<Duel> | null {
  const [manoeuvre, accuracy] = choicesTo<Duel, 'design'>(sealed, 'design');
  const fitting = (DESIGNS[character] ?? USUAL).filter(
    (each) =>
      (manoeuvre === undefined || each.manoeuvre === manoeuvre) &&
      (accuracy === undefined || each.accuracy === accuracy),
  );
  if (fitting.length === 0) return null;
  const points = pick(dice, fitting)[system];
  if (!options.some((option) => same(option, points))) return null;
  return { players: [{ seat, weight: 1, alone: [0.5], opens: [points] }], meetings: [] };
}
