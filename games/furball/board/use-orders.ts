import type { Seat } from '@starboard/kernel';
import { askController } from '@starboard/ui';
import { useState } from 'preact/hooks';
import { words } from '../words/index.ts';
import type { Asked, FurballChoice, FurballProps } from './props.ts';

/** The present question and what the player is looking at, shared by mat, panels and sheets. */
export interface Orders {
  readonly asked: Asked | null;
  /** The ship that the player is looking at: its arcs and ranges are drawn, its sheet is open; null for none. */
  readonly looked: Seat | null;
  look(seat: Seat | null): void;
  /** The option under the pointer or the focus, drawn before it is picked; undefined for none. */
  readonly pointed: FurballChoice | undefined;
  point(choice: FurballChoice | undefined): void;
  /** The option to be drawn: the one pointed at, else the one picked; undefined for none. */
  readonly considered: FurballChoice | undefined;
  /** Presses a ship's option; if it has none, looks at it. */
  pressShip(seat: Seat): void;
}

export function useOrders(props: FurballProps): Orders {
  const asked = askController(props, words);
  const [looked, look] = useState<Seat | null>(null);
  const [pointed, point] = useState<FurballChoice | undefined>(undefined);
  const isOpen = asked !== null && pointed !== undefined && asked.isOption(pointed);
  const picked = asked?.options.find((option) => asked.isPicked(option));
  return {
    asked,
    looked,
    look,
    pointed: isOpen ? pointed : undefined,
    point,
    considered: isOpen ? pointed : picked,
    pressShip(seat) {
      const choice = standsFor(asked, seat);
      if (choice !== undefined) asked?.pick(choice);
      else look(looked === seat ? null : seat);
    },
  };
}

/** The option of a ship that stands for just one: a ship to pick, or the only shot at it. */
export function standsFor(asked: Asked | null, seat: Seat): FurballChoice | undefined {
  if (asked === null) return undefined;
  const { ask, options } = asked;
  if (ask.kind === 'ship' || ask.kind === 'first') return options.find((option) => option === seat);
  if (ask.kind !== 'attack') return undefined;
  const shots = options.filter((option) => isShotAt(option, seat));
  return shots.length === 1 ? shots[0] : undefined;
}

function isShotAt(choice: FurballChoice, seat: Seat): boolean {
  return typeof choice === 'object' && choice !== null && 'at' in choice && choice.at === seat;
}
