import { asking } from '@starboard/ui';
import { useState } from 'preact/hooks';
import { stationOf } from '../../rules/01-station/station.ts';
import type { Asked, StationProps } from '../props.ts';
import type { Drafts } from './drafts.ts';
import { movingSoldiers } from './moving.ts';
import { openingFor } from './opening.ts';
import type { Draft, PlacingState } from './placing.ts';
import { settingOut } from './setting-out.ts';

/** Plans by room, each for one question: they survive while the text view replaces the board. */
const rooms = new WeakMap<StationProps['room'], { readonly key: string; readonly drafts: Drafts }>();

/** The Imperial's plan; null if there is nothing to place. */
export function usePlacing({ room }: StationProps, asked: Asked | null): PlacingState | null {
  const [, redraw] = useState({});
  const [inHand, hold] = useState<number | null>(null);
  const [moving, starting] = [asking(asked, 'soldier'), asking(asked, 'set-out')];
  const one = moving ?? starting;
  const key = one === null ? '' : `${one.view.question} ${one.ask.seat} ${one.ask.placed.length}`;
  // An answered question may come again, as in a lesson that starts over: its plan has been carried out.
  if (asked !== null && rooms.get(room)?.key !== key) rooms.delete(room);
  const kept = rooms.get(room);
  const draftOf = (first: () => Drafts): Draft => ({
    drafts: kept?.key === key ? kept.drafts : first(),
    draft(next) {
      rooms.set(room, { key, drafts: next });
      redraw({});
    },
  });
  return moving !== null
    ? movingSoldiers(
        moving,
        draftOf(() => []),
      )
    : starting !== null
      ? settingOut(
          starting,
          draftOf(() => openingFor(stationOf(starting.view.board.setup), starting.view, starting.ask)),
          { inHand, hold },
        )
      : null;
}
