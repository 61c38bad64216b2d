import { kindOf } from '../../rules/02-pieces/pieces.ts';
import { asNumber, battleOdds } from '../../rules/03-battle/odds.ts';
import type { SoldierKind } from '../../rules/model.ts';

/**
 * The soldiers in contact with a Rebel as one number: how many there are of each kind. Rebels have no more than six
 * Stormtroopers against them.
 */
export const PER_KIND: { readonly [K in SoldierKind]: number } = { trooper: 1, fett: 7, vader: 14 };
export const CONTACTS = 28;

/** By the soldiers in contact: exact expectations about the battles that follow. */
interface Fights {
  /** The chance to beat them all. */
  readonly survives: Float64Array;
  /** How many of each kind will be beaten. */
  readonly beaten: { readonly [K in SoldierKind]: Float64Array };
}

function fights(armed: boolean): Fights {
  const table = (): Float64Array => new Float64Array(CONTACTS);
  const survives = table();
  const beaten = { vader: table(), fett: table(), trooper: table() };
  for (let contacts = 0; contacts < CONTACTS; contacts++) {
    let chance = 1;
    for (const kind of lineUp(contacts)) {
      chance *= asNumber(battleOdds(kind, armed));
      beaten[kind][contacts] = (beaten[kind][contacts] ?? 0) + chance;
    }
    survives[contacts] = chance;
  }
  return { survives, beaten };
}

/** 9.3 The Imperial sends first whom it can spare best: Vader only lies down, and Boba Fett is the better fighter. */
function lineUp(contacts: number): readonly SoldierKind[] {
  const vaders = Math.floor(contacts / PER_KIND.vader);
  const fetts = Math.floor((contacts % PER_KIND.vader) / PER_KIND.fett);
  const troopers = contacts % PER_KIND.fett;
  return [
    ...Array.from({ length: vaders }, () => 'vader' as const),
    ...Array.from({ length: troopers }, () => 'trooper' as const),
    ...Array.from({ length: fetts }, () => 'fett' as const),
  ];
}

const UNARMED = fights(false);
const ARMED = fights(true);

export const fightsOf = (armed: boolean): Fights => (armed ? ARMED : UNARMED);

/** What a soldier adds to the number of those in contact. */
export const weightOf = (soldier: number): number => PER_KIND[kindOf(soldier)];
