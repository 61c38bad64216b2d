import type { Seat, View } from '@starboard/kernel';
import { askController, asking } from '@starboard/ui';
import { useState } from 'preact/hooks';
import { asteroidIn } from '../../rules/flight.ts';
import { type BoardView, type Chase, pilotOf } from '../../rules/model.ts';
import { words } from '../../words/index.ts';
import { type Way, waysAhead, waysBy } from '../ahead/ways.ts';
import type { Asked, ChaseProps } from '../props.ts';

/** The present question, and what the player is looking at. */
export interface Orders {
  readonly asked: Asked | null;
  /** The starfighter that the player is looking at; null for none. */
  readonly looked: Seat | null;
  look(seat: Seat | null): void;
  /** The ways that follow from the picked option; all ways if nothing is picked. */
  readonly ways: readonly Way[];
  /** Whether they follow from a picked option. */
  readonly decided: boolean;
  /** Presses a starfighter's option; if it has none, looks at it. */
  pressPilot(seat: Seat): void;
}

export function useOrders(props: ChaseProps): Orders {
  const asked = askController(props, words);
  const [looked, look] = useState<Seat | null>(null);
  return {
    asked,
    looked,
    look,
    ...waysOf(asked),
    pressPilot(seat) {
      if (standsFor(asked, seat)) asked?.pick(seat);
      else look(looked === seat ? null : seat);
    },
  };
}

/** Whether a starfighter stands for an option: to shoot at it, or to let it go first. */
export function standsFor(asked: Asked | null, seat: Seat): boolean {
  return (asked?.ask.kind === 'fire' || asked?.ask.kind === 'first') && asked.isOption(seat);
}

const NO_WAYS: Pick<Orders, 'ways' | 'decided'> = { ways: [], decided: false };

function waysOf(asked: Asked | null): Pick<Orders, 'ways' | 'decided'> {
  const [speeding, branching] = [asking(asked, 'speed'), asking(asked, 'branch')];
  if (speeding !== null) {
    const { picked, view, ask } = speeding;
    return picked === null ? NO_WAYS : { ways: atSpeed(view.board, ask.seat, picked), decided: true };
  }
  if (branching === null) return NO_WAYS;
  const { picked, options } = branching;
  const ways = (picked === null ? options : [picked]).flatMap((way) => waysOn(branching.view, branching.ask.seat, way));
  return { ways, decided: picked !== null };
}

/** 4.5 All ways of flying a speed from a pilot's position. */
export function atSpeed(board: BoardView, seat: Seat, speed: number): readonly Way[] {
  const pilot = pilotOf(board, seat);
  const handling = pilot.design?.handling ?? 0;
  return waysAhead(asteroidIn(board), pilot, speed, { speed, handling });
}

/** 4.6 All ways on from a branch by one of its ways. */
export function waysOn(view: Pick<View<Chase>, 'board' | 'stack'>, seat: Seat, way: number): readonly Way[] {
  const pilot = pilotOf(view.board, seat);
  const frame = view.stack.at(-1);
  const left = frame !== undefined && 'left' in frame ? frame.left : 0;
  return waysBy(asteroidIn(view.board), pilot, way, left, {
    speed: pilot.speed,
    handling: pilot.design?.handling ?? 0,
  });
}
