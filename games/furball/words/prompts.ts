import { capital, type Names, nameOf, type View } from '@starboard/kernel';
import { attackIn, rollingIn } from '../rules/13-cards/now.ts';
import {
  type Ask,
  type AskFor,
  type DicePool,
  type Furball,
  type Moment,
  QUIET_ROUND,
  shipOf,
} from '../rules/model.ts';
import { cardName, facesInWords, facesSay, manoeuvreName, TOKEN_SAYS, weaponName } from './phrases.ts';

/** Tells the asked seat what to do now. */
export function prompt(ask: Ask, view: View<Furball>, names: Names): string {
  switch (ask.kind) {
    case 'first':
      return 'You decide the order of the pilots with the same skill, for the whole game. Who comes next?';
    case 'spot':
      return `${view.board.phase === 'setup' ? 'Place your ship' : 'Your ship comes back'}: choose a deployment spot.`;
    case 'dial':
      return `Dial a manoeuvre in secret.${stress(view)}${quiet(view)}`;
    case 'shift':
      return shift(ask, names);
    case 'slide':
      return 'Your Tallon roll would end on a ship. Where do you slide?';
    case 'effects':
      return effects(ask, view, names);
    case 'action':
      return ask.from === 'step' ? 'Choose an action.' : 'Choose a free action.';
    case 'attack':
      return attack(view);
    case 'dice':
      return dice(ask, view);
    case 'ship':
      return ship(ask);
    case 'card':
      return CARD_ASKS[ask.why] ?? `${cardName(ask.why)}: which card?`;
    case 'either':
      return EITHER_ASKS[ask.why] ?? `${cardName(ask.why)}: which one?`;
    case 'manoeuvre':
      return MANOEUVRE_ASKS[ask.why] ?? `${cardName(ask.why)}: which manoeuvre?`;
    case 'point':
      return POINT_ASKS[ask.why] ?? `${cardName(ask.why)}: where on the mat?`;
    case 'number':
      return `${cardName(ask.why)}: name a number.`;
  }
}

function stress({ board, seat }: View<Furball>): string {
  const tokens = seat === null ? 0 : shipOf(board, seat).tokens.stress;
  return tokens === 0
    ? ''
    : ' You are stressed: you can’t fly red or perform actions, and green removes a stress token.';
}

const quiet = ({ board }: View<Furball>): string =>
  board.round === QUIET_ROUND ? ' Nobody can attack in the first round.' : '';

function shift({ move, ship: seat, seat: by }: AskFor<'shift'>, names: Names): string {
  const whose = seat === by ? 'your ship' : nameOf(names, seat);
  switch (move) {
    case 'boost':
      return `Boost: where does ${whose} go?`;
    case 'barrel-roll':
      return `Barrel roll: where does ${whose} go?`;
    case 'decloak':
      return 'Do you decloak or stay cloaked?';
    case 'tractor':
      return `Your tractor beam holds ${whose}. Move it, or leave it where it is.`;
  }
}

/** The moment of a window, in words for the player it serves. */
const MOMENT_SAYS: { readonly [M in Moment]: string } = {
  'setup.before-placement': 'Before ships are placed',
  'setup.after-placement': 'Ships are placed',
  'planning.start': 'Planning starts',
  'planning.end': 'Planning ends',
  'activation.start': 'Activation starts',
  decloaked: 'You decloaked',
  'activation.turn': 'A ship becomes active',
  'dial.before-reveal': 'You are about to reveal your dial',
  'dial.revealed': 'Your dial is revealed',
  'manoeuvre.check-stress': 'Your stress is about to be checked',
  'manoeuvre.executed': 'The manoeuvre is finished',
  'action.performed': 'Your action is done',
  'activation.end': 'Activation ends',
  'bomb.dropped': 'A bomb is dropped',
  'bomb.detonates': 'A bomb is about to go off',
  'bomb.detonated': 'A bomb went off',
  'combat.start': 'Combat starts',
  'combat.turn': 'A ship may attack now',
  'attack.declared': 'An attack is declared',
  'attack.dice-count': 'You are about to roll attack dice',
  'dice.before-roll': 'Dice are about to be rolled',
  'dice.rolled': 'Dice are rolled',
  'attack.modify-by-defender': 'You may change the attacker’s dice',
  'attack.modify-by-attacker': 'You may change your attack dice',
  'defence.dice-count': 'You are about to roll defence dice',
  'defence.modify-by-attacker': 'You may change the defender’s dice',
  'defence.modify-by-defender': 'You may change your defence dice',
  'compare.start': 'Results are about to be compared',
  'attack.hit': 'The attack hits',
  'attack.damaged': 'The attack caused its damage',
  'attack.after': 'The attack is over',
  'attack.extra': 'Another attack is possible',
  'combat.turn-over': 'A turn in Combat is over',
  'combat.end': 'Combat ends',
  'end.start': 'The End phase starts',
  'round.end': 'The round ends',
  'shield.lost': 'A shield is lost',
  'damage.critical': 'You are about to suffer a critical',
  'damage.suffered': 'A ship suffered damage',
  'damage.card-drawn': 'A damage card is drawn',
  'damage.card-dealt': 'You are dealt a damage card',
  'damage.card-faceup': 'A damage card is turned faceup',
  destroyed: 'A ship is destroyed',
  'token.before-assigned': 'You are about to get a token',
  'token.assigned': 'A ship gets a token',
  'token.removed': 'A ship lost a token',
  'token.spent': 'A ship spent a token',
  'card.discarded': 'A card is discarded',
};

