import {
  type Choice,
  capital,
  inARow,
  type Names,
  nameOf,
  percent,
  plural,
  type Seat,
  type View,
} from '@starboard/kernel';
import { type DialManoeuvre, findCard } from '../catalogue/index.ts';
import { exactForecast, givenBy } from '../foresight/attacks.ts';
import { beforeDial } from '../foresight/before-dial.ts';
import { objectionToFlying } from '../rules/04-flight/allowed.ts';
import { placeNamed } from '../rules/05-actions/shifts.ts';
import { type Shot, shotOf } from '../rules/06-attack/shots.ts';
import { rollingIn } from '../rules/13-cards/now.ts';
import { endPose, isOffMat, rangeInArc, rocksMet, sweptBy, wayOf } from '../rules/geometry/index.ts';
import {
  type Ask,
  type AskFor,
  type AttackChoice,
  type Board,
  type DicePool,
  FACES,
  type Furball,
  isFlying,
  shipOf,
} from '../rules/model.ts';
import { besideOnDial, dialOf, difficultyOf } from '../rules/values.ts';
import { sentenceOf } from './explain.ts';
import { knownBoard } from './known.ts';
import {
  actionName,
  cardName,
  faceNamed,
  facesSay,
  heldName,
  isBarAction,
  manoeuvreInFull,
  ordinal,
  TOKEN_SAYS,
} from './phrases.ts';
import { partOfMat, shiftName, slideName, spotInFigures, spotName } from './places.ts';
import { paymentName } from './shots.ts';

export function label(ask: Ask, choice: Choice<Furball>, view: View<Furball>, names: Names): string {
  switch (ask.kind) {
    case 'first':
      return choice === ask.seat ? 'You' : nameOf(names, Number(choice));
    case 'spot':
      return capital(spotName(Number(choice)));
    case 'dial':
      return dialLabel(view, ask.seat, Number(choice));
    case 'shift':
      return choice === null ? STAY[ask.move] : shiftLabel(knownBoard(view.board), ask, String(choice));
    case 'slide':
      return capital(slideName(Number(choice)));
    case 'effects':
      return choice === null ? 'Pass' : effectLabel(ask, String(choice), view, names);
    case 'action':
      return choice === null ? 'No action' : actionLabel(String(choice));
    case 'attack':
      return isAttack(choice) ? attackLabel(knownBoard(view.board), ask, choice, view, names) : 'Hold fire';
    case 'dice':
      return `${DICE_VERB[ask.to]} ${facesLabel(choice) || 'none'}`;
    case 'ship':
      return choice === null ? 'Nobody' : choice === ask.seat ? 'Yourself' : nameOf(names, Number(choice));
    case 'card':
      return choice === null ? 'None' : cardLabel(ask, Number(choice), view);
    case 'either':
      return eitherLabel(ask, String(choice), view);
    case 'manoeuvre': {
      const manoeuvre = choice === null ? undefined : ask.among[Number(choice)];
      return manoeuvre === undefined ? 'No change' : manoeuvreInFull(manoeuvre);
    }
    case 'point':
      return pointLabel(ask, Number(choice));
    case 'number':
      return String(choice);
  }
}

export const isAttack = (choice: Choice<Furball>): choice is AttackChoice =>
  typeof choice === 'object' && choice !== null && 'weapon' in choice;

const STAY = {
  boost: 'No boost',
  'barrel-roll': 'No roll',
  decloak: 'Stay cloaked',
  tractor: 'Leave it there',
} as const;

/** "Bank left 2, green", and where it would end as things lie: off the mat, on an asteroid. */
function dialLabel(view: View<Furball>, seat: Seat, place: number): string {
  const boards = beforeDial(view, seat).starts.flatMap(({ board, lost }) => (lost ? [] : [board]));
  const known = boards[0] ?? knownBoard(view.board);
  const manoeuvre = dialOf(known, seat)[place];
  if (manoeuvre === undefined) return `Manoeuvre ${place + 1}`;
  const said = manoeuvreInFull(manoeuvre, difficultyOf(known, seat, manoeuvre));
  if (objectionToFlying(known, seat, manoeuvre) !== undefined) return `${said}: not while stressed`;
  const [first = '', ...others] = boards.map((board) => endSays(board, seat, manoeuvre));
  if (others.every((other) => other === first)) return first === '' ? said : `${said}: ${first}`;
  const may = [first, ...others].filter((end, i, all) => end !== '' && all.indexOf(end) === i);
  return `${said}: perhaps ${may.join(' or ')}, by what you fly first`;
}

function endSays(board: Board, seat: Seat, manoeuvre: DialManoeuvre): string {
  const { pose } = shipOf(board, seat);
  const end = endPose(pose, manoeuvre);
  if (isOffMat(end)) return 'off the mat';
  const way = wayOf(manoeuvre);
  const swept = way.steps === 0 ? null : sweptBy(pose, way, way.steps);
  return rocksMet(pose, end, swept, board.asteroids).length > 0 ? 'hits an asteroid' : '';
}

