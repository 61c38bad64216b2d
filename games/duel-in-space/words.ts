import {
  CALLED_OFF,
  type Choice,
  capital,
  GAVE_UP,
  type Names,
  nameOf,
  type Seat,
  type View,
  type Words,
} from '@starboard/kernel';
import { wouldBeFlyBy } from './rules/04-movement.ts';
import { BUDGET, baseOf, clicksOf, protectionOf } from './rules/09-designs.ts';
import { LASERS, type Laser, type Model, type SpecialName, type System } from './rules/data/ships.ts';
import type { Ask, BoardView, Duel, Event, Sector, ShipView, Special } from './rules/model.ts';
import { ending } from './words/ending.ts';

/** What Duel in Space says to people. */

export const MODEL_NAMES: { readonly [M in Model]: string } = {
  'gun-star': 'Gun Star',
  'deck-fighter': 'Deck Fighter',
};

const SECTOR_NAMES: readonly string[] = [
  'dead ahead',
  'ahead to the right',
  'to the right',
  'behind to the right',
  'dead astern',
  'behind to the left',
  'to the left',
  'ahead to the left',
];

export const SPECIAL_NAMES: { readonly [S in SpecialName]: string } = {
  stabilizer: 'stabilizer damaged',
  computer: 'targeting computer damaged',
  laser: 'laser destroyed',
  'computer-and-laser': 'targeting computer damaged and a laser destroyed',
  'life-support': 'life support damaged',
  explosion: 'the ship blows up',
};

const SYSTEM_NAMES: { readonly [S in System]: string } = {
  manoeuvre: 'manoeuvre',
  accuracy: 'accuracy',
  protection: 'protection',
};

export const sectorName = (sector: Sector): string => `${sector}, ${SECTOR_NAMES[sector - 1]}`;
/** "forward laser 2", "aft laser". */
export function laserName(laser: Laser): string {
  const [mount, number] = laser.split('-');
  return number === undefined ? `${mount} laser` : `${mount} laser ${number}`;
}
const clickWord = (clicks: number): string => `${clicks} ${clicks === 1 ? 'click' : 'clicks'}`;

export function headingName(clicks: number): string {
  return clicks === 0 ? 'straight on' : `${clickWord(Math.abs(clicks))} ${clicks > 0 ? 'right' : 'left'}`;
}

/** What so many points in a system give. */
export function designGives(system: System, points: number): string {
  const design = { manoeuvre: points, accuracy: points, protection: points };
  switch (system) {
    case 'manoeuvre':
      return `up to ${clickWord(clicksOf(design))} a turn`;
    case 'accuracy':
      return `base number ${baseOf(design)}`;
    case 'protection':
      return `${protectionOf(design)} protection`;
  }
}

function prompt(ask: Ask, view: View<Duel>): string {
  const enemy = view.board.ports[ask.seat === 0 ? 0 : 1];
  switch (ask.kind) {
    case 'ship':
      return 'Choose your starfighter.';
    case 'design':
      return `Spend points on ${SYSTEM_NAMES[ask.system]}: ${BUDGET - spent(view)} of ${BUDGET} left.`;
    case 'aim':
      return `Aim your turret: where will the enemy be after you both move? Now it is in port ${sectorName(enemy)}.`;
    case 'heading':
      return 'Set your heading in secret. A click is an eighth of a turn, and each one makes your own shots harder.';
    case 'fire':
      return `The enemy is in port ${sectorName(enemy)}. Fire?`;
    case 'fight-on':
      return 'You are flying out of range of each other. Turn back and fight on?';
  }
}

function spent(view: View<Duel>): number {
  return view.sealed.reduce((sum, { choice }) => sum + (typeof choice === 'number' ? choice : 0), 0);
}

function label(ask: Ask, choice: Choice<Duel>): string {
  switch (ask.kind) {
    case 'ship':
      return choice === 'gun-star' ? MODEL_NAMES['gun-star'] : MODEL_NAMES['deck-fighter'];
    case 'design':
      return `${choice} on ${SYSTEM_NAMES[ask.system]}: ${designGives(ask.system, Number(choice))}`;
    case 'aim':
      return `Aim at ${sectorName(Number(choice) as Sector)}`;
    case 'heading':
      return capital(headingName(Number(choice)));
    case 'fire':
      return Array.isArray(choice) ? salvoName(choice) : '';
    case 'fight-on':
      return choice === true ? 'Fight on' : 'Break off';
  }
}

function salvoName(lasers: readonly Laser[]): string {
  return lasers.length === 0 ? 'Hold fire' : `Fire ${salvo(lasers)}`;
}

/** "three forward lasers and turret laser 2", short. */
function salvo(lasers: readonly Laser[]): string {
  const groups = ['forward', 'turret', 'aft'].map((mount) => lasers.filter((laser) => laser.startsWith(mount)));
  const parts = groups.filter((group) => group.length > 0).map(groupName);
  return parts.join(' and ');
}

