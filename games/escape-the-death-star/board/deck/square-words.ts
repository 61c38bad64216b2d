import type { Names } from '@starboard/kernel';
import { BAYS } from '../../rules/01-station/plan.ts';
import type { Station } from '../../rules/01-station/station.ts';
import type { BoardView } from '../../rules/model.ts';
import { rebelName, soldierName } from '../../words/figures.ts';

/** A fact about a square: a sentence, and the rule that says more. */
export interface SquareFact {
  readonly says: string;
  readonly rule: string;
}

/** What everybody can see on a square: its figures, its things and its purpose. */
export function factsOf(station: Station, board: BoardView, names: Names, square: number): readonly SquareFact[] {
  return [...standingOn(board, names, square), ...lyingOn(station, board, square), ...placeOf(station, board, square)];
}

function standingOn(board: BoardView, names: Names, square: number): readonly SquareFact[] {
  const rebels = board.rebels.flatMap((rebel, number) => {
    if (rebel.square !== square || rebel.hero === null) return [];
    const armed = rebel.armed ? ', armed' : '';
    const jailed = rebel.jailed ? ', a prisoner' : '';
    return [{ says: `${rebelName(board, number, names)}, a Rebel${armed}${jailed}.`, rule: '2.1' }];
  });
  const soldiers = board.soldiers.flatMap((soldier, number) =>
    soldier.square !== square ? [] : [{ says: soldierSays(number, soldier.down), rule: '2.2' }],
  );
  return [...soldiers, ...rebels];
}

function soldierSays(soldier: number, down: boolean): string {
  if (down) return 'Darth Vader is down. He doesn’t fight until the Imperial stands him up.';
  const name = soldierName(soldier);
  if (soldier === 0) return `${name} always rolls two dice.`;
  return soldier === 1 ? `${name} rolls one die and wins ties.` : `${name} rolls one die.`;
}

function lyingOn(station: Station, board: BoardView, square: number): readonly SquareFact[] {
  const facts: SquareFact[] = [];
  if (board.cards[station.cardPlace[square] ?? -1]) facts.push({ says: 'A code card, face down.', rule: '10.1' });
  if (board.weapons[station.weaponPlace[square] ?? -1]) {
    facts.push({ says: 'A Weapon. A Rebel with a Weapon rolls two dice.', rule: '3.1' });
  }
  return facts;
}

function placeOf(station: Station, { setup, closet }: BoardView, square: number): readonly SquareFact[] {
  const secret = setup.game === 'escape';
  const bay = BAYS[station.starts.indexOf(square)];
  if (bay !== undefined) return [{ says: `START of the ${bay} bay.`, rule: '1.4' }];
  if (secret && station.compactors.includes(square)) {
    return [{ says: 'A Trash Compactor. Enter here, leave by any other compactor; that is one step.', rule: '1.5' }];
  }
  if (square === station.detention) {
    return [
      {
        says: secret
          ? 'The Detention Block. Prisoners wait here for a six.'
          : 'The Detention Block is closed in this game.',
        rule: '1.6',
      },
    ];
  }
  if (square === station.closet && secret) {
    const held = closet === 1 ? '1 Weapon' : `${closet} Weapons`;
    return [
      {
        says: `The closet holds ${closet === 0 ? 'no Weapon' : held}. The Weapons of prisoners end up here.`,
        rule: '10.3',
      },
    ];
  }
  if (station.isFalcon[square] === 1) {
    return [{ says: secret ? 'The Falcon. A Rebel who ends here may try the code.' : 'The Falcon.', rule: '1.3' }];
  }
  if (!secret && station.guards.includes(square))
    return [{ says: 'A Stormtrooper stands guard here at the start.', rule: '4.2' }];
  if (secret && station.around.includes(square))
    return [{ says: 'One of the 12 squares around the Falcon.', rule: '1.3' }];
  return [];
}
