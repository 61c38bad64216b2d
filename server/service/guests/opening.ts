import { randomBytes } from 'node:crypto';
import { findBot } from '@starboard/bots';
import { gameById } from '@starboard/games';
import { BY_PURPOSE, checkSetup, commitTo } from '@starboard/kernel';
import { type NewMatchRequest, timeLimitProblem } from '@starboard/protocol';
import type { Store } from '../../store/store.ts';
import { diceFor } from '../../table/dice/dice.ts';
import type { Entry, Opening, SeatHolder } from '../../table/entry.ts';
import { openTable } from '../../table/fold.ts';
import { type Sitter, seatsOf } from '../../table/table.ts';
import type { BotMatches } from '../bots/bot-matches.ts';
import type { FindRules } from '../games.ts';
import { refused } from '../refused.ts';
import type { Done, RequestingGuest, Service } from '../service.ts';
import { lobbySummary } from '../tables/lobby-summary.ts';
import type { Tables } from '../tables/tables.ts';
import { createTurn } from '../turns/turn.ts';
import type { KeyedNames, MatchNames } from './match-names.ts';

interface OpeningOptions {
  readonly store: Store;
  readonly findRules: FindRules;
  readonly tables: Pick<Tables, 'act' | 'read'>;
  readonly names: MatchNames;
  readonly botMatches: BotMatches;
  now(): number;
}

/** How matches start: opened by a guest, or as the next at a table. The same request opens only one match. */
export function createOpening(options: OpeningOptions): Pick<Service, 'open' | 'rematch'> {
  const { store, findRules, tables, names, botMatches, now } = options;

  async function open(asking: RequestingGuest, wanted: NewMatchRequest, turn = createTurn()): Promise<Done<string>> {
    const possible = names.openedBy(asking.id, asking.request);
    const opened = await firstKept(possible);
    if (opened !== undefined) return { ok: true, value: opened };
    const rules = await findRules(wanted.game);
    if (rules === undefined) return refused('unknown-game', `There is no game called "${wanted.game}" here.`);
    const seating = wanted.seats.map((plan) => (plan.kind === 'automaton' ? plan.automaton : null));
    const checked = turn.work(() => checkSetup(rules, wanted.setup, seating));
    if (!checked.ok) return refused('bad-setup', checked.fact);
    const cast = gameById(wanted.game) ?? {};
    const stranger = wanted.seats.find((plan) => plan.kind === 'bot' && findBot(plan.bot, cast) === undefined);
    if (stranger?.kind === 'bot')
      return refused('unknown-bot', `No bot called "${stranger.bot}" plays this game here.`);
    const { game, seats, listed, timeControl, severalSeats, helpForAll, spectatorDelay } = wanted;
    const { version } = rules;
    const opening = { game, rules: version, setup: checked.setup, seats, listed, timeControl, severalSeats };
    const help = helpForAll ? { helpForAll } : {};
    return lay(possible[0], asking, { ...opening, ...help, spectatorDelay, host: asking.id });
  }

  /** The match among these names that there is already. */
  async function firstKept(possible: KeyedNames): Promise<string | undefined> {
    for (const id of possible) if ((await store.read(id, 0, 1)) !== undefined) return id;
    return undefined;
  }

  /** Stores a new match with a secret that it commits to, unless the same request has opened it already. */
  async function lay(
    id: string,
    asking: RequestingGuest,
    opening: Omit<Opening, 'commitment' | 'dice' | 'diceWay'>,
  ): Promise<Done<string>> {
    const opener = { guest: asking.id, address: asking.address ?? '' };
    const againstBots = botMatches.objection(opener, opening.seats);
    if (againstBots !== null) return { ok: false, refusal: againstBots };
    const rules = await findRules(opening.game);
    if (rules === undefined) return refused('unknown-game', `There is no game called "${opening.game}" here.`);
    const { seats, timeControl } = opening;
    const people = seats.some(({ kind }) => kind === 'open');
    const limit = timeLimitProblem(rules, opening.setup, { people, timeControl });
    if (limit !== undefined) return refused('bad-setup', limit);
    const secret = randomBytes(32).toString('hex');
    const fair = { commitment: commitTo(secret), dice: diceFor(seats, timeControl), diceWay: BY_PURPOSE } as const;
    const entry: Entry = { type: 'opened', ...opening, ...fair, at: now(), request: asking.request };
    const table = openTable(id, secret, rules, entry);
    const created = await store.create(id, secret, entry, lobbySummary(table, now()));
    if (created === 'kept') botMatches.opened(table, opener);
    return { ok: true, value: id };
  }

  /** Copies the last lines of one table's chat to another; each line once, whichever node copies it. */
  async function goOnTalking(from: string, to: string): Promise<void> {
    for (const { number, ...line } of await store.chat(from, 0)) await store.say(to, line, `line ${from} ${number}`);
  }

  async function rematch(asking: RequestingGuest, match: string): Promise<Done<string>> {
    const read = await tables.read(match);
    if (!read.ok) return read;
    const { opening, setup, phase, sitters, rematch: found } = read.value;
    if (found !== null) return { ok: true, value: found };
    if (phase !== 'over' && phase !== 'closed') return refused('not-over', 'The match is not over yet.');
    if (seatsOf(read.value, asking.id).length === 0 && opening.host !== asking.id) {
      return refused('not-yours', 'Only players of this match can ask for a rematch.');
    }
    const heldFor = sitters.map((sitter) => sitter && holderOf(sitter));
    const possible = names.rematchOf(match);
    const kept = await firstKept(possible);
    const next = kept ?? possible[0];
    const again = { ...opening, setup, rules: read.value.rules.version, host: asking.id, heldFor };
    const laid = kept === undefined ? await lay(next, asking, again) : { ok: true as const };
    if (!laid.ok) return laid;
    await goOnTalking(match, next);
    const acted = await tables.act(
      match,
      (table, at) => (table.rematch === null ? { keep: { type: 'rematched', match: next, at } } : { already: true }),
      asking,
    );
    return acted.ok ? { ok: true, value: acted.value.rematch ?? next } : acted;
  }

  return { open, rematch };
}

/** The seat is held with what its player brought. */
function holderOf({ guest, name, brought }: Sitter): SeatHolder {
  return brought === null ? { guest, name } : { guest, name, brought };
}
