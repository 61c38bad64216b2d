import type { Names } from '@starboard/kernel';
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
        {names.map((name, seat) => (
          <option key={seat} value={`${seat}`}>
            {name}
          </option>
        ))}
        <option value="">A spectator</option>
      </select>
    </label>
  );
}
