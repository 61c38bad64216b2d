import { capital, inARow, plural } from '@starboard/kernel';
import { type Action, type CardId, type DialManoeuvre, type Difficulty, findCard } from '../catalogue/index.ts';
import type { ActionName, Face, Held, RoundPhase, ShipView, Token } from '../rules/model.ts';

/** The names of things, as prompts, labels, log and text view share them. */

export const TOKEN_SAYS: { readonly [T in Token]: string } = {
  focus: 'focus',
  evade: 'evade',
  stress: 'stress',
  ion: 'ion',
  tractor: 'tractor beam',
  jam: 'jam',
  fore: 'reinforce (fore)',
  aft: 'reinforce (aft)',
  disabled: 'weapons disabled',
  cloak: 'cloak',
};

/** "a focus token", "an evade token", "2 ion tokens". */
export function tokens(token: Token, count: number): string {
  const says = TOKEN_SAYS[token];
  return count === 1 ? `${/^[aeio]/.test(says) ? 'an' : 'a'} ${says} token` : `${count} ${says} tokens`;
}

const ACTION_SAYS: { readonly [A in Action]: string } = {
  focus: 'Focus',
  'target-lock': 'Target lock',
  evade: 'Evade',
  'barrel-roll': 'Barrel roll',
  boost: 'Boost',
  cloak: 'Cloak',
  slam: 'SLAM',
  reload: 'Reload',
  reinforce: 'Reinforce',
  jam: 'Jam',
  coordinate: 'Coordinate',
};

export const isBarAction = (action: ActionName): action is Action => Object.hasOwn(ACTION_SAYS, action);

/** An action of the bar by its name, one of a card by the card's. */
export function actionName(action: ActionName): string {
  return isBarAction(action) ? ACTION_SAYS[action] : cardName(action.split(' ')[0] ?? '');
}

export const cardName = (card: string): string => findCard(card)?.name ?? card;

/** A weapon by its card; the primary weapon has none. */
export const weaponName = (card: CardId | null): string => (card === null ? 'primary weapon' : cardName(card));

/** A card on a ship, told apart from others of the same name. */
export function heldName({ cards }: Pick<ShipView, 'cards'>, place: number): string {
  const held = cards[place];
  if (held === undefined) return 'a card';
  const alike = cards.flatMap((each: Held, at) => (each.card === held.card ? [at] : []));
  return alike.length === 1 ? cardName(held.card) : `${cardName(held.card)} (${alike.indexOf(place) + 1})`;
}

export const PHASE_SAYS: { readonly [P in RoundPhase]: string } = {
  setup: 'setting up',
  planning: 'Planning',
  activation: 'Activation',
  combat: 'Combat',
  end: 'End phase',
};

const FACE_SAYS: { readonly [F in Face]: readonly [one: string, many: string] } = {
  hit: ['hit', 'hits'],
  crit: ['critical', 'criticals'],
  evade: ['evade', 'evades'],
  focus: ['focus', 'focuses'],
  blank: ['blank', 'blanks'],
};

const ORDER: readonly Face[] = ['crit', 'hit', 'evade', 'focus', 'blank'];

export const facesSay = (face: Face, count: number): string => plural(count, ...FACE_SAYS[face]);

/** "a hit", "an evade": a face that a player names. */
export function faceNamed(name: string): string | undefined {
  const face = ORDER.find((each) => each === name);
  return face === undefined ? undefined : `${face === 'evade' ? 'an' : 'a'} ${FACE_SAYS[face][0]}`;
}

/** "2 hits, 1 focus and 1 blank". */
export function facesInWords(faces: readonly Face[]): string {
  if (faces.length === 0) return 'no dice';
  const counts = ORDER.flatMap((face) => {
    const count = faces.filter((each) => each === face).length;
    return count === 0 ? [] : [facesSay(face, count)];
  });
  return inARow(counts);
}

const BEARING_SAYS: { readonly [B in DialManoeuvre['bearing']]: string } = {
  straight: 'straight',
  'bank-left': 'bank left',
  'bank-right': 'bank right',
  'turn-left': 'turn left',
  'turn-right': 'turn right',
  'koiogran-turn': 'Koiogran turn',
  'segnors-loop-left': 'Segnor’s loop left',
  'segnors-loop-right': 'Segnor’s loop right',
  'tallon-roll-left': 'Tallon roll left',
  'tallon-roll-right': 'Tallon roll right',
  stationary: 'stop',
  'reverse-straight': 'reverse straight',
  'reverse-bank-left': 'reverse bank left',
  'reverse-bank-right': 'reverse bank right',
};

/** "bank left 2". */
export const manoeuvreName = ({ bearing, speed }: DialManoeuvre): string =>
  bearing === 'stationary' ? BEARING_SAYS[bearing] : `${BEARING_SAYS[bearing]} ${speed}`;

/** A manoeuvre that the rules name as "bank-left 2"; undefined for anything else. */
export function manoeuvreNamed(name: string): string | undefined {
  const [bearing = '', speed] = name.split(' ');
  return isBearing(bearing) ? `${BEARING_SAYS[bearing]} ${speed}` : undefined;
}

const isBearing = (name: string): name is DialManoeuvre['bearing'] => Object.hasOwn(BEARING_SAYS, name);

/** "Bank left 2, green". */
export const manoeuvreInFull = (manoeuvre: DialManoeuvre, difficulty: Difficulty = manoeuvre.difficulty): string =>
  `${capital(manoeuvreName(manoeuvre))}, ${difficulty}`;

/** "+4", "−2", "+0". */
export const signed = (points: number): string => (points < 0 ? `−${-points}` : `+${points}`);

/** "−1", "7". */
export const total = (points: number): string => (points < 0 ? `−${-points}` : `${points}`);

/** "2nd". */
export function ordinal(place: number): string {
  const teen = place % 100 > 10 && place % 100 < 14;
  return `${place}${teen ? 'th' : (['th', 'st', 'nd', 'rd'][place % 10] ?? 'th')}`;
}

/** "an X-wing", "a TIE Fighter": letters and figures that are spelt out are said as "ex" and "em" are. */
export const withArticle = (ship: string): string =>
  `${/^(?:[AEIO]|[FHLMNRSX](?:-|\d))/.test(ship) ? 'an' : 'a'} ${ship}`;
