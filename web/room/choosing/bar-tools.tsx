import type { ComponentChildren } from 'preact';
import { optionsOpen, textView } from '../../shell/settings.ts';
import type { Room } from '../room.ts';
import type { SideFold } from '../side/fold.ts';
import { Unread } from '../side/side-tabs.tsx';

interface Props {
  readonly room: Pick<Room, 'asking' | 'picture'>;
  readonly side: SideFold;
  /** Messages in the tabs beside the board that are not read yet. */
  readonly unread: number;
  /** What else belongs in the bar, such as the pace of the playback. */
  readonly children?: ComponentChildren;
}

/** The small buttons of the bar: they open what is not needed all the time. */
export function BarTools({ room: { asking, picture }, side, unread, children }: Props) {
  return (
    <div class="bar-tools">
      {children}
      {!textView.value && !picture.over.value && (
        <button
          type="button"
          class="tool"
          aria-expanded={optionsOpen.value}
          aria-disabled={asking.open.value === null}
          onClick={() => (optionsOpen.value = !optionsOpen.value)}
        >
          <svg class="narrow-only" viewBox="0 0 24 24" aria-hidden="true">
            <path d="M4 6h16M4 12h16M4 18h16" />
          </svg>
          <span class="wide-text">Options</span>
        </button>
      )}
      {!textView.value && (
        <button type="button" class="tool beside-only" aria-expanded={side.open.value} onClick={side.toggle}>
          Log
          {!side.open.value && <Unread count={unread} />}
        </button>
      )}
    </div>
  );
}
