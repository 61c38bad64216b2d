import type { ArenaSettings } from '../arena/settings.ts';
import { refuse } from '../refuse.ts';
import { commandOf, outsideBot } from './outside-bot.ts';
import { runningPrograms } from './running-programs.ts';

/** Starts each program once and says no before anything is played if it does not get ready: most likely it is mistyped. */
export async function checkPrograms({ bots, game, seed, thinkMs, parties }: ArenaSettings): Promise<void> {
  const running = runningPrograms();
  for (const name of bots) {
    const command = commandOf(name);
    if (command === undefined) continue;
    const bot = outsideBot(command, thinkMs ?? 0, running);
    const seats = parties.reduce((sum, party) => sum + party.seats.length, 0);
    const ready = await bot.begin({ game, seat: 0, seats, seed });
    if (ready.ok) bot.over(null);
    await bot.stop();
    if (!ready.ok) refuse(`${name} ${ready.why}.`);
  }
}
