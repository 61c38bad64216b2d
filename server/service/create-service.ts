import { randomBytes } from 'node:crypto';
import type { Bus } from '../bus/bus.ts';
import type { Push } from '../push/sender.ts';
import { createTurnCalls } from '../push/turn-calls.ts';
import type { PushAddresses } from '../store/push.ts';
import type { Store } from '../store/store.ts';
import type { Table } from '../table/table.ts';
import { BOT_MATCHES, type BotMatchLimits, countBotMatches } from './bots/bot-matches.ts';
import { botPool, type Thinker } from './bots/bot-pool.ts';
import { createBots } from './bots/bots.ts';
import { whoWaits } from './bots/who-waits.ts';
import { callingTime } from './clocks/calling-time.ts';
import { watchClocks } from './clocks/clocks.ts';
import { repeating } from './clocks/repeating.ts';
import { steadyClock } from './clocks/steady-clock.ts';
import { type FindRules, rulesInTheCatalogue } from './games.ts';
import { createLooking } from './guests/looking.ts';
import { matchNames } from './guests/match-names.ts';
import { createOpening } from './guests/opening.ts';
import { createSeats } from './guests/seats.ts';
import { SPECTATOR_CHAT, type SpectatorChatRates } from './guests/spectator-chat.ts';
import { createTalking } from './guests/talking.ts';
import { type HousekeepingPlan, keepHouse } from './housekeeping.ts';
import { NOBODY_TO_TELL, type Notifier } from './notifier.ts';
import { createPresence } from './presence.ts';
import { refused } from './refused.ts';
import type { Done, Service } from './service.ts';
import { createStanding } from './standing-answers.ts';
import { keepTables } from './tables/tables.ts';

export interface ServiceOptions {
  readonly store: Store;
  readonly bus: Bus;
  /** Match names follow from it, so that nobody can guess them; the same on all nodes. By default, a random one. */
  readonly secret?: string;
  /** Secrets of before, from which names of matches may have followed. */
  readonly oldSecrets?: readonly string[];
  now?(): number;
  readonly findRules?: FindRules;
  readonly thinker?: Thinker;
  readonly botMatches?: BotMatchLimits;
  readonly spectatorChat?: SpectatorChatRates;
  readonly notifier?: Notifier;
  /** Without it, nobody who has closed the page is called. */
  readonly push?: { readonly sender: Push; readonly addresses: Pick<PushAddresses, 'claimCalls'> } | undefined;
  /** Milliseconds between looks at the clocks. */
  readonly tickEvery?: number;
  /** Without it, nothing is cleared away. */
  readonly house?: HousekeepingPlan;
  /** Whether other nodes write to the same store: then we ask it for news that no hint announced. */
  readonly manyNodes?: boolean;
}

const STOPPING = refused('stopping', 'The server is about to stop. Try again in a moment.');

const THINKERS = 1;

export function createService(options: ServiceOptions): Service {
  const {
    store,
    bus,
    secret = randomBytes(32).toString('hex'),
    now = steadyClock(),
    findRules = rulesInTheCatalogue,
    notifier = NOBODY_TO_TELL,
    spectatorChat: spectators = SPECTATOR_CHAT,
    tickEvery = 1000,
    manyNodes = false,
  } = options;
  const presence = createPresence({ bus, now, changed: (match) => tables.tellPeople(match) });
  const tables = keepTables({ store, bus, presence, findRules, now, changed, followed: letAnswer });
  const watched = (match: string): boolean => presence.guests(match).size > 0;
  const botMatches = countBotMatches({ limits: options.botMatches ?? BOT_MATCHES, watched, now });
  const bots = createBots({
    thinker: options.thinker ?? botPool(THINKERS),
    atOnce: THINKERS,
    watched,
    mayGoOn: botMatches.mayGoOn,
    waitsFor: (table) => whoWaits(table, presence),
    act: tables.act,
  });
  const calls =
    options.push &&
    createTurnCalls({
      push: options.push.sender,
      store: { numbers: store.numbers, claimCalls: options.push.addresses.claimCalls },
      presence,
      now,
    });
  const answerStanding = createStanding({ act: tables.act });
  let stopping = false;

  function changed(table: Table): void {
    botMatches.changed(table);
    letAnswer(table);
    notifier.tableChanged(table);
    calls?.tableChanged(table);
  }

  /** Lets bots and standing answers answer. */
  function letAnswer(table: Table): ReturnType<typeof bots.letThink> {
    if (stopping) return 'owes-nothing';
    answerStanding(table);
    return bots.letThink(table);
  }

  const clocks = watchClocks({ store, now, call: callingTime({ store, tables, letAnswer, now }) });
  const looks = repeating(tickEvery, () => Promise.all([tables.tick(manyNodes), clocks.look()]));
  const house = options.house && keepHouse(options.house, { store, tables, bus, now });
  const chores = house && repeating(tickEvery, house.look);
  const rounds = setInterval(() => {
    presence.tick();
    bots.tick();
  }, tickEvery);
  const calling = calls && repeating(tickEvery, calls.tick);
  const deafen = bus.listen(({ match, here }) => {
    if (here === undefined) tables.hear(match);
    else presence.hear(match, here);
  });

  const unlessStopping =
    <Given extends readonly unknown[], T>(work: (...given: Given) => Promise<Done<T>>) =>
    (...given: Given): Promise<Done<T>> =>
      stopping ? Promise.resolve(STOPPING) : work(...given);
  const { open, rematch } = createOpening({
    store,
    findRules,
    tables,
    names: matchNames(secret, options.oldSecrets),
    botMatches,
    now,
  });
  const say = createTalking({ store, bus, tables, spectators, now });

  return {
    ...createLooking({ store, tables, now }),
    ...createSeats({ act: unlessStopping(tables.act) }),
    open: unlessStopping(open),
    rematch: unlessStopping(rematch),
    say: unlessStopping(say),
    forget: unlessStopping(async ({ id, request }) => {
      if (house === undefined) return STOPPING;
      await house.askToForget({ guest: id, id: request });
      return { ok: true, value: undefined };
    }),
    followed: presence.matches,
    ready: async () => !stopping && (await store.ready()),
    async stop() {
      stopping = true;
      clearInterval(rounds);
      deafen();
      presence.stop();
      await looks.stop();
      await chores?.stop();
      await calling?.stop();
      await tables.idle();
      await bots.stop();
    },
  };
}