/** The destination, and the ships in arc there. */
function shiftLabel(board: Board, { ship: seat, move }: AskFor<'shift'>, name: string): string {
  const { pose } = placeNamed(board, seat, move, name);
  const others = board.ships.filter((ship, other) => other !== seat && isFlying(ship));
  const mine = others.filter((other) => rangeInArc(pose, other.pose, 'front') > 0).length;
  const theirs = others.filter((other) => rangeInArc(other.pose, pose, 'front') > 0).length;
  const aim = mine === 0 ? 'no ship in arc' : `${plural(mine, 'ship')} in arc`;
  return `${shiftName(name)}: ${aim}, ${theirs === 0 ? 'in no ship’s arc' : `in the arc of ${plural(theirs, 'ship')}`}`;
}

/** What the core rules offer in the modify steps; anything else is a card's. */
const CORE_SAYS: { readonly [name: string]: readonly [pool: DicePool, says: string] } = {
  'token.focus-attack': ['attack', 'Spend focus: all focus results become hits'],
  'token.focus-attack-due': ['attack', 'You must spend focus: all focus results become hits'],
  'token.lock': ['attack', 'Spend the lock: reroll dice'],
  'token.focus-defence': ['defence', 'Spend focus: all focus results become evades'],
  'token.focus-defence-due': ['defence', 'You must spend focus: all focus results become evades'],
  'token.evade': ['defence', 'Spend evade: add one evade'],
};

function effectLabel({ seat }: AskFor<'effects'>, name: string, view: View<Furball>, names: Names): string {
  const core = CORE_SAYS[name];
  if (core !== undefined) return `${core[1]}${focusCount(name, core[0], view)}`;
  const [card = '', , ...more] = name.split(' ');
  const copy = more.find((part) => part.startsWith('#'));
  const owner = more.find((part) => part.startsWith('@'));
  const whose = owner === undefined ? '' : ` (${nameOf(names, Number(owner.slice(1)))})`;
  const says = sentenceOf(card);
  return `${useName(card)}${copyName(view, seat, card, copy)}${whose}${says === undefined ? '' : `: ${says}`}`;
}

function focusCount(name: string, pool: DicePool, { stack }: View<Furball>): string {
  if (!name.startsWith('token.focus')) return '';
  const count = (rollingIn(stack, pool)?.dice ?? []).filter(({ face }) => face === 'focus').length;
  return ` (${count})`;
}

/** Which of several cards of that name on a ship: " (2)". */
function copyName({ board }: View<Furball>, seat: Seat, card: string, copy: string | undefined): string {
  if (copy === undefined) return '';
  const { cards, damage, conditions } = shipOf(board, seat);
  const place = Number(copy.slice(1));
  const alike = [
    ...cards.flatMap((each, at) => (each.up && each.card === card ? [at] : [])),
    ...damage.filter((each) => each.card === card).map(({ id }) => id),
    ...conditions.filter((each) => each.card === card).map(({ id }) => id),
  ];
  return alike.length < 2 ? '' : ` (${alike.indexOf(place) + 1})`;
}

function actionLabel(name: string): string {
  const action = name as Parameters<typeof actionName>[0];
  if (isBarAction(action)) return `${actionName(action)}: ${ACTION_DOES[action]}`;
  const [card = '', number = '0'] = name.split(' ');
  const [, ...does] = (sentenceOf(card) ?? '').split('Action: ');
  const says = does[Number(number)]?.trim() ?? sentenceOf(card);
  return says === undefined ? `${useName(card)} action` : `${useName(card)}: ${says}`;
}

/** A card by its name; using a bomb means dropping it. */
const useName = (card: string): string => (card.startsWith('bomb.') ? `Drop ${cardName(card)}` : cardName(card));

const ACTION_DOES = {
  focus: 'turns the focus results of a roll into hits or evades',
  'target-lock': 'lets you reroll attack dice against one ship',
  evade: 'adds an evade when you are attacked',
  'barrel-roll': 'moves you a short way sideways',
  boost: 'moves you a short way ahead or diagonally',
  cloak: 'adds 2 agility, but you can’t attack until you decloak',
  slam: 'lets you fly again at the same speed, but disables your weapons',
  reload: 'brings back torpedoes and missiles, but disables your weapons',
  reinforce: 'adds an evade against attackers in front or behind',
  jam: 'makes a ship in your arc lose a focus, evade or lock',
  coordinate: 'lets a friendly ship perform an action',
} as const;

/** "Twin Laser Turret at Ada, range 2, obstructed: 3 dice against 2, 41% to hit". */
function attackLabel(
  board: Board,
  { seat }: AskFor<'attack'>,
  choice: AttackChoice,
  view: View<Furball>,
  names: Names,
): string {
  const exact = exactForecast(view, choice);
  const shot = exact ?? shotOf(board, seat, choice, givenBy(view));
  const { weapon, at, obstructed } = choice;
  const name = weapon === 0 ? 'Primary weapon' : heldName(shipOf(board, seat), weapon);
  const paid = paymentName(board, seat, choice);
  const dice = shot === null ? '' : `: ${against(shot)}${exact === null ? '' : `, ${percent(exact.odds.hit)} to hit`}`;
  const range = shot === null ? '' : `, range ${shot.range}`;
  return `${name} at ${nameOf(names, at)}${range}${obstructed ? ', obstructed' : ''}${paid === '' ? '' : `, ${paid}`}${dice}`;
}