function groupName(group: readonly Laser[]): string {
  const [first = 'aft'] = group;
  const [mount = ''] = first.split('-');
  if (mount === 'aft') return 'the aft laser';
  const whole = LASERS.filter((laser) => laser.startsWith(mount)).length === group.length;
  if (whole) return mount === 'forward' ? 'all three forward lasers' : 'both turret lasers';
  return `${mount} laser ${group.map((laser) => laser.split('-')[1]).join(' and ')}`;
}

function line(event: Event, names: Names): string {
  const who = (seat: Seat): string => nameOf(names, seat);
  switch (event.type) {
    case 'rolled-for-ships':
      return event.first === null
        ? `Both roll ${event.dice[0]} for first choice: again.`
        : `${who(0)} rolls ${event.dice[0]}, ${who(1)} ${event.dice[1]}: ${who(event.first)} chooses a starfighter.`;
    case 'ship-chosen':
      return `${who(event.seat)} takes the ${MODEL_NAMES[event.model]}.`;
    case 'designed':
      return event.design === null
        ? `${who(event.seat)} has built a starfighter in secret.`
        : `${who(event.seat)} flies ${designGives('manoeuvre', event.design.manoeuvre)}, ${designGives('accuracy', event.design.accuracy)}, ${designGives('protection', event.design.protection)}.`;
    case 'start':
      return `Starting dice ${event.dice[0]} and ${event.dice[1]}: ${seeing(event.ports, names)}.`;
    case 'turn':
      return `Turn ${event.turn}`;
    case 'effect':
      return `${who(event.seat)}: ${effectName(event.special)}.`;
    case 'aimed':
      return `${who(event.seat)} aims the turret at port ${event.sector}.`;
    case 'headed':
      return `${event.dice === null ? '' : `Dice ${event.dice[0]} and ${event.dice[1]}: `}${who(event.seat)} ${event.clicks === 0 ? 'flies straight on' : `turns ${headingName(event.clicks)}`}.`;
    case 'flew':
      return `After flying on, ${seeing(event.ports, names)}.`;
    case 'fly-by':
      return 'Nose to nose twice running: they rush past each other. Nobody can fire.';
    case 'moving-apart':
      return event.times < 3
        ? `They fly apart, ${event.times} of 3: after three in a row they are out of range.`
        : 'They fly apart for the third time in a row: they are out of range.';
    case 'drone-turret':
      return `${who(event.seat)}'s turret die: ${event.die}, ${event.sector === null ? 'off target' : 'on target'}.`;
    case 'no-shot':
      return noShot(event.ports, names);
    case 'cannot-fire':
      return `${who(event.seat)} has lasers that point at the enemy, but a useless targeting computer: no shot.`;
    case 'declared':
      return `${who(event.seat)} ${event.lasers.length === 0 ? 'holds fire' : `fires ${salvo(event.lasers)}`}.`;
    case 'shot':
      return `${who(event.by)}'s ${laserName(event.laser)}: ${needed(event.needed)}rolled ${event.dice[0] + event.dice[1]}: ${event.hit ? 'hit' : 'miss'}.`;
    case 'damage':
      return `Damage roll ${event.dice[0] + event.dice[1]}: ${who(event.seat)} loses ${event.points} protection${event.left === null ? '' : `, ${event.left} left`}${event.special ? ', and special damage' : ''}.`;
    case 'special':
      return `Special damage${event.roll === null ? '' : `, ${specialRoll(event.roll)}`}: ${specialName(event.special)} when the next turn begins.`;
    case 'destroyed':
      return event.rule === '6.8'
        ? `${who(event.seat)}'s life support has run out.`
        : `${who(event.seat)}'s ship ${event.rule === '6.2' ? 'breaks apart' : 'blows up'}.`;
    case 'life-support':
      return `${who(event.seat)}'s life support: ${event.left} ${event.left === 1 ? 'turn' : 'turns'} left.`;
    case 'asked-to-fight-on':
      return `${who(event.seat)} ${event.yes ? 'will fight on' : 'breaks off'}.`;
    case 're-engaged':
      return 'Both turn back: nose to nose again.';
    case 'gave-up':
      return `${who(event.seat)} ${GAVE_UP[event.how]}.`;
    case 'called-off':
      return CALLED_OFF[event.how];
    case 'over':
      return event.winner === null
        ? `A draw after ${turnWord(event.turns)}.`
        : `${who(event.winner)} wins after ${turnWord(event.turns)}.`;
  }
}

/** "Ada has Ben in port 2, and Ben has Ada in port 5". */
function seeing(ports: readonly [Sector, Sector], names: Names): string {
  const [first, second] = [nameOf(names, 0), nameOf(names, 1)];
  return `${first} has ${second} in port ${ports[0]}, and ${second} has ${first} in port ${ports[1]}`;
}

