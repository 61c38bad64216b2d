import { botsFor } from '@starboard/bots';
import type { Game } from '@starboard/games';
import { checkSetup } from '@starboard/kernel';
import { type Occupant, seatingOf } from '../runner/occupant.ts';
import { usualName } from '../setup/presets.ts';
import { go } from '../shell/router.ts';
import { playerNames } from '../shell/settings.ts';
import { newMatch } from '../storage/matches/new-match.ts';

/** Opens a match on this screen against the bot that plays from the solution. Returns what the rules have against it. */
export async function playOn(game: Game, setup: object): Promise<string | null> {
  const bot = botsFor(game).find(({ needsSolution }) => needsSolution);
  if (bot === undefined) throw new Error(`no bot plays from the solution of ${game.id}`);
  const occupants: readonly Occupant[] = [
    { kind: 'person', name: playerNames.peek()[0] || usualName(0) },
    { kind: 'bot', id: bot.id, name: bot.name },
  ];
  const rules = await game.parts.rules();
  const checked = checkSetup(rules, setup, seatingOf(occupants));
  if (!checked.ok) return checked.fact;
  const match = await newMatch({ game: game.id, rules: rules.version, setup: checked.setup, occupants });
  go({ page: 'match', match });
  return null;
}
