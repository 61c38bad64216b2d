import type { Signal } from '@preact/signals';
import { type KeyList, KeyTable } from '../room/key-table.tsx';
import { Sheet } from '../shell/sheet.tsx';

const KEYS: KeyList = [
  ['← →', 'one event back or on'],
  ['Shift + ← →', 'one choice back or on'],
  ['↑ ↓', 'one turn back or on'],
  ['Home, End', 'to the beginning or the end'],
  ['Space', 'play or pause'],
  ['V', 'see the match as the next player, then as a spectator'],
  ['T', 'switch between the text view and the board'],
  ['R', 'open the rulebook'],
  ['?', 'open this help'],
];

const NOTE_KEY: KeyList = [['N', 'write a note about this moment']];

interface Props {
  readonly open: Signal<boolean>;
  readonly takesNotes: boolean;
}

export function ReplayHelp({ open, takesNotes }: Props) {
  return (
    <Sheet open={open.value} title="Watching a replay" onClose={() => (open.value = false)}>
      <p>
        Drag the bar to any moment. Its long marks are turns, its red ones hits, and its short bright ones notes. On a
        touch screen, swipe the bar at the bottom to the left or right for one event. Press the time beside a line of
        the log to go there.
      </p>
      <p>The address of the page names the moment and the point of view, so you can keep it or pass it on.</p>
      <h3>Keys</h3>
      <KeyTable keys={takesNotes ? [...KEYS, ...NOTE_KEY] : KEYS} />
    </Sheet>
  );
}
