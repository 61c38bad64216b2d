import type { Viewer } from '@starboard/kernel';
import { useLayoutEffect } from 'preact/hooks';
import { textView } from '../../shell/settings.ts';
import { writeNote } from '../notes/note-field.ts';
import type { ReplayPlayer } from '../replay-player.ts';

interface Sheets {
  help(): void;
  rules(): void;
}

/** The keys of a replay, from its first picture on, except where a text field or an open sheet uses them. */
export function useReplayKeys(player: ReplayPlayer, sheets: Sheets): void {
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isTaken(event)) return;
      const act = actionOf(event, player, sheets);
      if (act === undefined) return;
      event.preventDefault();
      act();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [player, sheets]);
}

/** The slider goes by the same arrows as the page. */
function isTaken({ target, key }: KeyboardEvent): boolean {
  if (!(target instanceof Element)) return false;
  if (target.closest('textarea, select, dialog, input:not([type="range"])') !== null) return true;
  return key === ' ' && target.closest('button, a, summary, [role="button"]') !== null;
}

function actionOf({ key, shiftKey }: KeyboardEvent, player: ReplayPlayer, sheets: Sheets): (() => void) | undefined {
  const { here, last, jump, step, toggle } = player;
  const by = (direction: 1 | -1) => () => (shiftKey ? step('question', direction) : jump(here.peek() + direction));
  switch (key) {
    case 'ArrowRight':
      return by(1);
    case 'ArrowLeft':
      return by(-1);
    case 'ArrowDown':
      return () => step('turn', 1);
    case 'ArrowUp':
      return () => step('turn', -1);
    case 'Home':
      return () => jump(0);
    case 'End':
      return () => jump(last.peek());
    case ' ':
      return toggle;
    case 'v':
    case 'V':
      return () => player.watchAs(nextViewer(player));
    case 't':
    case 'T':
      return () => (textView.value = !textView.peek());
    case 'r':
    case 'R':
      return sheets.rules;
    case 'n':
    case 'N':
      return writeNote;
    case '?':
      return sheets.help;
    default:
      return undefined;
  }
}

function nextViewer({ viewer, viewers }: ReplayPlayer): Viewer {
  return viewers[(viewers.indexOf(viewer.peek()) + 1) % viewers.length] ?? null;
}
