import { type Names, nameOf } from '@starboard/kernel';
import type { DiceShown } from '@starboard/ui';
import { type Event, other } from '../../rules/model.ts';
import { headingName, laserName, specialName } from '../../words/phrases.ts';

type EventOf<T> = Extract<Event, { readonly type: T }>;

export function dice(event: Event, names: Names): DiceShown | null {
  switch (event.type) {
    case 'rolled-for-ships':
      return {
        title: 'Who chooses a ship?',
        faces: event.dice,
        sides: 6,
        verdict: event.first === null ? 'A tie: both roll again' : `${nameOf(names, event.first)} chooses`,
        good: event.first !== null,
      };
    case 'start':
      return {
        title: 'Starting positions',
        faces: event.dice,
        sides: 6,
        needed: 'Each die, plus 1, gives a starting port',
        verdict: `${nameOf(names, 0)} sees ${nameOf(names, 1)} in port ${event.ports[0]} and is seen in port ${event.ports[1]}`,
        good: true,
      };
    case 'headed':
      return event.dice === null ? null : droneHeading(event.dice, event, names);
    case 'drone-turret':
      return {
        title: `${nameOf(names, event.seat)}’s turret`,
        faces: [event.die],
        sides: 6,
        needed: 'Points at the enemy on a 5 or 6',
        verdict: `Rolled ${event.die}: ${event.sector === null ? 'off target' : 'on target'}`,
        good: event.sector !== null,
        goodFor: [event.seat],
      };
    case 'shot':
      return shot(event, names);
    case 'damage':
      return damage(event, names);
    case 'special':
      return special(event, names);
    default:
      return null;
  }
}

function droneHeading([big, little]: readonly [number, number], event: EventOf<'headed'>, names: Names): DiceShown {
  const rolled = headingName(big <= 3 ? little : -little);
  const able = event.clicks !== 0;
  return {
    title: `${nameOf(names, event.seat)}’s heading`,
    faces: [big, little],
    sides: 6,
    needed: 'First die: 1 to 3 is right, 4 to 6 is left. Second die: the clicks',
    verdict: able ? `Turns ${rolled}` : `${rolled} is more than it can turn, so it flies straight on`,
    good: able,
  };
}

function shot({ by, laser, dice: faces, needed, hit }: EventOf<'shot'>, names: Names): DiceShown {
  const rolled = faces[0] + faces[1];
  const result = hit ? 'hit' : 'miss';
  const title = `${nameOf(names, by)}: ${laserName(laser)}`;
  const shown = { title, faces, sides: 6, good: hit, goodFor: [by] };
  if (needed === null) return { ...shown, verdict: `Rolled ${rolled}: ${result}` };
  return { ...shown, needed: `Needs ${needed} or more`, verdict: `Needed ${needed}, rolled ${rolled}: ${result}` };
}

function damage(event: EventOf<'damage'>, names: Names): DiceShown {
  const points = event.points === 1 ? '1 point' : '2 points';
  return {
    title: `Damage to ${nameOf(names, event.seat)}`,
    faces: event.dice,
    sides: 6,
    needed: '5 to 9: 1 point, otherwise 2; special damage on 2, 3, 11, 12',
    verdict: `Rolled ${event.dice[0] + event.dice[1]}: ${points}${event.special ? ' and special damage' : ''}`,
    good: true,
    goodFor: [other(event.seat)],
  };
}

/** The modifier of a secret design would give its protection away, so only the laser's die is shown. */
function special({ seat, special, roll, weapon }: EventOf<'special'>, names: Names): DiceShown | null {
  const faces = roll === null ? weapon : [roll.die, ...weapon];
  if (faces.length === 0) return null;
  const most = roll !== null && roll.die + roll.plus > 6 ? ', counts as 6' : '';
  const sum =
    roll === null
      ? ''
      : roll.plus === 0
        ? `${roll.die}: `
        : `${roll.die} + ${roll.plus} = ${roll.die + roll.plus}${most}: `;
  const about = [
    ...(roll !== null && roll.plus > 0 ? [`plus ${roll.plus} for lost protection`] : []),
    ...(weapon.length > 0 ? [`the ${roll === null ? '' : 'last '}die decides which laser`] : []),
  ];
  return {
    title: `Special damage to ${nameOf(names, seat)}`,
    faces,
    sides: 6,
    ...(about.length > 0 ? { needed: about.join('; ') } : {}),
    verdict: `${sum}${specialName(special)}`,
    good: true,
    goodFor: [other(seat)],
  };
}
