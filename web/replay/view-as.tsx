import { type Names, nameOf } from '@starboard/kernel';
import type { ReplayPlayer } from './replay-player.ts';

interface Props {
  readonly player: ReplayPlayer;
  readonly names: Names;
}

export function ViewAs({ player, names }: Props) {
  const viewer = player.viewer.value;
  return (
    <label class="field">
      <span>View as</span>
      <select
        value={viewer === null ? '' : `${viewer}`}
        onChange={({ currentTarget: { value } }) => player.watchAs(value === '' ? null : Number(value))}
      >
        {player.viewers.map((each) => (
          <option key={each} value={each === null ? '' : `${each}`}>
            {each === null ? 'A spectator' : nameOf(names, each)}
          </option>
        ))}
      </select>
    </label>
  );
}
