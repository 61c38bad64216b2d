import { CALLED_OFF, GAVE_UP, inARow, type Names, nameOf, percent, plural, type Seat } from '@starboard/kernel';
import { kindOf } from '../rules/02-pieces/pieces.ts';
import { asNumber, battleOdds } from '../rules/03-battle/odds.ts';
import { type BoardView, type Event, FETT, type Placing } from '../rules/model.ts';
import { cardName, coloursOf, HERO_NAMES, imperialName, rebelName, soldierName, soldierNames } from './figures.ts';
import { placeName, squareName, squares } from './places.ts';
import { rollInWords, rollsOf } from './rolls.ts';

type EventOf<T> = Extract<Event, { readonly type: T }>;

export function line(event: Event, names: Names, board: BoardView): string {
  const who = (seat: Seat): string => nameOf(names, seat);
  const rebel = (number: number): string => rebelName(board, number, names);
  const at = (square: number): string => squareName(board, square);
  switch (event.type) {
    case 'began':
      return began(event);
    case 'rolled-off':
      return `For who goes first, ${inARow(event.rolls.map(([seat, die]) => `${who(seat)} rolls ${die}`))}.`;
    case 'goes-first':
      return `${who(event.seat)} goes first.`;
    case 'set-out':
      return `${imperialName(board, names)} places the soldiers: ${standing(event.placed, at)}.`;
    case 'picked':
      return `${who(event.seat)} plays ${HERO_NAMES[event.hero]}, from the ${event.bay} bay at ${at(event.square)}.`;
    case 'round':
      return `Round ${event.round}`;
    case 'rolled':
      return `${rebel(event.rebel)} rolls ${event.die}.`;
    case 'walked':
      return walked(event, rebel, at);
    case 'dice':
      return rolled(event, names, board);
    case 'freed':
      return `A six frees ${inARow(event.rebels.map(rebel))} from the Detention Block.`;
    case 'stays-jailed':
      return `No six: ${inARow(event.rebels.map(rebel))} ${event.rebels.length === 1 ? 'stays' : 'stay'} in the Detention Block.`;
    case 'sealed':
      return 'The Rebels have moved in secret.';
    case 'pegs':
      return `Secret moves: ${inARow(event.pegs.map((peg) => `${rebel(peg.rebel)} to ${at(peg.square)}`))}.`;
    case 'placed':
      return `${soldierName(event.soldier)} goes from ${at(event.from)} to ${placeName(board, event.square)}.`;
    case 'stood-up':
      return `Darth Vader stands up at ${at(event.square)}.`;
    case 'imperial-done':
      return `${imperialName(board, names)} has finished moving soldiers. The Rebels show where they are.`;
    case 'revealed':
      return event.from === event.square
        ? `${rebel(event.rebel)} stayed at ${placeName(board, event.square)}.`
        : `${rebel(event.rebel)} is at ${placeName(board, event.square)}.`;
    case 'named':
      return `${imperialName(board, names)} chooses ${soldierName(event.soldier)} to fight ${rebel(event.rebel)}.`;
    case 'battle':
      return `${rebel(event.rebel)} fights ${soldierName(event.soldier)}: ${diceAgainst(event)}, ${chanceIn(event)} for ${rebel(event.rebel)}.`;
    case 'exchange':
      return exchange(event, rebel);
    case 'captured':
      return `${rebel(event.rebel)} captures ${soldierName(event.soldier)} at ${at(event.square)}: ${plural(event.points, 'point')}.`;
    case 'sent-back':
      return `${soldierName(event.soldier)} beats ${rebel(event.rebel)}, who goes back to START at ${at(event.square)}.`;
    case 'beaten':
      return `${rebel(event.rebel)} beats ${soldierName(event.soldier)} at ${at(event.square)}, who is out of the game.`;
    case 'laid-down':
      return `${rebel(event.rebel)} beats Darth Vader at ${at(event.square)} and lays him down.`;
    case 'jailed':
      return `${soldierName(event.soldier)} takes ${rebel(event.rebel)} to the Detention Block${event.weaponLost ? ', and the Weapon to the closet' : ''}.`;
    case 'card-lost':
      return cardLost(event, names, board);
    case 'armed':
      return `${rebel(event.rebel)} takes ${event.closet ? 'a Weapon from the closet' : `the Weapon at ${at(event.square)}`}.`;
    case 'card-found':
      return `${rebel(event.rebel)} finds ${cardName(event.card, board)} at ${at(event.square)}.`;
    case 'code-tried':
      return codeTried(event, rebel, board);
    case 'code-passed':
      return `${rebel(event.rebel)} doesn’t try the code.`;
    case 'gave-up':
      return `${who(event.seat)} ${GAVE_UP[event.how]}.`;
    case 'taken-over':
      return `${who(event.seat)} plays ${rebel(event.rebel)} from now on.`;
    case 'called-off':
      return CALLED_OFF[event.how];
    case 'over':
      return over(event, names);
  }
}

