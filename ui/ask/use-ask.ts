import type { GameTypes, Words } from '@starboard/kernel';
import { useRef } from 'preact/hooks';
import type { BoardProps } from '../board.ts';
import { type AskController, askController } from './ask-controller.ts';
import type { Presses } from './presses.ts';

/** What the board is to have answered now; null while there is nothing, or while something is being shown. */
export function useAsk<G extends GameTypes>(
  props: BoardProps<G>,
  words: Pick<Words<G>, 'label'>,
): AskController<G> | null {
  const presses = useRef<Presses>({ last: null });
  return askController(props, words, presses.current, () => performance.now());
}
