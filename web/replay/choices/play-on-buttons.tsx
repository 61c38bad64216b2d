import { useSignal } from '@preact/signals';
import { go } from '../../shell/router.ts';
import { playOn } from './play-on.ts';

type Wanted = Parameters<typeof playOn>[0];

/** Opens a match of one's own from a moment of this one. */
export function PlayOnButtons(wanted: Omit<Wanted, 'dice'>) {
  const starting = useSignal(false);
  const start = async (dice: Wanted['dice']): Promise<void> => {
    if (starting.peek()) return;
    starting.value = true;
    go({ page: 'match', match: await playOn({ ...wanted, dice }) });
  };
  return (
    <div class="tool-row">
      <button type="button" class="secondary" onClick={() => start('same')}>
        Same dice
      </button>
      <button type="button" class="secondary" onClick={() => start('fresh')}>
        Fresh dice
      </button>
    </div>
  );
}
