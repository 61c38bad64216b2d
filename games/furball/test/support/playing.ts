import {
  askOf,
  begin,
  type Choice,
  choose,
  type Json,
  keyFromSeed,
  options,
  type Seat,
  same,
  settle,
} from '@starboard/kernel';
import {
  type DamageId,
  type DialBearing,
  type Difficulty,
  fullDeck,
  type PilotId,
  type UpgradeId,
} from '../../catalogue/index.ts';
import { manoeuvreFrame } from '../../rules/04-flight/manoeuvre.ts';
import { actionFrame } from '../../rules/05-actions/actions.ts';
import { ANY_WEAPON, chanceFor } from '../../rules/06-attack/chance.ts';
import { recount } from '../../rules/13-cards/listening.ts';
import { EVERYBODY } from '../../rules/13-cards/now.ts';
import { windowAt } from '../../rules/13-cards/windows.ts';
import { MM, TURN } from '../../rules/geometry/index.ts';
import { rules } from '../../rules/index.ts';
import type {
  ActionName,
  Board,
  Event,
  Face,
  Frame,
  Furball,
  Match,
  Moment,
  Setup,
  Ship,
  Tokens,
} from '../../rules/model.ts';
import { dialOf, shieldsOf } from '../../rules/values.ts';

/** Tables laid out for tests: ships and positions, the dice to come, and the answers by seat. */

export interface Playthrough {
  readonly match: Match;
  readonly events: Event[];
}

export interface ShipLayout {
  readonly pilot?: PilotId;
  readonly upgrades?: readonly UpgradeId[];
  /** Millimetres from the south-west corner, and degrees from east, anticlockwise. */
  readonly at?: readonly [x: number, y: number, degrees: number];
  readonly tokens?: Partial<Tokens>;
  readonly ship?: Partial<Ship>;
  readonly up?: readonly DamageId[];
  readonly down?: readonly DamageId[];
}

const PLAIN: PilotId = 'rebel.z95headhunter.banditsquadronpilot';
/** Out of everybody's way. */
const CORNERS: readonly (readonly [number, number, number])[] = [
  [40, 40, 90],
  [874, 40, 90],
  [874, 874, 270],
  [40, 874, 270],
];

export const SETUP: Setup = {
  squads: [],
  asteroids: [],
  limit: 100,
  ending: 'rounds',
  rounds: 12,
  minutes: 75,
  friendlyToSelf: false,
  damageDeck: 'newer',
};

/** The decks begin with cards that change nothing at once. */
const CALM: readonly DamageId[] = ['damage.tfa.shakenpilot', 'damage.tfa.loosestabilizer'];
const HARMLESS = CALM.map((card) => fullDeck('tfa').indexOf(card));

/** Where in its procedure a round asks for dials: everything that is run on a table comes back to there. */
const PLANNING = 4;

/** Ships in the given positions, in the second round, without asteroids or anything in progress; at least four. */
export function table(
  layouts: readonly ShipLayout[],
  board: Partial<Board> = {},
  setup: Partial<Setup> = {},
): Playthrough {
  const all = [...layouts, ...CORNERS.slice(layouts.length).map((at): ShipLayout => ({ at }))];
  const squads = all.map(({ pilot = PLAIN, upgrades = [] }) => ({ pilot, upgrades }));
  const events: Event[] = [];
  const match = begin(
    rules,
    { ...SETUP, ...setup, squads },
    all.map(() => null),
    { key: keyFromSeed('table'), script: all.map((_, who) => ({ purpose: 'deck', who, draws: [HARMLESS] })) },
  );
  Object.assign(match.board, {
    asteroids: [],
    round: 2,
    phase: 'combat',
    ranking: all.map((_, seat) => seat),
    ...board,
  });
  match.stack = [
    { at: 'game', step: 5 },
    { at: 'round', step: PLANNING, order: [], done: 0, skill: 1000 },
  ];
  match.asks = [];
  match.sealed = [];
  for (const [seat, layout] of all.entries()) lay(match.board, seat, layout);
  recount(match.board);
  for (const seat of all.keys()) {
    const ship = shipIn({ match, events }, seat);
    if (all[seat]?.ship?.shields === undefined) ship.shields = shieldsOf(match.board, seat);
  }
  return { match, events };
}