type Called = (number: number) => string;

function began({ game, rebels, soldiers }: EventOf<'began'>): string {
  const against = soldierNames(Array.from({ length: soldiers }, (_, soldier) => soldier));
  return game === 'capture'
    ? `Game 1, Capture: ${rebels} Rebels hunt ${against}.`
    : `Game 2, Escape: ${rebels} Rebels against ${against}.`;
}

const standing = (placed: readonly Placing[], at: Called): string =>
  inARow(placed.map(({ soldier, square }) => `${soldierName(soldier)} at ${at(square)}`));

function walked({ rebel, path }: EventOf<'walked'>, called: Called, at: Called): string {
  const [from = 0, ...on] = path;
  const to = on.at(-1);
  if (to === undefined) return `${called(rebel)} stays at ${at(from)}.`;
  return `${called(rebel)} walks ${squares(on.length)}, from ${at(from)} to ${at(to)}.`;
}

function rolled(event: EventOf<'dice'>, names: Names, board: BoardView): string {
  const dice = rollsOf(event).map((roll) => rollInWords(roll, board, names));
  return `The Rebels roll: ${dice.join(', ')}. ${imperialName(board, names)} rolls ${event.red} and may move ${plural(event.moves, 'soldier')}.`;
}

/** 3.6 The Rebel's chance to win. */
const chanceIn = ({ soldier, rebelDice }: EventOf<'battle'>): string =>
  percent(asNumber(battleOdds(kindOf(soldier), rebelDice === 2)));

function diceAgainst({ rebelDice, imperialDice }: EventOf<'battle'>): string {
  if (rebelDice === imperialDice) return rebelDice === 1 ? 'one die each' : 'two dice each';
  return rebelDice === 2 ? 'two dice against one' : 'one die against two';
}

/** "Han rolls 6, Stormtrooper 2 3: Han wins." */
function exchange({ rebel, soldier, rebelDice, imperialDice, outcome }: EventOf<'exchange'>, called: Called): string {
  const [hero, enemy] = [called(rebel), soldierName(soldier)];
  const sixes = (dice: readonly number[]): number => dice.filter((die) => die === 6).length;
  const tie = sixes(rebelDice) === sixes(imperialDice);
  const verdict = {
    rebel: `${hero} wins`,
    imperial: tie && soldier === FETT ? 'Boba Fett wins the tie' : `${enemy} wins`,
    'no-six': 'no six, so both roll again',
    tie: 'a tie, so both roll again',
  }[outcome];
  return `${hero} rolls ${inARow(rebelDice.map(String))}, ${enemy} rolls ${inARow(imperialDice.map(String))}: ${verdict}.`;
}

function cardLost({ card, rebel, square, cards }: EventOf<'card-lost'>, names: Names, board: BoardView): string {
  const from =
    rebel !== null
      ? `from ${rebelName(board, rebel, names)}`
      : `from the map${square === null ? '' : ` at ${squareName(board, square)}`}`;
  return `${imperialName(board, names)} takes ${cardName(card, board)} ${from}: ${cards} of ${board.setup.cards} cards.`;
}

function codeTried({ rebel, dice, card }: EventOf<'code-tried'>, called: Called, board: BoardView): string {
  const verdict = card === null ? 'no card matches' : `that is ${cardName(card, board)}. The code is cracked`;
  return `${called(rebel)} tries the code and rolls ${coloursOf(dice, board)}: ${verdict}.`;
}

function over({ winners, how, points, rounds }: EventOf<'over'>, names: Names): string {
  const after = `after ${plural(rounds, 'round')}`;
  const who = inARow(winners.map((seat) => nameOf(names, seat)));
  const win = winners.length === 1 ? 'wins' : 'win';
  if (winners.length === names.length || winners.length === 0) return `The match is a draw ${after}.`;
  if (how === 'code') return `The Rebels have escaped: ${who} ${win} ${after}.`;
  if (how === 'cards') return `The Imperial has taken enough cards: ${who} ${win} ${after}.`;
  const most = points[winners[0] ?? 0];
  const score = most === undefined ? '' : ` with ${plural(most, 'point')}`;
  return `${who} ${winners.length === 1 ? 'wins' : 'share the win'}${score} ${after}.`;
}