const against = ({ dice: { attack, defence }, shots }: Shot): string =>
  `${shots > 1 ? 'two attacks of ' : ''}${attack} dice against ${defence}`;

/** What is done to the dice chosen; those that are turned are turned into what was asked. */
const DICE_VERB: { readonly [T in AskFor<'dice'>['to']]: string } = {
  reroll: 'Reroll',
  cancel: 'Cancel',
  hit: 'Turn',
  crit: 'Turn',
  evade: 'Turn',
  focus: 'Turn',
  blank: 'Turn',
};

/** "1 focus and 2 blanks". */
function facesLabel(choice: Choice<Furball>): string {
  const counts = typeof choice === 'object' && choice !== null && !('weapon' in choice) ? choice : {};
  return inARow(
    FACES.flatMap((face) => {
      const count = counts[face] ?? 0;
      return count === 0 ? [] : [facesSay(face, count)];
    }),
  );
}

/** A card of a ship by its place, a damage card by its number. */
function cardLabel({ of, why, among }: AskFor<'card'>, number: number, { board }: View<Furball>): string {
  const ship = shipOf(board, of);
  // Only the log tells what they are, and only to the player who saw them.
  if (why === 'deal') return `The ${ordinal(among.indexOf(number) + 1)} card`;
  if (why !== 'damage') return heldName(ship, number);
  const place = ship.damage.findIndex(({ id }) => id === number);
  const card = ship.damage[place];
  if (card?.card == null) return `Facedown damage card ${place + 1}`;
  const alike = ship.damage.filter((each) => each.card === card.card);
  return alike.length === 1 ? cardName(card.card) : `${cardName(card.card)} (${alike.indexOf(card) + 1})`;
}

/** "In the north-west, 137 by 777 mm". */
function pointLabel({ among }: AskFor<'point'>, place: number): string {
  const spot = among[place];
  return spot === undefined ? `Place ${place + 1}` : `${capital(partOfMat(spot))}, ${spotInFigures(spot)}`;
}

const EITHER_SAYS: { readonly [name: string]: string } = {
  fore: 'Fore: against attackers in your arc',
  aft: 'Aft: against attackers outside your arc',
  hits: 'Hits first',
  crits: 'Criticals first',
  higher: 'Skill 1 higher',
  lower: 'Skill 1 lower',
  crit: 'A critical',
  hit: 'A hit',
  lock: 'The lock',
  accept: 'Accept',
  decline: 'Decline',
  'decloak-now': 'Decloak and move',
  'lose-cloak': 'Discard the cloak token and stay',
  'place-as-0': 'As skill 0',
  'place-as-6': 'As skill 6',
  'place-as-12': 'As skill 12',
  none: 'None of them',
  'no-lock': 'No lock',
  'one-more-die': 'Spend a shield for one more die',
  'a-shield': 'Roll one die fewer and recover a shield',
  damage: 'Suffer 1 damage',
  tokens: 'Lose all your focus and evade tokens',
  attack: 'Attack position: barrel roll on your bar',
  closed: 'Closed: boost on your bar, attack 1 lower',
  shadowed: 'Shadowed: you have that pilot’s skill',
  mimicked: 'Mimicked: you have that pilot’s ability',
};

function eitherLabel({ seat, why, among }: AskFor<'either'>, name: string, { board }: View<Furball>): string {
  if (why === 'drop') return dropName(name);
  if (why === 'turn-dial') return neighbourLabel(knownBoard(board), seat, name === 'on' ? 'on' : 'back');
  if (why === 'face') return capital(faceNamed(name) ?? name);
  if (findCard(name) !== undefined) return cardName(name);
  const says = EITHER_SAYS[name];
  if (says !== undefined) return says;
  if (Object.hasOwn(TOKEN_SAYS, name)) return `${capital(TOKEN_SAYS[name as keyof typeof TOKEN_SAYS])} token`;
  if (name.startsWith('damage.')) return cardName(name);
  return among.length > 0 ? capital(name.replaceAll('-', ' ')) : name;
}

/** The manoeuvre beside the one on the dial, which only its owner sees. */
function neighbourLabel(board: Board, seat: Seat, way: 'back' | 'on'): string {
  const dial = dialOf(board, seat);
  const place = shipOf(board, seat).dial;
  const manoeuvre = place === null ? undefined : dial[besideOnDial(dial.length, place, way)];
  return manoeuvre === undefined ? way : manoeuvreInFull(manoeuvre, difficultyOf(board, seat, manoeuvre));
}

/** "rear straight-1 0" is "Behind you, straight 1". */
function dropName(name: string): string {
  const [guides, template = '', side] = name.split(' ');
  const [kind = '', speed = ''] = template.split('-');
  const bend = side === '1' ? ' left' : side === '-1' ? ' right' : '';
  return `${guides === 'rear' ? 'Behind you' : 'Ahead of you'}, ${kind}${bend} ${speed}`;
}
