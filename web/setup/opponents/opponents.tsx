import type { Signal } from '@preact/signals';
import type { Bot } from '@starboard/bots';
import { LEVELS, type Level } from '@starboard/kernel';
import type { SeatOccupancy } from '../seat-occupancy.ts';
import { atLevel, botAs, type Cast, castFor, characterAt, commonLevel, isLevelled } from './cast.ts';
import { Mark } from './mark.tsx';
import type { YourLevel } from './your-level.ts';
import '../../style/pages/opponents.css';

interface Props {
  readonly bots: readonly Bot[];
  readonly cast: Cast;
  /** The side of each seat, in a game with sides that differ. */
  readonly sides: readonly string[] | undefined;
  readonly places: Signal<readonly SeatOccupancy[]>;
  readonly yours: YourLevel;
}

/** How good the bots are, and, if there is a single one, who it is. */
export function Opponents({ bots, cast, sides, places, yours }: Props) {
  const seated = places.value.filter(isLevelled);
  const [only, ...more] = seated;
  if (only === undefined) return null;
  const level = commonLevel(places.value);
  const sitting = characterAt(only, cast);
  const about = bots.find((bot) => bot.level === level)?.about;
  const choose = (chosen: Level): void => {
    places.value = atLevel(places.value, cast, chosen);
  };
  return (
    <fieldset class="opponents">
      <legend>{more.length > 0 ? 'How good are your opponents?' : 'How good is your opponent?'}</legend>
      <div class="segments">
        {LEVELS.map((each) => (
          <label key={each}>
            <input type="radio" name="level" checked={each === level} onChange={() => choose(each)} />
            <span>{bots.find((bot) => bot.level === each)?.name}</span>
          </label>
        ))}
      </div>
      <p class="field-note">
        {about ?? 'The bots have different levels.'} {suggestion(yours, bots)}
      </p>
      {more.length === 0 && level !== null && (
        <ul class="cast">
          {castFor(cast, sides?.[places.value.indexOf(only)], sitting).map((character) => (
            <li key={character.id}>
              <button
                type="button"
                class="preset character"
                aria-pressed={character === sitting}
                onClick={() => {
                  places.value = places.value.map((place) => (place === only ? botAs(level, character) : place));
                }}
              >
                <Mark of={character} />
                <strong>{character.callSign}</strong>
                <span>{character.about}</span>
                <q>{character.line}</q>
              </button>
            </li>
          ))}
        </ul>
      )}
    </fieldset>
  );
}

function suggestion({ level, matches }: YourLevel, bots: readonly Bot[]): string {
  const name = bots.find((bot) => bot.level === level)?.name ?? level;
  if (matches === 0) return `New to this game? Start with ${name}.`;
  const after = matches === 1 ? 'your last match' : `your last ${matches} matches`;
  return `After ${after}, ${name} would be an even match for you.`;
}