function lay(board: Board, seat: Seat, { at, tokens, ship: more, up = [], down = [] }: ShipLayout): void {
  const ship = board.ships[seat];
  if (ship === undefined) throw new Error(`there is no seat ${seat}`);
  const [x, y, degrees] = at ?? CORNERS[seat % 4] ?? [40, 40, 0];
  ship.status = 'flying';
  ship.pose = { x: x * MM, y: y * MM, heading: Math.round((degrees / 360) * TURN) % TURN };
  Object.assign(ship.tokens, tokens);
  Object.assign(ship, more);
  const card = (id: DamageId, i: number, isUp: boolean) => {
    board.numbered++;
    return { id: board.numbered, card: id, up: isUp, known: isUp, round: 1, attack: i * 0 };
  };
  ship.damage = [...up.map((id, i) => card(id, i, true)), ...down.map((id, i) => card(id, i, false))];
}

export function shipIn({ match }: Playthrough, seat: Seat): Ship {
  const ship = match.board.ships[seat];
  if (ship === undefined) throw new Error(`there is no seat ${seat}`);
  return ship;
}

const ATTACK: { readonly [F in Face]: number } = { hit: 1, crit: 4, focus: 5, blank: 7, evade: 0 };
const DEFENCE: { readonly [F in Face]: number } = { evade: 1, focus: 4, blank: 6, hit: 0, crit: 0 };

export const attackDice = (...faces: readonly Face[]): readonly number[] => faces.map((face) => ATTACK[face]);
export const defenceDice = (...faces: readonly Face[]): readonly number[] => faces.map((face) => DEFENCE[face]);

export function rig({ match }: Playthrough, ...faces: readonly (readonly number[])[]): void {
  match.dice.rigged = [...match.dice.rigged, ...faces.flat()];
}

/** The damage cards that a ship draws next. */
export function stackDeck(played: Playthrough, seat: Seat, ...cards: readonly DamageId[]): void {
  const ship = shipIn(played, seat);
  ship.deck = [...cards, ...ship.deck.slice(ship.drawn)];
  ship.drawn = 0;
}

/** Runs a procedure until it asks something. */
export function run(played: Playthrough, frame: Frame): Playthrough {
  const { match, events } = played;
  const [, round] = match.stack;
  if (round?.at === 'round') round.step = PLANNING;
  match.stack.push(frame);
  match.asks = [];
  match.sealed = [];
  settle(rules, match, (event) => events.push(event));
  return played;
}

/** What is asked now, as "seat kind". */
export const asked = ({ match }: Playthrough): readonly string[] =>
  match.asks.map(({ seat, kind }) => `${seat} ${kind}`);

const isPlanning = ({ match }: Playthrough): boolean => match.asks.every(({ kind }) => kind === 'dial');

export function optionsOf({ match }: Playthrough, seat: Seat): readonly Choice<Furball>[] {
  const ask = askOf(match, seat);
  return ask === undefined ? [] : options(rules, match, ask);
}

/** Answers a seat's ask with one of its options, and returns what happened. */
export function answer(played: Playthrough, seat: Seat, choice: Json): readonly Event[] {
  const { match, events } = played;
  const ask = askOf(match, seat);
  if (ask === undefined) throw new Error(`seat ${seat} is not asked anything: ${asked(played)}`);
  const offered = options(rules, match, ask);
  const option = offered.find((each) => same(each, choice));
  if (option === undefined) {
    throw new Error(`${JSON.stringify(choice)} may not be answered to ${ask.kind}: ${JSON.stringify(offered)}`);
  }
  const before = events.length;
  choose(rules, match, ask, option, (event) => events.push(event));
  return events.slice(before);
}

