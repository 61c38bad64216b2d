import { readBotId } from '@starboard/bots';
import { type Level, placeShares } from '@starboard/kernel';
import { seatsOf } from '../runner/occupant.ts';
import type { StoredMatch } from '../storage/matches/match-storage.ts';

type MatchOutcome = 'won' | 'drew' | 'lost';

/** A match of this browser's player that is over. */
export interface PlayedMatch {
  readonly id: string;
  readonly game: string;
  readonly at: number;
  /** Everybody else, by name. */
  readonly opponents: readonly string[];
  /** The levels of the bots among them, each once. */
  readonly levels: readonly Level[];
  /** The bots among them that play as a character of the game. */
  readonly rivals: readonly Rival[];
  /** The player's place, from 1, among all who played. */
  readonly place: number;
  readonly of: number;
  readonly outcome: MatchOutcome;
  /** The share of the opponents that the player left behind; one who shares the place counts half. */
  readonly share: number;
}

/** A character of a game, at a level. */
interface Rival {
  readonly character: string;
  readonly level: Level;
}

type Known = Pick<StoredMatch, 'id' | 'game' | 'at' | 'players' | 'occupants' | 'result'>;

/** Null for a match without a result, against nobody, or with several players at one screen. */
export function playedMatch({ id, game, at, players, occupants, result }: Known): PlayedMatch | null {
  const [seat, ...more] = seatsOf(occupants, 'person');
  if (result === null || seat === undefined || more.length > 0 || players.length < 2) return null;
  const place = result.places[seat];
  const share = placeShares(result)[seat];
  if (place === undefined || share === undefined) return null;
  const bots = occupants.flatMap((occupant) => (occupant.kind === 'bot' ? (readBotId(occupant.id) ?? []) : []));
  return {
    id,
    game,
    at,
    opponents: players.filter((_, each) => each !== seat),
    levels: [...new Set(bots.map(({ level }) => level))],
    rivals: bots.flatMap(({ level, character }) => (character === null ? [] : [{ level, character }])),
    place,
    of: players.length,
    outcome: outcomeOf(result.places, place),
    share,
  };
}

/** Whoever shares the first place has drawn. */
function outcomeOf(places: readonly number[], place: number): MatchOutcome {
  if (place !== 1) return 'lost';
  return places.filter((each) => each === 1).length > 1 ? 'drew' : 'won';
}
