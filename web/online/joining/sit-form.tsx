import { useSignal } from '@preact/signals';
import { NO_NAME, playerName, type TableView } from '@starboard/protocol';
import { playerNames } from '../../shell/settings.ts';
import { sitDown } from './sitting-down.ts';

export function SitForm({ table }: { readonly table: TableView }) {
  const name = useSignal(playerNames.peek()[0] ?? '');
  const problem = useSignal<string | null>(null);
  const sit = async (event: Event): Promise<void> => {
    event.preventDefault();
    const chosen = playerName(name.peek());
    if (chosen === '') {
      problem.value = NO_NAME.fact;
      return;
    }
    playerNames.value = [chosen, ...playerNames.peek().slice(1)];
    problem.value = await sitDown(table, null, chosen);
  };
  return (
    <form class="sit-form" onSubmit={sit}>
      <label class="field">
        <span>Your name</span>
        <input
          type="text"
          name="name"
          maxLength={24}
          autocomplete="nickname"
          value={name.value}
          onInput={({ currentTarget }) => (name.value = currentTarget.value)}
        />
      </label>
      <button type="submit" class="primary">
        Sit down
      </button>
      {problem.value !== null && (
        <p class="notice" role="alert">
          {problem.value}
        </p>
      )}
    </form>
  );
}
