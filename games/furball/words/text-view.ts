import { capital, inARow, type Names, nameOf, plural, type Seat, type View } from '@starboard/kernel';
import { shipOf as kindOf } from '../catalogue/index.ts';
import { forecast } from '../foresight/attacks.ts';
import { beforeDial } from '../foresight/before-dial.ts';
import { type Pose, rangeBetween, rangeInArc, rangeToRock, rangeToToken } from '../rules/geometry/index.ts';
import { type BoardView, type Furball, isFlying, type ShipView, shipOf, TOKENS } from '../rules/model.ts';
import { damageOn, hullOf, shieldsOf, skillOf } from '../rules/values.ts';
import { explain } from './explain.ts';
import { knownBoard } from './known.ts';
import { isAttack } from './labels.ts';
import { cardName, heldName, manoeuvreName, ordinal, PHASE_SAYS, TOKEN_SAYS, total, withArticle } from './phrases.ts';
import { apart, clockFrom, headingName, partOfMat, spotInFigures } from './places.ts';
import { oddsSay, paymentName, sureSays } from './shots.ts';

/** Describes the whole mat, one fact a line: the game, the viewer's ship, the others by distance, and other things. */
export function describe(view: View<Furball>, names: Names): readonly string[] {
  const { board, seat } = view;
  const own = seat === null ? undefined : board.ships[seat];
  return [
    ...stage(board),
    ...(own === undefined || seat === null ? [] : mine(board, seat, own, names)),
    ...others(board, seat, names),
    ...attacks(view, names),
    ...dialAhead(view),
    ...asteroids(board, own),
    ...bombs(board, own, names),
    scores(board, seat, names),
  ];
}

function stage({ round, phase, setup, called }: BoardView): readonly string[] {
  const of = setup.ending === 'rounds' ? ` of ${setup.rounds}` : '';
  const now = round === 0 ? 'Ships are being placed.' : `Round ${round}${of}, ${PHASE_SAYS[phase]}.`;
  return [now, ...(called ? ['Time has been called. This round is the last.'] : [])];
}

/** The viewer's own ship: its type, position, condition and cards. */
function mine(board: BoardView, seat: Seat, own: ShipView, names: Names): readonly string[] {
  const known = knownBoard(board);
  const kind = kindOf(own.kind);
  const here = isFlying(own) ? `, ${whereabouts(own.pose)}` : `, ${STATUS[own.status]}`;
  const cards = own.cards.map(({ card, up, tokens }) => {
    const extra = [...(up ? [] : ['discarded']), ...(tokens > 0 ? [`${tokens} on it`] : [])];
    const says = explain(card);
    return `  ${cardName(card)}${extra.length === 0 ? '' : ` (${extra.join(', ')})`}${says === '' ? '.' : `: ${says}`}`;
  });
  return [
    `You fly ${cardName(own.cards[0]?.card ?? '')} in ${withArticle(kind.name)}, skill ${skillOf(known, seat, 'activation')}, squad of ${own.total} points${here}.`,
    `  ${capital(shape(board, seat, names))}.`,
    ...cards,
    ...own.damage.flatMap(({ card, up }) =>
      up && card !== null ? [`  Damage, ${cardName(card)}: ${explain(card)}`] : [],
    ),
  ];
}

const STATUS = {
  off: 'not placed yet',
  flying: 'flying',
  gone: 'destroyed, comes back in the next Planning phase',
  out: 'out of the game',
};

/** "in the north-west (300 by 700 mm), facing east". */
const whereabouts = (pose: Pose): string => `${partOfMat(pose)} (${spotInFigures(pose)}), facing ${headingName(pose)}`;

/** "shields 2 of 2, hull 3 of 4; 1 focus, 2 stress; locks Ben; touching Cleo". */
function shape(board: BoardView, seat: Seat, names: Names): string {
  const ship = shipOf(board, seat);
  const known = knownBoard(board);
  const hull = hullOf(known, seat);
  const up = ship.damage.filter(({ up: isUp }) => isUp).length;
  const tokens = TOKENS.flatMap((token) =>
    ship.tokens[token] > 0 ? [`${ship.tokens[token]} ${TOKEN_SAYS[token]}`] : [],
  );
  const who = (seats: readonly Seat[]): string => inARow(seats.map((each) => nameOf(names, each)));
  return [
    `shields ${ship.shields} of ${shieldsOf(known, seat)}, hull ${Math.max(0, hull - damageOn(known, seat))} of ${hull}`,
    ...(ship.damage.length === 0
      ? []
      : [`${plural(ship.damage.length, 'damage card')}${up === 0 ? '' : `, ${up} faceup`}`]),
    ...(tokens.length === 0 ? [] : [inARow(tokens)]),
    ...(ship.locks.length === 0 ? [] : [`locks ${who(ship.locks)}`]),
    ...(ship.touching.length === 0 ? [] : [`touches ${who(ship.touching)}`]),
    ...ship.conditions.map(({ card }) => cardName(card)),
    ...(ship.dialled ? ['dial set'] : []),
  ].join('; ');
}

