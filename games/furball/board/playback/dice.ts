import { inARow, type Names, nameOf, type Seat } from '@starboard/kernel';
import type { DiceShown } from '@starboard/ui';
import { SIDES } from '../../rules/06-attack/dice.ts';
import type { DicePool, Event, Face } from '../../rules/model.ts';
import { cardName, facesInWords } from '../../words/phrases.ts';
import { FACE_SYMBOLS } from './face-symbols.ts';

const SYMBOLS = {
  attack: SIDES.attack.map((face) => FACE_SYMBOLS[face]),
  defence: SIDES.defence.map((face) => FACE_SYMBOLS[face]),
};

export function dice(event: Event, names: Names): DiceShown | null {
  const who = (seat: Seat): string => nameOf(names, seat);
  switch (event.type) {
    case 'rolled-off': {
      const faces = event.rolls.flatMap(([, each]) => each);
      const verdict = inARow(event.rolls.map(([seat, each]) => `${who(seat)} ${facesInWords(each)}`));
      return {
        title: 'Who decides the order?',
        needed: 'The most focus results decide',
        ...shown('attack', faces),
        verdict,
        good: true,
      };
    }
    case 'rolled':
      return {
        title: `${who(event.ship)} rolls${rolledFor(event.why)}`,
        ...shown(event.pool, event.faces),
        verdict: facesInWords(event.faces),
        good: event.faces.some((face) => face !== 'blank'),
      };
    case 'dice':
      if (event.what !== 'rerolled') return null;
      return {
        title: `${who(event.ship)} rerolls ${event.pool} dice`,
        ...shown(event.pool, event.faces),
        verdict: facesInWords(event.faces),
        good: event.faces.some((face) => face !== 'blank'),
      };
    default:
      return null;
  }
}

function rolledFor(why: string): string {
  if (why === 'attack' || why === 'defence') return ` ${why} dice`;
  return why === 'asteroid' ? ' for an asteroid' : ` for ${cardName(why)}`;
}

const shown = (pool: DicePool, faces: readonly Face[]) => ({
  sides: SIDES[pool].length,
  symbols: SYMBOLS[pool],
  faces: faces.map((face) => SIDES[pool].indexOf(face) + 1),
});
