import type { BoardModule } from '@starboard/ui';
import rulebook from '../RULEBOOK.md?raw';
import type { Furball } from '../rules/model.ts';
import { words } from '../words.ts';

/** The mat as text; what may be chosen stands in the list of options. */
export const board: BoardModule<Furball> = {
  Board: ({ view, names }) => (
    <div class="kit-board">
      {words.describe(view, names).map((line, i) => (
        <p key={`${i} ${line}`}>{line}</p>
      ))}
    </div>
  ),
  dice: () => null,
  dwell: () => 0,
  suggest: () => null,
  inOrder: (_ask, options) => options,
  rulebook,
};
