import { CALLED_OFF, GAVE_UP, inARow, type Names, nameOf, plural, type Seat } from '@starboard/kernel';
import type { Event } from '../rules/model.ts';
import {
  actionName,
  cardName,
  faceNamed,
  facesInWords,
  manoeuvreInFull,
  manoeuvreName,
  manoeuvreNamed,
  ordinal,
  PHASE_SAYS,
  tokens,
  total,
  weaponName,
} from './phrases.ts';
import { headingName, partOfMat, spotName } from './places.ts';
import { scored } from './points.ts';

type EventOf<T> = Extract<Event, { readonly type: T }>;
type Who = (seat: Seat) => string;

export function line(event: Event, names: Names): string {
  const who: Who = (seat) => nameOf(names, seat);
  switch (event.type) {
    case 'rolled-off':
      return `Players with equal squads roll for who decides: ${inARow(event.rolls.map(([seat, faces]) => `${who(seat)} ${facesInWords(faces)}`))}.`;
    case 'ordered':
      return `${who(event.by)} decides the order at skill ${event.skill}: ${inARow(event.order.map(who))}.`;
    case 'placed':
      return `${who(event.ship)} ${event.returning ? 'comes back' : 'is placed'} at the ${spotName(event.spot)}.`;
    case 'waits':
      return `No spot is free, so ${who(event.ship)} waits a round.`;
    case 'round':
      return `Round ${event.round}`;
    case 'phase':
      return `${PHASE_SAYS[event.phase]}.`;
    case 'dialled':
      return `${who(event.ship)} has dialled.`;
    case 'active':
      return `${who(event.ship)} becomes active.`;
    case 'revealed':
      return `${who(event.ship)} reveals ${manoeuvreName(event.manoeuvre)}.`;
    case 'turned-dial':
      return `${who(event.ship)} changes the manoeuvre to ${manoeuvreInFull(event.manoeuvre, event.difficulty)}.`;
    case 'flew':
      return flew(event, who);
    case 'shifted':
      return shifted(event, who);
    case 'left-mat':
      return `${who(event.ship)} leaves the mat.`;
    case 'acts':
      return `${who(event.ship)}: ${actionName(event.action)}${event.free ? ', a free action' : ''}.`;
    case 'passes':
      return event.what === 'action' ? `${who(event.ship)} takes no action.` : `${who(event.ship)} holds fire.`;
    case 'token':
      return token(event, who);
    case 'locked':
      return `${who(event.ship)} locks ${who(event.target)}.`;
    case 'unlocked':
      return `${who(event.ship)} no longer has a lock on ${who(event.target)}.`;
    case 'attacks':
      return `${who(event.ship)} attacks ${who(event.target)}: ${weaponName(event.weapon)}, range ${event.range}${event.obstructed ? ', obstructed' : ''}.`;
    case 'rolled':
      return `${who(event.ship)} rolls${rolledFor(event.why)}: ${facesInWords(event.faces)}.`;
    case 'dice':
      return diceLine(event, who);
    case 'compared':
      return compared(event, who);
    case 'lost-shield':
      return `${who(event.ship)} loses a shield: ${event.left} left.`;
    case 'recovered':
      return `${who(event.ship)} recovers a shield: ${event.left} now.`;
    case 'dealt':
      return `${who(event.ship)} is dealt ${event.card === null ? 'a facedown damage card' : `a faceup damage card, ${cardName(event.card)}`}: ${event.cards} now.`;
    case 'turned-up':
      return `${who(event.ship)}’s ${cardName(event.card)} is turned faceup.`;
    case 'turned-down':
      return `${who(event.ship)}’s ${cardName(event.card)} is turned facedown.`;
    case 'scrapped':
      return `${who(event.ship)} discards ${event.card === null ? 'a facedown damage card' : cardName(event.card)}.`;
    case 'looked':
      return event.manoeuvre === null
        ? `${who(event.ship)} looks at ${who(event.at)}’s dial.`
        : `${who(event.ship)} sees ${who(event.at)}’s dial: ${manoeuvreName(event.manoeuvre)}.`;
    case 'saw-cards':
      return `${who(event.ship)} looks at ${who(event.of)}’s damage cards: ${event.cards.length === 0 ? 'none is a Pilot card' : inARow(event.cards.map(({ card }) => cardName(card)))}.`;
    case 'guessed':
      return `${who(event.ship)} guessed ${who(event.at)}’s dial ${event.right ? 'correctly' : 'wrongly'}.`;
    case 'destroyed':
      return destroyed(event, who);
    case 'removed':
      return `${who(event.ship)} is off the mat until the next Planning phase.`;
    case 'scored':
      return scored(event, who);
    case 'used':
      return `${who(event.ship)} uses ${cardName(event.card)}.`;
    case 'discarded':
      return `${who(event.ship)} discards ${cardName(event.card)}.`;
    case 'borrowed':
      return `${who(event.ship)} has the ability of ${cardName(event.card)} from now on.`;
    case 'restored':
      return `${who(event.ship)} gets ${cardName(event.card)} back.`;
    case 'swapped':
      return `${who(event.ship)} replaces ${cardName(event.card)} with ${cardName(event.for)}.`;
    case 'searches':
      return `${who(event.ship)} searches ${who(event.of)}’s damage deck${event.cards.length === 0 ? '' : ` and finds ${inARow(event.cards.map(cardName))}`}.`;
    case 'searched':
      return event.found
        ? `${who(event.ship)} takes ${cardName(event.card)} from ${who(event.of)}’s damage deck.`
        : `${who(event.of)}’s damage deck has no ${cardName(event.card)}.`;
    case 'flipped':
      return `${who(event.ship)} turns ${cardName(event.card)} over.`;
    case 'condition':
      return `${who(event.ship)} ${event.given ? 'gets' : 'loses'} ${cardName(event.card)}.`;
    case 'dropped':
      return `${who(event.ship)} drops ${cardName(event.card)} ${partOfMat(event.spot)}.`;
    case 'detonated':
      return `${who(event.by)}’s bomb (${cardName(event.card)}) goes off ${event.ships.length === 0 ? 'and hits nobody' : `and hits ${inARow(event.ships.map(who))}`}.`;
    case 'rock-removed':
      return `${who(event.ship)} blows up the asteroid ${partOfMat(event.spot)}.`;
    case 'named':
      return `${who(event.ship)} names ${manoeuvreNamed(event.what) ?? faceNamed(event.what) ?? event.what}.`;
    case 'time-called':
      return event.round === 0
        ? 'Time is called before round 1. The game ends here.'
        : `Time is called in round ${event.round}. This round is the last.`;
    case 'left':
      return `${who(event.seat)} ${GAVE_UP[event.how]} and is out of the game.`;
    case 'called-off':
      return CALLED_OFF[event.how];
    case 'over':
      return over(event, who);
  }
}

