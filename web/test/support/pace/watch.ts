import { bots } from '@starboard/bots';
import { type Game, games } from '@starboard/games';
import { BY_PURPOSE, diceFromKey, headerFact, hex, recordLine } from '@starboard/kernel';
import { isShowing } from '../../../room/playback/playback.ts';
import { openRoom } from '../../../room/room.ts';
import { botMove } from '../../../runner/local/bot-seats.ts';
import { accept, openLocalMatch, tryInput } from '../../../runner/local/local-match.ts';
import { trySeveral } from '../../../runner/local/several-moves.ts';
import { explained } from '../../../shell/settings.ts';
import { idleRunner } from '../seen.ts';
import { WATCHED, type WatchedTable } from './tables.ts';
import { virtualClock } from './virtual-clock.ts';

/** What a person watched between two decisions. */
export interface Watched {
  readonly seats: number;
  readonly milliseconds: number;
  readonly attacks: number;
}

/** More answers than any match needs. */
const MOST_ANSWERS = 3000;

/** Plays a match with bots in all seats, in the room of the page, and measures what one of them has to watch. */
export async function watchMatch(id: string, table: WatchedTable, key: number): Promise<readonly Watched[]> {
  const game = games.find((each) => each.id === id);
  const about = WATCHED[id];
  if (game === undefined || about === undefined) throw new Error(`nothing is known of ${id}`);
  const { rules, words, board, heuristics } = await partsOf(game);
  const names = Array.from({ length: table.seats }, (_, seat) => `P${seat + 1}`);
  const header = {
    game: id,
    rules: rules.version,
    setup: table.setup,
    seating: names.map(() => null),
    players: names,
    key: hex([key, 2, 3, 4, 5, 6, 7, 8]),
    dice: BY_PURPOSE,
  };
  const opened = openLocalMatch({ rules, viewer: [table.seat] }, [recordLine(headerFact(header), '').line]);
  if (!opened.ok) throw new Error(opened.fact);
  const { localMatch } = opened;
  const bot = bots.find((each) => each.id === 'plain');
  if (bot === undefined) throw new Error('there is no plain bot');
  const seated = names.map(() => bot);
  const dice = diceFromKey([key, 1, 1, 1, 1, 1, 1, 1]);
  const others = { bots: seated.map((each, seat) => (seat === table.seat ? null : each)), heuristics, dice };
  const me = { bots: seated, heuristics, dice };

  explained.value = Object.keys(board.beats?.firstTimes ?? {}).map((type) => `${id} ${type}`);
  const clock = virtualClock();
  const runner = idleRunner();
  const room = openRoom(
    runner,
    { ok: true, game: id, names, seats: [table.seat], updates: opened.updates, open: true },
    { rules, words, board },
  );
  const toEnd = (): number => clock.run(() => !isShowing(room.player.playback.peek()));
  const gaps: Watched[] = [];
  let open = { milliseconds: 0, attacks: 0 };
  let planned = false;
  const hear = (draft: ReturnType<typeof trySeveral>): boolean => {
    if (draft === null) return false;
    accept(localMatch, draft);
    runner.news(draft.updates);
    const [update] = draft.updates;
    for (const { event } of update?.happenings ?? []) {
      if (event.type === 'turn') planned = false;
      if (event.type === board.beats?.attack) open.attacks++;
    }
    return true;
  };
  try {
    for (let answers = 0; localMatch.match.result === null; answers++) {
      if (answers === MOST_ANSWERS) throw new Error(`a match of ${id} does not end`);
      hear(
        trySeveral(
          localMatch,
          (ahead) => {
            const move = botMove(others, ahead);
            return move && { move };
          },
          () => true,
        ),
      );
      open.milliseconds += toEnd();
      const ask = localMatch.match.asks.find(({ seat }) => seat === table.seat);
      if (ask === undefined) break;
      const continues = planned && ask.kind === about.planned;
      if (!continues) {
        if (answers > 0) gaps.push({ seats: table.seats, ...open });
        open = { milliseconds: 0, attacks: 0 };
      }
      planned = ask.kind === about.planned;
      const asks = { ...localMatch.match, asks: [ask] };
      const move = botMove(me, { ...localMatch, match: asks });
      if (move === undefined) throw new Error('no answer');
      const tried = tryInput(localMatch, move);
      if (!tried.ok) throw new Error(tried.fact);
      hear(tried);
    }
  } finally {
    room.close();
    clock.restore();
  }
  return gaps;
}

async function partsOf({ parts }: Game) {
  const [rules, words, board, heuristics] = await Promise.all([
    parts.rules(),
    parts.words(),
    parts.board(),
    parts.heuristics(),
  ]);
  return { rules, words, board, heuristics };
}