/** Who has nothing to fire, and why. */
function noShot(ports: readonly [Sector | null, Sector | null], names: Names): string {
  const idle = ports.flatMap((port, seat) => (port === null ? [] : [{ port, seat }]));
  if (idle.length > 1) return 'No laser of either ship points at the enemy: no shots this turn.';
  return idle
    .map(({ port, seat }) => `None of ${nameOf(names, seat)}'s lasers points at port ${port}: no shot.`)
    .join(' ');
}

/** "rolled 3, plus 2 for worn protection". */
const specialRoll = ({ die, plus }: { readonly die: number; readonly plus: number }): string =>
  `rolled ${die}${plus > 0 ? `, plus ${plus} for worn protection` : ''}`;

/** Special damage as it takes effect. */
const effectName = (special: Special): string =>
  special.name === 'life-support'
    ? 'life support is damaged, and the air is running out'
    : `${specialName(special)} from now on`;

const turnWord = (turns: number): string => `${turns} ${turns === 1 ? 'turn' : 'turns'}`;
const needed = (number: number | null): string => (number === null ? '' : `needed ${number}, `);

export function specialName({ name, laser }: Special): string {
  const which = laser === null ? undefined : LASERS[laser];
  if (name === 'laser') return which === undefined ? 'no laser left to destroy' : `${laserName(which)} destroyed`;
  if (name === 'computer-and-laser' && which !== undefined)
    return `targeting computer damaged, ${laserName(which)} destroyed`;
  return SPECIAL_NAMES[name];
}

function describe(view: View<Duel>, names: Names): readonly string[] {
  const { board, seat } = view;
  const mine = seat ?? 0;
  const port = board.ports[mine === 0 ? 0 : 1];
  const theirs = board.ports[mine === 0 ? 1 : 0];
  const you = seat === null ? nameOf(names, 0) : 'You';
  return [
    board.turn === 0 ? 'The duel has not begun.' : `Turn ${board.turn}.`,
    `${you} ${seat === null ? 'has' : 'have'} the enemy in port ${sectorName(port)}; the enemy has ${seat === null ? nameOf(names, 0) : 'you'} in port ${sectorName(theirs)}.`,
    ...(wouldBeFlyBy(board, 1, 1)
      ? ['Nose to nose: once more in a row would be a fly-by, and nobody could fire.']
      : []),
    ...(board.movingApart > 0 ? [`Flying apart, ${board.movingApart} of 3.`] : []),
    ...[0, 1].flatMap((of) => card(board, of, names)),
  ];
}

/** A status card, as lines. */
function card(board: BoardView, seat: Seat, names: Names): readonly string[] {
  const ship = board.ships[seat === 0 ? 0 : 1];
  const out = LASERS.filter((_, i) => !ship.lasers[i]).map(laserName);
  return [
    `${nameOf(names, seat)}, ${MODEL_NAMES[ship.model]}${ship.drone ? ' (drone)' : ''}: ${figures(ship)}.`,
    `  Turret ${ship.turret === null ? 'not aimed' : `at port ${sectorName(ship.turret)}`}; ${board.turn > 1 ? `last heading ${headingName(ship.heading)}` : 'has not flown yet'}.`,
    ...(out.length > 0 ? [`  Destroyed: ${out.join(', ')}.`] : []),
    ...(ship.lifeSupport === null ? [] : [`  Life support fails in ${ship.lifeSupport} turns.`]),
    ...(ship.pending.length > 0 ? [`  Next turn: ${ship.pending.map(specialName).join(', ')}.`] : []),
  ];
}

function figures({ design, stabilizerHits, computerHits, protectionLost }: ShipView): string {
  if (design === null) {
    return `a secret design; lost ${protectionLost} protection, ${stabilizerHits} stabilizer, ${computerHits} targeting`;
  }
  const protection = Math.max(0, protectionOf(design) - protectionLost);
  const clicks = Math.max(0, clicksOf(design) - stabilizerHits);
  return `protection ${protection} of ${protectionOf(design)}, up to ${clickWord(clicks)}, base number ${Math.min(13, baseOf(design) + computerHits)}`;
}

function outcome(view: View<Duel>, names: Names): string {
  const { result } = view;
  if (result === null) return 'The duel goes on.';
  const winner = result.places.every((place) => place === 1) ? undefined : result.places.indexOf(1);
  const turns = turnWord(result.turns);
  if (winner !== undefined) return `${nameOf(names, winner)} wins the duel in ${turns}.`;
  return `A draw after ${turns}: ${DRAWS[result.rule] ?? 'nobody is ahead'}.`;
}

const DRAWS: { readonly [rule: string]: string } = {
  '7.2': 'both are lost together',
  '7.3': 'the starfighters have flown out of range',
  '7.5': 'nobody has been hit for too long',
  '7.6': 'both gave up',
  '7.7': 'the match was called off',
};

export const words = { prompt, label, line, describe, outcome, ending } satisfies Words<Duel>;
