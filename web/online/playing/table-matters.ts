import { namesOf, type TableView } from '@starboard/protocol';
import type { Attention } from '../../room/attention/attention.ts';
import { clockFace } from '../clock/clock.ts';

/** What a player can do about a matter of the table. */
interface TableActions {
  comeBack(seat: number): void;
  answerDraw(seats: readonly number[], accepts: boolean): void;
  joinRematch(): void;
  letBotPlay(seat: number): void;
  /** Sets a matter aside: it is not shown again. */
  setAside(id: string): void;
}

interface TableMoment {
  readonly table: TableView;
  readonly awaited: readonly number[];
  /** By the server's clock, in milliseconds since 1970. */
  readonly now: number;
}

/** Milliseconds of waiting after which the server hands a seat to a bot at the host's request. */
export const IDLE = 60_000;

/** Offers, seats that bots play and time that runs out, the most pressing first. */
export function tableMatters(moment: TableMoment, act: TableActions): readonly Attention[] {
  const { table, now } = moment;
  const names = namesOf(table);
  const mine = table.seats.flatMap((each, seat) => (each.mine ? [seat] : []));
  const several = mine.length > 1;
  if (table.phase === 'over') return rematch(table, mine, act);
  if (table.phase !== 'playing') return [];
  return [
    ...mine.flatMap((seat) => lowTime(table, seat, now)),
    ...mine.flatMap((seat) => handedOver(table, seat, several ? (names[seat] ?? '') : 'you', act)),
    ...draws(table, mine, names, act),
    ...idle(moment, names, act),
  ];
}

function lowTime({ seats }: TableView, seat: number, now: number): readonly Attention[] {
  const clock = seats[seat];
  if (clock === undefined || clock.deadline === null || clockFace(clock, now)?.hurry !== true) return [];
  const text = 'Your time for this decision is running out.';
  return [{ id: `time ${seat} ${clock.deadline}`, text, call: 'Time is running out', urgent: true, actions: [] }];
}

function handedOver({ seats }: TableView, seat: number, whom: string, act: TableActions): readonly Attention[] {
  if (seats[seat]?.handedOver !== true) return [];
  const text = `A bot is playing for ${whom}.`;
  const actions = [{ label: 'Take my seat back', act: () => act.comeBack(seat) }];
  return [{ id: `bot ${seat}`, text, call: 'A bot plays for you', actions }];
}

function draws(
  { seats }: TableView,
  mine: readonly number[],
  names: readonly string[],
  act: TableActions,
): readonly Attention[] {
  const open = mine.filter((seat) => seats[seat]?.offersDraw === false);
  const by = seats.findIndex(({ offersDraw, mine: own }) => offersDraw && !own);
  if (by < 0 || open.length === 0) return [];
  const actions = [
    { label: 'Accept', act: () => act.answerDraw(open, true) },
    { label: 'Decline', act: () => act.answerDraw(open, false) },
  ];
  return [{ id: `draw ${by}`, text: `${names[by]} offers a draw.`, call: 'Draw offered', actions }];
}

/** The host may let a bot play for somebody who keeps everybody waiting. */
function idle({ table, awaited, now }: TableMoment, names: readonly string[], act: TableActions): readonly Attention[] {
  if (!table.host || now - table.lastAt < IDLE) return [];
  return table.seats.flatMap(({ plan, mine, handedOver: gone }, seat) => {
    if (plan.kind !== 'open' || mine || gone || !awaited.includes(seat)) return [];
    const id = `idle ${seat} ${table.lastAt}`;
    const actions = [
      { label: 'Let a bot play', act: () => act.letBotPlay(seat) },
      { label: 'Wait', act: () => act.setAside(id) },
    ];
    return [{ id, text: `${names[seat]} has kept you waiting.`, call: 'Still waiting', actions }];
  });
}

function rematch({ rematch: match }: TableView, mine: readonly number[], act: TableActions): readonly Attention[] {
  if (match === null || mine.length === 0) return [];
  const id = `rematch ${match}`;
  const actions = [
    { label: 'Accept', act: act.joinRematch },
    { label: 'Decline', act: () => act.setAside(id) },
  ];
  return [{ id, text: 'You are offered a rematch.', call: 'Rematch offered', actions }];
}
