import { inARow, type Names, nameOf, plural, type Seat } from '@starboard/kernel';
import type { DiceShown } from '@starboard/ui';
import type { Event } from '../../rules/model.ts';

type EventOf<T> = Extract<Event, { readonly type: T }>;

const D6 = { sides: 6 } as const;

export function dice(event: Event, names: Names): DiceShown | null {
  const who = (seat: Seat): string => nameOf(names, seat);
  switch (event.type) {
    case 'rolled-off':
      return rolledOff(event, who);
    case 'led':
      return {
        ...D6,
        title: `${who(event.seat)}’s head start`,
        faces: [event.die],
        verdict: `${plural(event.die, 'space')} further in`,
        good: true,
      };
    case 'navigated':
      return event.dice === null ? null : navigated(event, event.dice, who);
    case 'shot':
      return {
        ...D6,
        title: `${who(event.by)} fires at ${who(event.target)}, range ${event.range}`,
        faces: event.dice,
        ...outcome(event.needed, event.dice, event.hit ? 'hit' : 'miss'),
        good: event.hit,
      };
    default:
      return null;
  }
}

type Who = (seat: Seat) => string;

function navigated(event: EventOf<'navigated'>, faces: readonly [number, number], who: Who): DiceShown {
  const rating = event.curve + event.squeeze;
  const where = event.squeeze > 0 ? 'The Squeeze' : 'a curve';
  return {
    ...D6,
    title: `${who(event.seat)}: ${where}, rated ${rating}`,
    faces,
    ...outcome(event.needed, faces, event.scraped ? 'scrapes the wall' : 'clean'),
    good: !event.scraped,
  };
}

/** 9.3 The needed number of a secret design stays hidden. */
function outcome(needed: number | null, faces: readonly [number, number], result: string) {
  const rolled = `rolled ${faces[0] + faces[1]}: ${result}`;
  if (needed === null) return { verdict: `R${rolled.slice(1)}` };
  return { needed: `Needs ${needed} or more`, verdict: `Needed ${needed}, ${rolled}` };
}

const ABOUT: { readonly [W in EventOf<'rolled-off'>['what']]: string } = {
  role: 'Who chooses to lead or tail?',
  places: 'Who is placed first?',
  order: 'Who moves first?',
  scrape: 'Who scrapes the wall?',
};

function rolledOff({ what, rolls }: EventOf<'rolled-off'>, who: Who): DiceShown {
  const faces = rolls.map(([, die]) => die);
  const highest = Math.max(...faces);
  const best = rolls.filter(([, die]) => die === highest).map(([seat]) => who(seat));
  const rolled = best.length > 1 ? `${inARow(best)} roll again` : `${best[0]} rolls highest`;
  return { ...D6, title: ABOUT[what], faces, needed: 'The highest wins', verdict: rolled, good: best.length === 1 };
}
