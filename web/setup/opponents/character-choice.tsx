import { readBotId } from '@starboard/bots';
import type { SeatOccupancy } from '../seat-occupancy.ts';
import { botAs, type Cast, characterAt } from './cast.ts';

interface Props {
  readonly occupant: SeatOccupancy;
  readonly cast: Cast;
  choose(bot: SeatOccupancy): void;
}

/** Who a bot with a level plays as. */
export function CharacterChoice({ occupant, cast, choose }: Props) {
  const character = characterAt(occupant, cast);
  const level = occupant.kind === 'bot' ? readBotId(occupant.id)?.level : undefined;
  if (character === undefined || level === undefined) return null;
  const sit = (id: string): void => {
    const chosen = cast.find((each) => each.id === id);
    if (chosen !== undefined) choose(botAs(level, chosen));
  };
  return (
    <label class="field">
      <span>Character</span>
      <select value={character.id} title={character.about} onChange={({ currentTarget }) => sit(currentTarget.value)}>
        {cast.map(({ id, callSign }) => (
          <option key={id} value={id}>
            {callSign}
          </option>
        ))}
      </select>
    </label>
  );
}
