import { useSignal } from '@preact/signals';
import { notify } from '../../shell/settings.ts';

/** Asks for permission only when the player presses it. */
export function NotifyChoice() {
  const problem = useSignal<string | null>(null);
  if (typeof Notification === 'undefined') return null;
  const toggle = async (): Promise<void> => {
    if (notify.peek()) {
      notify.value = false;
      return;
    }
    const allowed = (await Notification.requestPermission()) === 'granted';
    notify.value = allowed;
    problem.value = allowed ? null : 'Notifications are blocked. Allow them for this site in your browser’s settings.';
  };
  return (
    <>
      <button type="button" class="secondary" aria-pressed={notify.value} onClick={toggle}>
        {notify.value ? 'Notifications are on' : 'Notify me when it’s my turn'}
      </button>
      {problem.value !== null && (
        <p class="notice" role="alert">
          {problem.value}
        </p>
      )}
    </>
  );
}
