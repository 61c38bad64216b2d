import { type Hex, sameHex } from '@starboard/geometry';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { misplaced } from '../../rules/01-setup.ts';
import { hexName } from '../../rules/map.ts';
import { type Order, type ShipId, shipAt } from '../../rules/model.ts';
import { courseTo, type Reach, reachOf } from './courses.ts';
import type { StarfireProps } from './offer.ts';
import { asFire, isOffered, type Offer, offering, offerOf, pickedFire, pickedOrder, refusalOf } from './offer.ts';
import { courseOf, type Plans, plannedOrder, plot, shipsToOrder } from './plans.ts';
import { usePlans } from './use-plans.ts';

/** All that a player does on the board, and what is known of it. */
export interface Orders {
  readonly offer: Offer | null;
  readonly plans: Plans;
  /** Where the ship whose order is asked can get. */
  readonly reach: Reach;
  /** The ship that would fire. */
  readonly shooter: ShipId | null;
  /** The ship looked at. */
  readonly looked: ShipId | null;
  /** Why the last click did nothing. */
  readonly notice: string | null;
  look(id: ShipId | null): void;
  clickShip(id: ShipId): void;
  clickHex(hex: Hex): void;
  order(order: Order): void;
  dropCourse(): void;
  /** This point for all ships: as picked or plotted, else straight on. */
  flyPoint(): void;
  /** The same for every point to come this turn, or no more. */
  flyTurn(on: boolean): void;
}

const NOWHERE: Reach = new Map();
/** A move that came while another was still on its way is tried again after so many milliseconds. */
const AGAIN = 250;

export function useOrders(props: StarfireProps): Orders {
  const { view, room, commit, pick } = props;
  const { board } = view;
  const touched = useRef('');
  const offer = offerOf(props, touched);
  const moving = offering(offer, 'move');
  const [plans, setPlans] = usePlans(room, view.seat, board);
  const [looked, setLooked] = useState<ShipId | null>(null);
  const [chosen, setChosen] = useState<ShipId | null>(null);
  const [notice, setNotice] = useState<string | null>(null);

  const helm = moving?.ask.ship ?? null;
  const reach = useMemo(() => (helm === null ? NOWHERE : reachOf(board, shipAt(board, helm))), [board, helm]);
  const ask = offer === null ? '' : `${view.question} ${JSON.stringify(offer.ask)}`;

  const fly = (first: Order | null): void => {
    if (moving === null) return;
    const [present, ...later] = shipsToOrder(view, moving.ask).map((id) => plannedOrder(plans, board, id));
    const order = first ?? present;
    if (order !== undefined) commit(order, ...later);
  };

  // A new question: what is plotted is what is picked.
  useEffect(() => {
    setNotice(null);
    setChosen(null);
    if (helm !== null && plans.courses.has(helm)) pick(plannedOrder(plans, board, helm));
  }, [ask]);

  useEffect(() => {
    if (helm === null || !plans.flying) return undefined;
    const timer = setInterval(() => fly(null), AGAIN);
    return () => clearInterval(timer);
  }, [ask, plans.flying]);

  const ready = offer?.ask.kind === 'fire' ? [...new Set(offer.options.flatMap(asFire).map(({ ship }) => ship))] : [];
  const picked = offer === null ? null : pickedFire(offer);
  const counting = offering(offer, 'weapons')?.ask.ship;
  const shooter =
    counting ?? picked?.ship ?? ready.find((id) => id === chosen) ?? (ready.length === 1 ? (ready[0] ?? null) : null);

  const stopFlying = (): Plans => (plans.flying ? { ...plans, flying: false } : plans);
  const plotTo = (hex: Hex): void => {
    if (moving === null || helm === null) return;
    const ends = reach.get(hexName(hex));
    const ship = shipAt(board, helm);
    if (ends === undefined) {
      setPlans(stopFlying());
      setNotice(sameHex(hex, ship) ? null : `${ship.name} cannot reach hex ${hexName(hex)} this turn.`);
      return;
    }
    const last = courseOf(plans, board, helm)?.stops.at(-1);
    const again =
      last !== undefined && sameHex(last, hex) ? ends.findIndex(({ facing }) => facing === last.facing) : -1;
    const end = ends[(again + 1) % ends.length];
    if (end === undefined) return;
    const course = courseTo(end, ship);
    setPlans(plot(stopFlying(), helm, course));
    setNotice(null);
    pick(course.orders[0] ?? 'stay');
  };

  return {
    offer,
    plans,
    reach,
    shooter,
    looked,
    notice,
    look: setLooked,
    clickShip(id) {
      setLooked(id);
      setNotice(null);
      if (plans.flying) setPlans(stopFlying());
      if (offer?.ask.kind !== 'fire') return;
      if (ready.includes(id)) {
        setChosen(id);
        if (picked?.ship !== id) pick(null);
        return;
      }
      if (shooter === null) return;
      const shot = { ship: shooter, at: id, all: true };
      if (isOffered(offer, shot)) offer.take(shot);
      else setNotice(refusalOf(offer, shot));
    },
    clickHex(hex) {
      setLooked(null);
      if (offer?.ask.kind !== 'place') return plotTo(hex);
      const name = hexName(hex);
      if (isOffered(offer, name)) {
        setNotice(null);
        return offer.take(name);
      }
      setNotice(misplaced(board, offer.ask.ship, hex)?.fact ?? 'This is off the map.');
    },
    order(order) {
      if (moving === null || helm === null) return;
      if (plannedOrder(plans, board, helm) !== order) setPlans(plot(stopFlying(), helm, null));
      moving.take(order);
    },
    dropCourse() {
      if (helm === null) return;
      setPlans(plot(plans, helm, null));
      pick(plannedOrder(plot(plans, helm, null), board, helm));
    },
    flyPoint: () => fly(moving === null ? null : pickedOrder(moving)),
    flyTurn(on) {
      setPlans({ ...plans, flying: on });
      if (on) fly(moving === null ? null : pickedOrder(moving));
    },
  };
}
