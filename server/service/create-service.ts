import { randomBytes } from 'node:crypto';
import { botById } from '@starboard/bots';
import { checkSetup, commitTo, type Seat } from '@starboard/kernel';
import { type NewMatchRequest, NO_NAME, playerName } from '@starboard/protocol';
import type { Bus } from '../bus/bus.ts';
import type { Store } from '../store/store.ts';
import { outOfTime } from '../table/clock.ts';
import * as commands from '../table/commands.ts';
import { diceFor } from '../table/dice/dice.ts';
import * as dice from '../table/dice/dice-commands.ts';
import type { Entry, Opening } from '../table/entry.ts';
import { openTable } from '../table/fold.ts';
import { RECORD_BEGIN } from '../table/history/record.ts';
import { reasonsAgainst, reasonsFor } from '../table/reasons.ts';
import { setStanding } from '../table/standing.ts';
import { seatsOf, type Table } from '../table/table.ts';
import { BOT_MATCHES, type BotMatchLimits, countBotMatches } from './bots/bot-matches.ts';
import { botPool, type Thinker } from './bots/bot-pool.ts';
import { createBots } from './bots/bots.ts';
import { type Called, watchClocks } from './clocks.ts';
import { type FindRules, rulesInTheCatalogue } from './games.ts';
import { NOBODY_TO_TELL, type Notifier } from './notifier.ts';
import { createPresence } from './presence.ts';
import type { Done, Guest, Service } from './service.ts';
import { SPECTATOR_CHAT, type SpectatorChatRates, spectatorChat } from './spectator-chat.ts';
import { createStanding } from './standing.ts';
import { steadyClock } from './steady-clock.ts';
import { isRevealed, lobbySummary, summaryAt } from './tables/lobby-summary.ts';
import { keepTables } from './tables/tables.ts';

export interface ServiceOptions {
  readonly store: Store;
  readonly bus: Bus;
  now?(): number;
  readonly findRules?: FindRules;
  readonly thinker?: Thinker;
  readonly botMatches?: BotMatchLimits;
  readonly spectatorChat?: SpectatorChatRates;
  readonly notifier?: Notifier;
  /** How often clocks are looked at, in milliseconds. */
  readonly tickEvery?: number;
  /** Whether other nodes write to the same store: then it is asked for news that no hint told of. */
  readonly manyNodes?: boolean;
}

const refused = (code: string, fact: string) => ({ ok: false, refusal: { code, fact } }) as const;
const STOPPING = refused('stopping', 'The server is about to stop; try again in a moment.');
const TOO_MUCH_TALK = refused('too-fast', 'Spectators have said a lot here just now; wait a moment and try again.');
const NO_ANSWER = refused('unknown', 'That is not an answer to what this seat is asked.');
/** Refusals after which no clock can be called at a match before somebody changes something. */
const STUCK = new Set(['frozen', 'unknown-match']);

/** Bots that think at the same time. */
const THINKERS = 1;

