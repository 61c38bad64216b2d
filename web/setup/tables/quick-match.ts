import { botsFor } from '@starboard/bots';
import { gameById } from '@starboard/games';
import { checkSetup, type Level } from '@starboard/kernel';
import { go } from '../../shell/router.ts';
import { playerNames } from '../../shell/settings.ts';
import { newMatch } from '../../storage/matches/new-match.ts';
import { usualBot } from '../opponents/cast.ts';
import { yourLevel } from '../opponents/your-level.ts';
import { presets } from '../presets.ts';
import { occupantsOf, seatingAt } from '../seat-occupancy.ts';

/**
 * Begins a match at once, at the table that suits the person here: a newcomer's first, then the first one against bots,
 * whose level follows from their last matches unless one is wanted.
 */
export async function quickMatch(id: string, wanted?: Level): Promise<void> {
  const game = gameById(id);
  if (game === undefined) return;
  const [rules, yours, ready] = await Promise.all([game.parts.rules(), yourLevel(id), game.parts.tables?.()]);
  const botFor = usualBot(botsFor(game), game.characters ?? [], wanted ?? yours.level);
  const tables = presets(rules, botFor, playerNames.peek(), false, ready);
  const againstBots = tables.find(({ occupants }) => occupants.some(({ kind }) => kind === 'bot'));
  const isNewcomer = wanted === undefined && !yours.played;
  const table = (isNewcomer ? undefined : againstBots) ?? tables[0];
  const occupants = occupantsOf(table?.occupants ?? []);
  if (table === undefined || occupants === null) return;
  const checked = checkSetup(rules, table.setup, seatingAt(occupants));
  if (!checked.ok) throw new Error(checked.fact);
  go({ page: 'match', match: await newMatch({ game: id, rules: rules.version, setup: checked.setup, occupants }) });
}