function effects({ moment, seat }: AskFor<'effects'>, { stack, board }: View<Furball>, names: Names): string {
  const frame = stack.at(-1);
  const event = frame?.at === 'window' ? frame.event : null;
  const parts = [MOMENT_SAYS[moment]];
  const shown = onTheTable(stack, board, seat, names);
  if (event !== null && event.ship >= 0 && event.ship !== seat && shown === '')
    parts.push(` (${nameOf(names, event.ship)})`);
  if (event?.token != null && event.token !== 'condition')
    parts.push(`: ${event.token === 'lock' ? 'a lock' : TOKEN_SAYS[event.token]}`);
  if (moment === 'dial.revealed') {
    const dialled = stack.findLast((each) => each.at === 'activation')?.shown ?? null;
    if (dialled !== null) parts.push(`: ${manoeuvreName(dialled)}`);
  }
  return `${parts.join('')}. ${shown}Do you use a card or token?`;
}

/** The dice of the present attack, from the side of its players. */
function onTheTable(stack: View<Furball>['stack'], board: View<Furball>['board'], seat: number, names: Names): string {
  const attack = attackIn(stack);
  if (attack === null || attack.dice.attack.length === 0) return '';
  const { attacker, defender, weapon, dice: rolled } = attack;
  const card = weapon === 0 ? null : (shipOf(board, attacker).cards[weapon]?.card ?? null);
  const who = attacker === seat ? 'Your' : `${nameOf(names, attacker)}’s`;
  const at = defender === seat ? 'you' : nameOf(names, defender);
  const red = facesInWords(rolled.attack.map(({ face }) => face));
  const green = rolled.defence.length === 0 ? '' : `, against ${facesInWords(rolled.defence.map(({ face }) => face))}`;
  return `${who} ${weaponName(card)} at ${at} shows ${red}${green}. `;
}

function attack({ stack }: View<Furball>): string {
  const frame = stack.at(-1);
  const given = frame?.at === 'chance' ? frame.given : null;
  return given === null
    ? 'Choose a weapon and a target, or hold fire.'
    : `${cardName(given)} gives you another attack. Choose a weapon and a target, or hold fire.`;
}

const POOL_SAYS: { readonly [P in DicePool]: string } = { attack: 'attack dice', defence: 'defence dice' };

function dice({ pool, most, to, faces }: AskFor<'dice'>, { stack }: View<Furball>): string {
  const rolled = (rollingIn(stack, pool)?.dice ?? []).map(({ face }) => face);
  const what = to === 'reroll' ? 'reroll' : to === 'cancel' ? 'cancel' : `turn into ${facesSay(to, 2).slice(2)}`;
  const count = most >= rolled.length ? 'any of' : `up to ${most} of`;
  // The faces need no mention if all may be chosen.
  const kinds = rolled.every((face) => faces.includes(face))
    ? ''
    : `, ${faces.map((face) => facesSay(face, 2).slice(2)).join(' or ')} only`;
  return `${capital(what)} ${count} the ${POOL_SAYS[pool]}${kinds}. They show ${facesInWords(rolled)}.`;
}

function ship({ why, may }: AskFor<'ship'>): string {
  const known = SHIP_ASKS[why];
  if (known !== undefined) return known;
  return `${cardName(why)}: which ship${may ? ', if any' : ''}?`;
}

const SHIP_ASKS: { readonly [why: string]: string } = {
  lock: 'Which ship do you lock?',
  jam: 'Which ship do you jam?',
  mine: 'Your mine lies under several ships. Which one sets it off?',
  'first-hit': 'Which ship does it hit first?',
};

const CARD_ASKS: { readonly [why: string]: string } = {
  discard: 'Which card is discarded?',
  restore: 'Which card comes back?',
  drop: 'Which bomb do you drop?',
  damage: 'Which damage card?',
  swap: 'Which card do you replace?',
  deal: 'Which of the cards you have just seen is dealt?',
};

const EITHER_ASKS: { readonly [why: string]: string } = {
  reinforce: 'Which side do you reinforce?',
  jam: 'You are jammed. What do you lose?',
  drop: 'Where do you drop it?',
  cancel: 'Which results do your evades cancel first?',
  'turn-dial': 'You must turn your dial by one step. To which manoeuvre?',
  face: 'You name a result that one of your dice will show. Which one?',
  search: 'You search the damage deck for a card with the pilot trait. Which one do you take?',
  swap: 'Which card do you take for it?',
};

const MANOEUVRE_ASKS: { readonly [why: string]: string } = {
  slam: 'SLAM: choose another manoeuvre of the same speed.',
  guess: 'What do you think is on that dial?',
  reset: 'You guessed right. You may change your dial.',
};

const POINT_ASKS: { readonly [why: string]: string } = {
  asteroid: 'Which asteroid?',
  mine: 'Where do you put the bomb?',
};