/** Everything that can be done at tables, on one node. */
export function createService(options: ServiceOptions): Service {
  const {
    store,
    bus,
    now = steadyClock(),
    findRules = rulesInTheCatalogue,
    notifier = NOBODY_TO_TELL,
    tickEvery = 1000,
  } = options;
  const presence = createPresence({ bus, now, changed: (match) => tables.tellPeople(match) });
  const tables = keepTables({
    store,
    bus,
    presence,
    findRules,
    now,
    changed,
    followed: letAnswer,
  });
  const bots = createBots({
    thinker: options.thinker ?? botPool(THINKERS),
    atOnce: THINKERS,
    watched: (match) => presence.guests(match).size > 0,
    act: tables.act,
  });
  const answerStanding = createStanding({ act: tables.act });
  const botMatches = countBotMatches(options.botMatches ?? BOT_MATCHES, async (match) => {
    const read = await tables.read(match);
    return !read.ok || read.value.phase !== 'playing';
  });
  const maySpectate = spectatorChat(options.spectatorChat ?? SPECTATOR_CHAT);
  let stopping = false;

  function changed(table: Table): void {
    botMatches.changed(table);
    letAnswer(table);
    notifier.tableChanged(table);
  }

  /** Lets bots answer, and whoever has said once and for all what they answer. */
  function letAnswer(table: Table): ReturnType<typeof bots.letThink> {
    if (stopping) return 'owes-nothing';
    answerStanding(table);
    return bots.letThink(table);
  }

  /** Time that ran out, and answers that the server owes and whose node has died. */
  async function callTime(id: string): Promise<Called> {
    const called = await tables.act(id, commands.callTime);
    if (!called.ok) return STUCK.has(called.refusal.code) ? 'stuck' : 'done';
    let table = called.value;
    for (let more = outOfTime(table, now()).length; more > 0; more--) {
      const next = await tables.act(id, commands.callTime);
      if (next.ok) table = next.value;
    }
    if (table.phase === 'over') await store.keepSummary(id, table.number, lobbySummary(table, now()));
    return letAnswer(table) === 'paused' ? 'idle' : 'done';
  }

  const clocks = watchClocks({ store, now, call: callTime });
  let ticking = Promise.resolve();
  const timer = setInterval(() => {
    presence.tick();
    ticking = ticking
      .then(() => Promise.all([tables.tick(options.manyNodes ?? false), clocks.look()]))
      .then(
        () => undefined,
        () => undefined,
      );
  }, tickEvery);
  const deafen = bus.listen(({ match, here }) => {
    if (here === undefined) tables.hear(match);
    else presence.hear(match, here);
  });

  /** A change to a table, without what it came to. */
  async function change(match: string, decide: Parameters<typeof tables.act>[1]): Promise<Done> {
    if (stopping) return STOPPING;
    const acted = await tables.act(match, decide);
    return acted.ok ? { ok: true, value: undefined } : acted;
  }

  async function open(guest: Guest, wanted: NewMatchRequest): Promise<Done<string>> {
    if (stopping) return STOPPING;
    const rules = await findRules(wanted.game);
    if (rules === undefined) return refused('unknown-game', `There is no game called "${wanted.game}" to play here.`);
    const seating = wanted.seats.map((plan) => (plan.kind === 'automaton' ? plan.automaton : null));
    const checked = checkSetup(rules, wanted.setup, seating);
    if (!checked.ok) return refused('bad-setup', checked.fact);
    const stranger = wanted.seats.find((plan) => plan.kind === 'bot' && botById(plan.bot) === undefined);
    if (stranger?.kind === 'bot') return refused('unknown-bot', `There is no bot called "${stranger.bot}" here.`);
    const { game, seats, listed, timeControl, severalSeats, spectatorDelay } = wanted;
    const setup = checked.setup;
    const { version } = rules;
    const host = guest.id;
    return lay(guest, { game, rules: version, setup, seats, listed, timeControl, severalSeats, spectatorDelay, host });
  }

  /** Keeps a new match under an unguessable name, with a secret that it commits to. */
  async function lay(guest: Guest, opening: Omit<Opening, 'commitment' | 'dice'>): Promise<Done<string>> {
    const opener = { guest: guest.id, address: guest.address ?? '' };
    const againstBots = opening.seats.some(({ kind }) => kind === 'open') ? null : await botMatches.objection(opener);
    if (againstBots !== null) return { ok: false, refusal: againstBots };
    const id = randomBytes(16).toString('base64url');
    const secret = randomBytes(32).toString('hex');
    const { seats, timeControl } = opening;
    const fair = { commitment: commitTo(secret), dice: diceFor(seats, timeControl) };
    const entry: Entry = { type: 'opened', ...opening, ...fair, at: now() };
    const rules = await findRules(opening.game);
    if (rules === undefined) return refused('unknown-game', `There is no game called "${opening.game}" to play here.`);
    const table = openTable(id, secret, rules, entry);
    await store.create(id, secret, entry, lobbySummary(table, now()));
    botMatches.opened(table, opener);
    return { ok: true, value: id };
  }

  /** What was said last at one table is the beginning of what is said at another. */
  async function goOnTalking(from: string, to: string): Promise<void> {
    for (const { number: _, ...line } of await store.chat(from, 0)) await store.say(to, line);
  }

  async function rematch(guest: Guest, match: string): Promise<Done<string>> {
    if (stopping) return STOPPING;
    const read = await tables.read(match);
    if (!read.ok) return read;
    const { opening, phase, sitters, rematch: found } = read.value;
    if (found !== null) return { ok: true, value: found };
    if (phase !== 'over' && phase !== 'closed') return refused('not-over', 'The match is not over yet.');
    if (seatsOf(read.value, guest.id).length === 0 && opening.host !== guest.id) {
      return refused('not-yours', 'Only those who played can ask for another match.');
    }
    const heldFor = sitters.map((sitter) => sitter && { guest: sitter.guest, name: sitter.name });
    const laid = await lay(guest, { ...opening, rules: read.value.rules.version, host: guest.id, heldFor });
    if (!laid.ok) return laid;
    await goOnTalking(match, laid.value);
    const next: Entry = { type: 'rematched', match: laid.value, at: now() };
    const acted = await tables.act(match, (table) => (table.rematch === null ? { keep: next } : { already: true }));
    return acted.ok ? { ok: true, value: acted.value.rematch ?? laid.value } : acted;
  }

  return {
    open,
    async sit(guest, match, seat, written, share) {
      if (stopping) return STOPPING;
      const name = playerName(written);
      if (name === '') return { ok: false, refusal: NO_NAME };
      let taken: Seat = 0;
      const acted = await tables.act(match, (table, at) => {
        const decided = commands.sit(table, guest.id, seat, name, share, at);
        if ('keep' in decided && decided.keep.type === 'sat') taken = decided.keep.seat;
        return decided;
      });
      return acted.ok ? { ok: true, value: taken } : acted;
    },
    commit: (guest, match, seat, commitment) =>
      change(match, (table, at) => dice.commit(table, guest.id, seat, commitment, at)),
    reveal: (guest, match, seat, nonce) => change(match, (table, at) => dice.reveal(table, guest.id, seat, nonce, at)),
    leave: (guest, match, seat) => change(match, (table, at) => commands.leave(table, guest.id, seat, at)),
    comeBack: (guest, match, seat) => change(match, (table, at) => commands.comeBack(table, guest.id, seat, at)),
    play: (guest, match, seat, question, choice) =>
      change(match, (table, at) => commands.makeMove(table, guest.id, { seat, question, choice }, at)),
    takeBack: (guest, match, seat, question) =>
      change(match, (table, at) => commands.makeMove(table, guest.id, { seat, question, takeBack: true }, at)),
    standing: (guest, match, seat, standing) =>
      change(match, (table, at) => setStanding(table, guest.id, seat, standing, at)),
    resign: (guest, match, seat) => change(match, (table, at) => commands.resign(table, guest.id, seat, at)),
    offerDraw: (guest, match, seat, offers) =>
      change(match, (table, at) => commands.offerDraw(table, guest.id, seat, offers, at)),
    rematch,
    removeIdle: (guest, match, seat) => change(match, (table, at) => commands.removeIdle(table, guest.id, seat, at)),
    close: (guest, match) => change(match, (table, at) => commands.close(table, guest.id, at)),
    async reasons(guest, match, seat, only) {
      const read = await tables.read(match);
      if (!read.ok) return read;
      if (!seatsOf(read.value, guest.id).includes(seat)) return refused('not-yours', 'This seat is not yours.');
      const reasons = only ? reasonsAgainst(read.value, seat, only.choice) : reasonsFor(read.value, seat);
      return reasons ? { ok: true, value: reasons } : NO_ANSWER;
    },
    async say(guest, match, text) {
      if (stopping) return STOPPING;
      const read = await tables.read(match);
      if (!read.ok) return read;
      const seat = seatsOf(read.value, guest.id)[0] ?? null;
      if (seat === null && !maySpectate(match, guest.id)) return TOO_MUCH_TALK;
      const name = seat === null ? 'Spectator' : (read.value.sitters[seat]?.name ?? '');
      await store.say(match, { at: now(), name, seat, text: text.trim() });
      tables.hear(match);
      bus.tell({ match });
      return { ok: true, value: undefined };
    },
    look: (guest, match, after) => tables.look(match, guest.id, after),
    history: (guest, match, where) => tables.history(match, guest.id, where),
    chat: (guest, match, after, before) => tables.lines(match, guest.id, after, before),
    async record(guest, match, place = RECORD_BEGIN) {
      const read = await tables.read(match);
      if (!read.ok) return read;
      const { phase, match: played } = read.value;
      if (played === null || (phase !== 'over' && phase !== 'closed')) {
        return refused('not-over', 'The record is shown when the match is over.');
      }
      if (seatsOf(read.value, guest.id).length === 0 && !isRevealed(read.value, now())) {
        return refused('not-over', 'Whoever watches this match sees it some time later; its record, too.');
      }
      return tables.record(match, place);
    },
    lobby: async (query) => (await store.list(query)).map((summary) => summaryAt(summary, now())),
    follow: (guest, match, after, follower) => tables.follow(match, guest.id, after, follower),
    followed: presence.matches,
    ready: async () => !stopping && (await store.ready()),
    async stop() {
      stopping = true;
      clearInterval(timer);
      deafen();
      presence.stop();
      await ticking;
      await tables.idle();
      await bots.stop();
    },
  };
}