function others(board: BoardView, viewer: Seat | null, names: Names): readonly string[] {
  const own = viewer === null ? undefined : board.ships[viewer];
  const seats = [...board.ships.keys()].filter((seat) => seat !== viewer);
  const far = (seat: Seat): number => (own === undefined ? seat : apart(own.pose, shipOf(board, seat).pose));
  const there = seats.filter((seat) => isFlying(shipOf(board, seat))).toSorted((a, b) => far(a) - far(b));
  const away = seats.filter((seat) => !there.includes(seat));
  return [
    ...there.map((seat) => {
      const ship = shipOf(board, seat);
      const seen = own === undefined || !isFlying(own) ? [] : [relation(own.pose, ship.pose)];
      return `${nameOf(names, seat)}: ${flown(ship)}, ${[...seen, whereabouts(ship.pose), shape(board, seat, names)].join('; ')}.`;
    }),
    ...away.map(
      (seat) => `${nameOf(names, seat)}: ${flown(shipOf(board, seat))}, ${STATUS[shipOf(board, seat).status]}.`,
    ),
  ];
}

/** "Wedge Antilles, X-wing, skill 9". */
const flown = ({ cards, kind, skill }: ShipView): string =>
  `${cardName(cards[0]?.card ?? '')}, ${kindOf(kind).name}, skill ${skill}`;

/** "range 2 at your 1 o’clock, in your arc, and you are in its". */
function relation(own: Pose, other: Pose): string {
  const range = rangeBetween(own, other);
  const where = `${rangeName(range)} at your ${clockFrom(own, other)} o’clock`;
  const [ahead, seen] = [rangeInArc(own, other, 'front') > 0, rangeInArc(other, own, 'front') > 0];
  if (ahead) return `${where}, in your arc${seen ? ', and you are in its arc' : ''}`;
  return seen ? `${where}, you are in its arc` : where;
}

/** 4.2 What the viewer's own cards do before the dial that is chosen now. */
function dialAhead(view: View<Furball>): readonly string[] {
  if (view.mine?.ask.kind !== 'dial') return [];
  const { seat } = view.mine.ask;
  const { starts, must, may } = beforeDial(view, seat);
  const ways = starts.flatMap(({ board, flown, lost }) => {
    const end = lost ? 'your ship is lost' : whereabouts(shipOf(board, seat).pose);
    return flown.length === 0 ? [] : [`after ${inARow(flown.map(manoeuvreName))}, ${end}`];
  });
  const cards = (list: typeof must): string => inARow(list.map((card) => cardName(card)));
  return [
    ...(ways.length === 0
      ? []
      : [`Before you reveal your dial, ${cards(must)} will move your ship: ${ways.join('; ')}.`]),
    ...(may.length === 0 ? [] : [`Before you reveal your dial, you may use ${cards(may)}.`]),
  ];
}

/** 6.2 The odds of each attack that the viewer may make now. */
function attacks(view: View<Furball>, names: Names): readonly string[] {
  const { mine: open, board } = view;
  if (open?.ask.kind !== 'attack') return [];
  const { seat } = open.ask;
  const known = knownBoard(board);
  return open.options.filter(isAttack).flatMap((choice) => {
    const seen = forecast(view, choice);
    const weapon = choice.weapon === 0 ? 'your primary weapon' : heldName(shipOf(board, seat), choice.weapon);
    const how = [paymentName(known, seat, choice), choice.obstructed ? 'obstructed' : ''].filter((part) => part !== '');
    const using = [weapon, ...how].join(', ');
    return seen === null
      ? []
      : [`You may attack ${nameOf(names, choice.at)} with ${using}: ${oddsSay(seen)} (${sureSays(seen)}).`];
  });
}

/** Nearest first; for a viewer without a ship, by position. */
function asteroids({ asteroids: rocks }: BoardView, own: ShipView | undefined): readonly string[] {
  if (rocks.length === 0) return [];
  if (own === undefined || !isFlying(own)) return [`Asteroids lie ${inARow(rocks.map(partOfMat))}.`];
  const { pose } = own;
  const near = rocks.toSorted((a, b) => apart(pose, a) - apart(pose, b));
  const said = near.map((rock) => {
    const range = rangeToRock(pose, rock, 'all');
    return `${rangeName(range)} at ${clockFrom(pose, rock)} o’clock`;
  });
  return [`Asteroids: ${said.join('; ')}.`];
}

function bombs(board: BoardView, own: ShipView | undefined, names: Names): readonly string[] {
  return board.bombs.map(({ card, by, spot }) => {
    const where =
      own === undefined || !isFlying(own)
        ? partOfMat(spot)
        : `${rangeName(rangeToToken(own.pose, spot))} at your ${clockFrom(own.pose, spot)} o’clock`;
    return `${nameOf(names, by)}’s ${cardName(card)}: ${where}.`;
  });
}

const rangeName = (range: number): string => (range === 0 ? 'beyond range 3' : `range ${range}`);

/** "Points: 7 for Ada, 3 for you (2nd), −2 for Ben." */
function scores({ ships }: BoardView, viewer: Seat | null, names: Names): string {
  const order = [...ships.keys()].toSorted((a, b) => (ships[b]?.score ?? 0) - (ships[a]?.score ?? 0));
  const said = order.map((seat, place) => {
    const points = total(ships[seat]?.score ?? 0);
    return seat === viewer ? `${points} for you (${ordinal(place + 1)})` : `${points} for ${nameOf(names, seat)}`;
  });
  return `Points: ${said.join(', ')}.`;
}
