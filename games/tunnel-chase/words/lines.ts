import { CALLED_OFF, GAVE_UP, inARow, type Names, nameOf, plural, type Seat, type TwoDice } from '@starboard/kernel';
import { asteroidOf } from '../rules/01-asteroid/asteroid.ts';
import type { Event } from '../rules/model.ts';
import { designInWords, firstOf } from './phrases.ts';

type EventOf<T> = Extract<Event, { readonly type: T }>;

/** With more pilots than this, the line leaves the order to the board. */
const MANY = 8;

export function line(event: Event, names: Names): string {
  const who = (seat: Seat): string => nameOf(names, seat);
  switch (event.type) {
    case 'asteroid':
      return asteroid(event.number);
    case 'designed':
      return event.design === null
        ? `${who(event.seat)} has built a starfighter in secret.`
        : `${who(event.seat)}'s design: ${designInWords(event.design)}.`;
    case 'rolled-off':
      return `${ROLLED_FOR[event.what]}: ${inARow(event.rolls.map(([seat, die]) => `${who(seat)} rolls ${die}`))}.`;
    case 'role-chosen':
      return `${who(event.seat)} chooses to ${event.role}.`;
    case 'led':
      return `${who(event.seat)} rolls ${event.die} and leads by ${plural(event.die, 'space')}.`;
    case 'placed':
      return event.rule === '10.2'
        ? `${who(event.seat)} starts at ${event.space}, heading for ${event.heading}.`
        : `${who(event.seat)} starts at the entrance (${event.space}).`;
    case 'turn':
      return `Turn ${event.turn}`;
    case 'speed-set':
      return `${who(event.seat)} sets speed ${event.speed}.`;
    case 'scraped-past':
      return `${who(event.seat)} scrapes the wall${event.left === null ? '' : `, has ${event.left} protection left`} and slows to speed ${event.speed}.`;
    case 'first-named':
      return `${who(event.seat)} rolled highest and ${event.first === event.seat ? 'moves first' : `lets ${who(event.first)} move first`}.`;
    case 'ordered':
      return `Order of movement: ${firstOf(event.order.map(who), MANY)}.`;
    case 'flew':
      return flew(event, who);
    case 'headed':
      return `${who(event.seat)} heads for ${event.heading}.`;
    case 'navigated':
      return navigated(event, who);
    case 'height-set':
      return `${who(event.seat)} flies ${event.height === 'middle' ? 'in the middle' : event.height}.`;
    case 'collided':
      return `${inARow(event.pair.map(who))} collide${event.headOn ? ' head-on' : ''}: ${event.damage} damage each.`;
    case 'passed':
      return `${inARow(event.pair.map(who))} pass at different heights.`;
    case 'held-fire':
      return `${who(event.seat)} holds fire.`;
    case 'shot':
      return shot(event, who);
    case 'wrecked':
      return `${who(event.seat)} blows up at ${event.space}.`;
    case 'gave-up':
      return `${who(event.seat)} ${GAVE_UP[event.how]}.`;
    case 'called-off':
      return CALLED_OFF[event.how];
    case 'over':
      return `${inARow(event.winners.map(who))} ${won(event)} after ${plural(event.turns, 'turn')}.`;
  }
}

const ROLLED_FOR: { readonly [W in EventOf<'rolled-off'>['what']]: string } = {
  role: 'The higher roll leads or tails',
  places: 'The lowest roll is placed first',
  order: 'Equal speeds',
  scrape: 'Equal speeds after a collision',
};

type Who = (seat: Seat) => string;

function asteroid(number: number): string {
  const [, ...ring] = asteroidOf(number).pieces.map(({ layout }) => layout.piece.name);
  return `Asteroid ${number}. Around the Core, counter-clockwise from the east: ${inARow(ring)}.`;
}

function flew({ seat, path }: EventOf<'flew'>, who: Who): string {
  const [from, ...on] = path;
  return `${who(seat)} flies ${plural(on.length, 'space')}, from ${from} to ${on.at(-1)}.`;
}

function navigated({ seat, space, curve, squeeze, needed, dice, scraped, left }: EventOf<'navigated'>, who: Who) {
  const what =
    squeeze === 0
      ? `the curve rated ${curve} at ${space}`
      : `The Squeeze at ${space} (${curve === 0 ? `rated ${squeeze}` : `${squeeze}, plus a curve rated ${curve}`})`;
  const outcome = scraped ? `scrapes the wall${left === null ? '' : ` and has ${left} protection left`}` : 'clean';
  return `${who(seat)} flies ${what}: ${rolled(needed, dice, scraped)}, ${outcome}.`;
}

/** A number of 2 or less cannot fail, and one above 12 cannot succeed, so no dice are rolled. */
function rolled(needed: number | null, dice: TwoDice | null, scraped: boolean): string {
  if (dice === null) return scraped ? 'no roll is enough' : 'no roll needed';
  return `${needs(needed)}rolls ${dice[0] + dice[1]}`;
}

const needs = (needed: number | null): string => (needed === null ? '' : `needs ${needed}, `);

function shot({ by, target, range, needed, dice, hit }: EventOf<'shot'>, who: Who): string {
  return `${who(by)} fires at ${who(target)} at range ${range}: ${needs(needed)}rolls ${dice[0] + dice[1]}, ${hit ? 'hit' : 'miss'}.`;
}

function won({ winners }: EventOf<'over'>): string {
  return winners.length > 1 ? 'share the win' : 'wins';
}