function flew({ ship, manoeuvre, difficulty, end, touched, rocks }: EventOf<'flew'>, who: Who): string {
  const bump =
    touched.length === 0 ? '' : ` ${who(ship)} stops against ${inARow(touched.map(who))} and skips its action.`;
  const rock = rocks.length === 0 ? '' : ` ${who(ship)} overlaps an asteroid, skips its action and rolls for damage.`;
  const where = manoeuvre.bearing === 'stationary' ? 'stays' : `flies ${manoeuvreName(manoeuvre)}`;
  return `${who(ship)} ${where}, ${difficulty}: now ${partOfMat(end)}, facing ${headingName(end)}.${bump}${rock}`;
}

const SHIFTED = {
  boost: 'boosts',
  'barrel-roll': 'rolls sideways',
  decloak: 'decloaks',
  tractor: 'is dragged',
  turn: 'turns',
} as const;

function shifted({ ship, by, move, start, end }: EventOf<'shifted'>, who: Who): string {
  if (start.x === end.x && start.y === end.y) return `${who(ship)} turns to face ${headingName(end)}.`;
  const puller = move === 'tractor' ? ` by ${who(by)}` : '';
  return `${who(ship)} ${SHIFTED[move]}${puller}: now ${partOfMat(end)}, facing ${headingName(end)}.`;
}

function token({ ship, token: kind, change, left }: EventOf<'token'>, who: Who): string {
  const verb = change > 0 ? 'gets' : 'loses';
  return `${who(ship)} ${verb} ${tokens(kind, Math.abs(change))}${left === Math.max(0, change) ? '' : `: ${left} now`}.`;
}

function rolledFor(why: string): string {
  switch (why) {
    case 'attack':
      return ' attack dice';
    case 'defence':
      return ' defence dice';
    case 'asteroid':
      return ' for the asteroid';
    default:
      return ` for ${cardName(why)}`;
  }
}

const CHANGED = {
  rerolled: 'rerolls',
  changed: 'changes',
  added: 'adds to',
  cancelled: 'cancels',
  fixed: 'fixes',
} as const;

function diceLine({ ship, pool, what, faces }: EventOf<'dice'>, who: Who): string {
  const dice = what === 'cancelled' ? `${pool} dice, left` : `${pool} dice`;
  return `${who(ship)} ${CHANGED[what]} ${dice}: ${facesInWords(faces)}.`;
}

function compared({ ship, target, hits, crits, hit }: EventOf<'compared'>, who: Who): string {
  if (!hit) return `${who(ship)} misses ${who(target)}.`;
  const results = [...(hits > 0 ? [plural(hits, 'hit')] : []), ...(crits > 0 ? [plural(crits, 'critical')] : [])];
  return `${who(ship)} hits ${who(target)}${results.length === 0 ? '' : `: ${inARow(results)}`}.`;
}

function destroyed({ ship, by, stays }: EventOf<'destroyed'>, who: Who): string {
  const until = stays ? ' and stays until its turn is over' : '';
  return by === null || by === ship
    ? `${who(ship)} is destroyed${until}.`
    : `${who(ship)} is destroyed by ${who(by)}${until}.`;
}

function over({ rule, places, scores }: EventOf<'over'>, who: Who): string {
  const why = rule === '12.2' ? ', because time was called' : '';
  const order = [...places.keys()].toSorted((a, b) => (places[a] ?? 0) - (places[b] ?? 0));
  return `The game is over${why}. ${order.map((seat) => `${ordinal(places[seat] ?? 0)} ${who(seat)}, ${total(scores[seat] ?? 0)}`).join('; ')}.`;
}
