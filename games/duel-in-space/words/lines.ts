import { CALLED_OFF, GAVE_UP, type Names, nameOf, type Seat } from '@starboard/kernel';
import { LASERS } from '../rules/data/ships.ts';
import type { Event, Sector, Special } from '../rules/model.ts';
import { designGives, headingName, laserName, MODEL_NAMES, salvo, turnWord } from './phrases.ts';

export function line(event: Event, names: Names): string {
  const who = (seat: Seat): string => nameOf(names, seat);
  switch (event.type) {
    case 'rolled-for-ships':
      return event.first === null
        ? `Both players roll ${event.dice[0]} and roll again.`
        : `${who(0)} rolls ${event.dice[0]} and ${who(1)} rolls ${event.dice[1]}: ${who(event.first)} chooses a starfighter.`;
    case 'ship-chosen':
      return `${who(event.seat)} takes the ${MODEL_NAMES[event.model]}.`;
    case 'designed':
      return event.design === null
        ? `${who(event.seat)} has built a starfighter in secret.`
        : `${who(event.seat)}'s design: ${designGives('manoeuvre', event.design.manoeuvre)}, ${designGives('accuracy', event.design.accuracy)}, ${designGives('protection', event.design.protection)}.`;
    case 'start':
      return `The starting dice show ${event.dice[0]} and ${event.dice[1]}: ${seeing(event.ports, names)}.`;
    case 'placed':
      return `The duel begins from an agreed position: ${seeing(event.ports, names)}.`;
    case 'turn':
      return `Turn ${event.turn}`;
    case 'effect':
      return `${who(event.seat)}'s ship: ${effectOf(event.special)}.`;
    case 'aimed':
      return `${who(event.seat)} aims the turret at port ${event.sector}.`;
    case 'headed':
      return `${event.dice === null ? '' : `Dice ${event.dice[0]} and ${event.dice[1]}: `}${who(event.seat)} ${event.clicks === 0 ? 'flies straight on' : `turns ${headingName(event.clicks)}`}.`;
    case 'flew':
      return `Both ships fly forward: ${seeing(event.ports, names)}.`;
    case 'fly-by':
      return 'The ships are nose to nose for the second time in a row and rush past each other. Nobody can fire.';
    case 'moving-apart':
      return event.times < 3
        ? `The ships are flying apart (turn ${event.times} of 3). After three turns in a row they lose contact.`
        : 'The ships have flown apart for three turns in a row and are out of range.';
    case 'drone-turret':
      return `${who(event.seat)} rolls ${event.die} for its turret, which ${event.sector === null ? "doesn't point" : 'points'} at the enemy.`;
    case 'no-shot':
      return noShot(event.ports, names);
    case 'cannot-fire':
      return `${who(event.seat)} can't fire: the targeting computer no longer works.`;
    case 'declared':
      return `${who(event.seat)} ${event.lasers.length === 0 ? 'holds fire' : `fires ${salvo(event.lasers)}`}.`;
    case 'shot':
      return `${who(event.by)}'s ${laserName(event.laser)} ${needed(event.needed)}rolls ${event.dice[0] + event.dice[1]}: ${event.hit ? 'hit' : 'miss'}.`;
    case 'damage':
      return `Damage roll ${event.dice[0] + event.dice[1]}: ${who(event.seat)} loses ${event.points} protection${event.left === null ? '' : ` and has ${event.left} left`}.${event.special ? ' The hit also causes special damage.' : ''}`;
    case 'special':
      return `Special damage${event.roll === null ? '' : `, ${specialRoll(event.roll)}`}: when the next turn begins, ${effectOf(event.special)}.`;
    case 'destroyed':
      return event.rule === '6.8'
        ? `${who(event.seat)}'s life support has run out.`
        : `${who(event.seat)}'s ship ${event.rule === '6.2' ? 'breaks apart' : 'blows up'}.`;
    case 'life-support':
      return `${who(event.seat)}'s life support: ${event.left} ${event.left === 1 ? 'turn' : 'turns'} left.`;
    case 'asked-to-fight-on':
      return `${who(event.seat)} ${event.yes ? 'wants to fight on' : 'breaks off'}.`;
    case 're-engaged':
      return 'Both pilots turn back and meet nose to nose.';
    case 'gave-up':
      return `${who(event.seat)} ${GAVE_UP[event.how]}.`;
    case 'called-off':
      return CALLED_OFF[event.how];
    case 'over':
      return event.winner === null
        ? `The duel is a draw after ${turnWord(event.turns)}.`
        : `${who(event.winner)} wins after ${turnWord(event.turns)}.`;
  }
}

/** "Ada sees Ben in port 2, and Ben sees Ada in port 5". */
function seeing(ports: readonly [Sector, Sector], names: Names): string {
  const [first, second] = [nameOf(names, 0), nameOf(names, 1)];
  return `${first} sees ${second} in port ${ports[0]}, and ${second} sees ${first} in port ${ports[1]}`;
}

/** Says which player has nothing to fire, and why. */
function noShot(ports: readonly [Sector | null, Sector | null], names: Names): string {
  const idle = ports.flatMap((port, seat) => (port === null ? [] : [{ port, seat }]));
  if (idle.length > 1) return 'No laser of either ship points at the enemy, so nobody fires this turn.';
  return idle.map(({ port, seat }) => `${nameOf(names, seat)} can't fire: no laser points at port ${port}.`).join(' ');
}

/** "rolled 3, plus 2 for lost protection". */
const specialRoll = ({ die, plus }: { readonly die: number; readonly plus: number }): string =>
  `rolled ${die}${plus > 0 ? `, plus ${plus} for lost protection` : ''}`;

/** What special damage does to the ship, as a sentence without its full stop. */
function effectOf({ name, laser }: Special): string {
  const which = laser === null ? undefined : LASERS[laser];
  switch (name) {
    case 'stabilizer':
      return 'the stabilizer is damaged';
    case 'computer':
      return COMPUTER_DAMAGED;
    case 'laser':
      return which === undefined ? 'no laser is left to destroy' : `${laserName(which)} is out of action`;
    case 'computer-and-laser':
      return which === undefined ? COMPUTER_DAMAGED : `${COMPUTER_DAMAGED} and ${laserName(which)} is out of action`;
    case 'life-support':
      return 'life support fails and the air runs out';
    case 'explosion':
      return 'the ship blows up';
  }
}

const COMPUTER_DAMAGED = 'the targeting computer is damaged';

const needed = (number: number | null): string => (number === null ? '' : `needs ${number} and `);