/** Answers the asks one after the other, each for the seat that is asked. */
export function answers(played: Playthrough, ...choices: readonly Json[]): Playthrough {
  for (const choice of choices) answer(played, played.match.asks[0]?.seat ?? -1, choice);
  return played;
}

/** Declines every offer until nothing is in progress. */
export function passAll(played: Playthrough): Playthrough {
  for (let i = 0; i < 200 && !isPlanning(played); i++) {
    const seat = played.match.asks[0]?.seat ?? -1;
    const offered = optionsOf(played, seat);
    answer(played, seat, (offered.includes(null) ? null : offered[0]) ?? null);
  }
  return played;
}

export interface Attack {
  readonly by?: Seat;
  readonly at?: Seat;
  readonly weapon?: number;
  readonly attack?: readonly Face[];
  readonly defence?: readonly Face[];
  readonly more?: readonly (readonly number[])[];
}

/** An attack up to its first question; by default seat 0 attacks seat 1 with its primary weapon. */
export function attack(
  played: Playthrough,
  { by = 0, at = 1, weapon = 0, attack: red = [], defence = [], more = [] }: Attack,
): Playthrough {
  run(played, chanceFor(by, ANY_WEAPON, null));
  rig(played, attackDice(...red), defenceDice(...defence), ...more);
  const offered = optionsOf(played, by).find((each) => isAttack(each, weapon, at));
  if (offered === undefined)
    throw new Error(`no attack by ${by} at ${at} with ${weapon}: ${JSON.stringify(optionsOf(played, by))}`);
  answer(played, by, offered);
  return played;
}

const isAttack = (choice: Json, weapon: number, at: Seat): boolean =>
  typeof choice === 'object' &&
  choice !== null &&
  'weapon' in choice &&
  choice['weapon'] === weapon &&
  choice['at'] === at;

/** Whether an attack could be declared at all. */
export function mayAttack(played: Playthrough, by: Seat, at: Seat, weapon = 0): boolean {
  run(played, chanceFor(by, ANY_WEAPON, null));
  return optionsOf(played, by).some((each) => isAttack(each, weapon, at));
}

export function combatTurn(played: Playthrough, ship: Seat): Playthrough {
  played.match.board.phase = 'combat';
  shipIn(played, ship).fought = true;
  return run(played, { at: 'combat-turn', step: 0, ship, skips: false, had: false });
}

/** A moment at which cards may have an effect, for a ship or for all. */
export function moment(played: Playthrough, name: Moment, ship: Seat = EVERYBODY): Playthrough {
  const window = windowAt(played.match, name, ship);
  return window === undefined ? played : run(played, window.call);
}

export function fly(
  played: Playthrough,
  ship: Seat,
  bearing: DialBearing,
  speed: number,
  difficulty: Difficulty = 'white',
): Playthrough {
  return run(played, manoeuvreFrame(ship, { bearing, speed, difficulty }, difficulty, 'dial'));
}

export function act(played: Playthrough, ship: Seat, action: ActionName): Playthrough {
  return run(played, actionFrame(ship, action, false));
}

/** The activation of a ship that has dialled a manoeuvre of its dial, as "straight 2". */
export function activate(played: Playthrough, ship: Seat, dialled: string): Playthrough {
  played.match.board.phase = 'activation';
  const place = dialPlace(played, ship, dialled);
  shipIn(played, ship).dial = place;
  return run(played, { at: 'activation', step: 0, ship, dialled: true, shown: null, late: null });
}

export function dialPlace(played: Playthrough, seat: Seat, dialled: string): number {
  const place = dialOf(played.match.board, seat).findIndex(({ bearing, speed }) => `${bearing} ${speed}` === dialled);
  if (place < 0) throw new Error(`there is no ${dialled} on that dial`);
  return place;
}

export function only<T extends Event['type']>(events: readonly Event[], type: T) {
  return events.filter((event): event is Extract<Event, { type: T }> => event.type === type);
}

export const scores = ({ match }: Playthrough): readonly number[] => match.board.ships.map(({ score }) => score);
