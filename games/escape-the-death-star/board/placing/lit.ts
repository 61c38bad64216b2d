import type { Names } from '@starboard/kernel';
import { stationOf } from '../../rules/01-station/station.ts';
import { rebelName, soldierName } from '../../words/figures.ts';
import type { Lit } from '../deck/lit.ts';
import { touchedOf, type Whereabouts } from '../moves/whereabouts.ts';
import type { Asked } from '../props.ts';
import { isLaidDown, soldierOn } from './drafts.ts';
import type { PlacingState } from './placing.ts';

/** Soldiers that the player may pick up and, with one in hand, the squares for it. */
export function litForPlacing(
  asked: Asked,
  placing: PlacingState,
  whereabouts: Whereabouts | null,
  names: Names,
): readonly Lit[] {
  const { board } = asked.view;
  const station = stationOf(board.setup);
  return station.open.flatMap((square) => {
    const soldier = soldierOn(placing.standing, square);
    if (soldier !== null && placing.mayTake(soldier)) return [soldierLit(asked, placing, soldier, square)];
    if (!placing.mayDrop(square) || placing.inHand === null) return [];
    return [
      {
        square,
        label: `Put ${soldierName(placing.inHand)} on ${station.names[square]}`,
        says: [`Put ${soldierName(placing.inHand)} here.`, ...touchSays(asked, whereabouts, names, square)],
        badge: null,
        tone: 'faint',
        pressed: false,
        press: () => placing.press(square),
      },
    ];
  });
}

function soldierLit(asked: Asked, placing: PlacingState, soldier: number, square: number): Lit {
  const { board } = asked.view;
  const [held, planned] = [placing.inHand === soldier, placing.drafts.some((each) => each.soldier === soldier)];
  const moves = placing.what === 'move';
  return {
    square,
    ...(moves ? { choice: soldier } : {}),
    label: takeLabel(soldier, held, isLaidDown(board, soldier), moves && planned),
    says: [],
    badge: null,
    tone: moves && planned ? 'prize' : 'plain',
    pressed: held,
    soldier,
    press: () => placing.press(square),
  };
}

function takeLabel(soldier: number, held: boolean, down: boolean, planned: boolean): string {
  const name = soldierName(soldier);
  if (down) return planned ? `Leave ${name} down` : `Stand ${name} up`;
  if (held) return `Put ${name} back`;
  return planned ? `${name} will move here. Press to pick it up again` : `Pick up ${name}`;
}

/** 9.1 The Rebels that could be in contact with a soldier there, from public knowledge. */
function touchSays(asked: Asked, whereabouts: Whereabouts | null, names: Names, square: number): readonly string[] {
  if (whereabouts === null) return [];
  const station = stationOf(asked.view.board.setup);
  return whereabouts.flatMap((places, rebel) => {
    const touched = touchedOf(station, places, square);
    return touched === 0
      ? []
      : [
          `It would be in contact with ${touched} of the ${places.length} squares where ${rebelName(asked.view.board, rebel, names)} could be.`,
        ];
  });
}
