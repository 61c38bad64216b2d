import { askController } from '@starboard/ui';
import { useState } from 'preact/hooks';
import { stationOf } from '../../rules/01-station/station.ts';
import { words } from '../../words/index.ts';
import type { Lit } from '../deck/lit.ts';
import type { PlacingState } from '../placing/placing.ts';
import { usePlacing } from '../placing/use-placing.ts';
import type { Asked, StationProps } from '../props.ts';
import { litFor } from './lit.ts';
import { usePlan } from './use-plan.ts';
import { type Whereabouts, whereaboutsOf } from './whereabouts.ts';

/** What is asked, which squares may be pressed, and what the player is looking at. */
export interface Moves {
  readonly asked: Asked | null;
  readonly placing: PlacingState | null;
  readonly lit: readonly Lit[];
  /** The square under the pointer; null for none. */
  readonly pointed: number | null;
  point(square: number | null): void;
  /** The Rebels' possible squares; null if the overlay is off or there is nothing to guess. */
  readonly whereabouts: Whereabouts | null;
  /** Whether there is something to guess, and whether it is drawn. */
  readonly guessing: { readonly on: boolean; turn(on: boolean): void } | null;
}

export function useMoves(props: StationProps): Moves {
  const { view, names } = props;
  const asked = askController(props, words);
  const placing = usePlacing(props, asked);
  usePlan(props, asked, placing);
  const [pointed, point] = useState<number | null>(null);
  const [on, turn] = useState(true);
  const { board, seat } = view;
  const hidden = board.rebels.every((rebel) => rebel.seat !== seat);
  const guessed = hidden && board.setup.game === 'escape' ? whereaboutsOf(stationOf(board.setup), view) : null;
  return {
    asked,
    placing,
    lit: litFor(asked, placing, guessed, names),
    pointed,
    point,
    whereabouts: on ? guessed : null,
    guessing: guessed === null ? null : { on, turn },
  };
}
