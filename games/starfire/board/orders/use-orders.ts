import { type Hex, sameHex } from '@starboard/geometry';
import { askController, asking } from '@starboard/ui';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { hexName } from '../../rules/02-setup/map.ts';
import { misplaced } from '../../rules/02-setup/setup.ts';
import { type Order, type ShipId, shipAt } from '../../rules/model.ts';
import { words } from '../../words/index.ts';
import type { Asked, StarfireProps } from '../props.ts';
import { courseOfStaying, courseTo, type Reach, reachOf } from './courses.ts';
import { courseOf, followingOrders, type Plans, plannedOrder, plot, setFlying, shipsToOrder } from './plans.ts';
import { useCoursePlan } from './use-course-plan.ts';
import { usePlans } from './use-plans.ts';

/** A player's actions on the board, and the state they need. */
export interface Orders {
  readonly asked: Asked | null;
  readonly plans: Plans;
  /** Where the ship in question can go. */
  readonly reach: Reach;
  readonly shooter: ShipId | null;
  /** The ships that may fire now. */
  readonly ready: readonly ShipId[];
  readonly looked: ShipId | null;
  /** Why the last click did nothing. */
  readonly notice: string | null;
  look(id: ShipId | null): void;
  clickShip(id: ShipId): void;
  clickHex(hex: Hex): void;
  order(order: Order): void;
  clearCourse(): void;
  /** Flies this point for all ships: as picked or plotted, else straight on. */
  flyPoint(): void;
  /** Starts or stops doing so for every remaining point of this turn. */
  flyTurn(on: boolean): void;
  /** Keeps the ship at the helm in its hex for the rest of the turn. */
  stayTurn(): void;
}

const NOWHERE: Reach = new Map();

export function useOrders(props: StarfireProps): Orders {
  const { view, room, pick } = props;
  const { board, seat } = view;
  const asked = askController(props, words);
  const [moving, placing, firing] = [asking(asked, 'move'), asking(asked, 'place'), asking(asked, 'fire')];
  const [plans, setPlans] = usePlans(room, seat, board);
  const [looked, setLooked] = useState<ShipId | null>(null);
  const [chosen, setChosen] = useState<ShipId | null>(null);
  const [notice, setNotice] = useState<string | null>(null);

  const helm = moving?.ask.ship ?? null;
  const reach = useMemo(() => (helm === null ? NOWHERE : reachOf(board, shipAt(board, helm))), [board, helm]);
  const ask = asked === null ? '' : `${view.question} ${JSON.stringify(asked.ask)}`;

  /** Carries out an order of the ship at the helm, and those of later ships that fly as planned. */
  const carryOut = async (order: Order, flown: Plans, commit = props.commit): Promise<void> => {
    if (moving === null) return;
    const taken = await commit(order, ...followingOrders(flown, view, moving.ask));
    if (!taken) setPlans((now) => setFlying(now, []));
  };
  const planned = (): Order => (helm === null ? 'stay' : plannedOrder(plans, board, helm));
  const carryOn = (ships: Iterable<ShipId>): void => {
    const next = setFlying(plans, ships);
    setPlans(next);
    carryOut(moving?.picked ?? planned(), next);
  };
  useCoursePlan(props, moving, plans, () => {
    if (helm !== null) carryOn([...plans.flying, helm]);
  });

  // At a new question, the plotted order becomes the picked one.
  useEffect(() => {
    setNotice(null);
    setChosen(null);
    if (helm !== null && plans.courses.has(helm)) pick(plannedOrder(plans, board, helm));
  }, [ask]);

  // Starting a flight carries out the first order; each further order follows when it is asked.
  useEffect(() => {
    if (helm !== null && plans.flying.has(helm)) carryOut(planned(), plans, props.carryOn);
  }, [ask]);

  const ready = [...new Set(firing?.options.map(({ ship }) => ship))];
  const aim = firing?.picked ?? null;
  const counting = asking(asked, 'weapons')?.ask.ship;
  const shooter =
    counting ?? aim?.ship ?? ready.find((id) => id === chosen) ?? (ready.length === 1 ? (ready[0] ?? null) : null);

  const plotTo = (hex: Hex): void => {
    if (helm === null) return;
    const ends = reach.get(hexName(hex));
    const ship = shipAt(board, helm);
    const stopped = setFlying(plans, []);
    if (ends === undefined) {
      setPlans(stopped);
      setNotice(sameHex(hex, ship) ? null : `${ship.name} can’t reach hex ${hexName(hex)} this turn.`);
      return;
    }
    const last = courseOf(plans, board, helm)?.stops.at(-1);
    const again =
      last !== undefined && sameHex(last, hex) ? ends.findIndex(({ facing }) => facing === last.facing) : -1;
    const end = ends[(again + 1) % ends.length];
    if (end === undefined) return;
    const course = courseTo(end, ship);
    setPlans(plot(stopped, helm, course));
    setNotice(null);
    pick(course.orders[0] ?? 'stay');
  };

  return {
    asked,
    plans,
    reach,
    shooter,
    ready,
    looked,
    notice,
    look: setLooked,
    clickShip(id) {
      setLooked(id);
      setNotice(null);
      if (plans.flying.size > 0) setPlans(setFlying(plans, []));
      if (firing === null) return;
      if (ready.includes(id)) {
        setChosen(id);
        if (aim?.ship !== id) pick(null);
        return;
      }
      if (shooter === null) return;
      const shot = { ship: shooter, at: id, all: true };
      if (firing.isOption(shot)) firing.pick(shot);
      else setNotice(firing.refusal(shot));
    },
    clickHex(hex) {
      setLooked(null);
      if (placing === null) return plotTo(hex);
      const name = hexName(hex);
      if (placing.isOption(name)) {
        setNotice(null);
        return placing.pick(name);
      }
      setNotice(misplaced(board, placing.ask.ship, hex)?.fact ?? 'This is off the map.');
    },
    order(order) {
      if (moving === null || helm === null) return;
      if (plannedOrder(plans, board, helm) !== order) setPlans(plot(setFlying(plans, []), helm, null));
      moving.pick(order);
    },
    stayTurn() {
      if (helm === null) return;
      const staying = plot(plans, helm, courseOfStaying(shipAt(board, helm)));
      const next = setFlying(staying, [...plans.flying, helm]);
      setPlans(next);
      carryOut('stay', next);
    },
    clearCourse() {
      if (helm === null) return;
      const cleared = plot(plans, helm, null);
      setPlans(cleared);
      pick(plannedOrder(cleared, board, helm));
    },
    flyPoint() {
      if (moving !== null) carryOut(moving.picked ?? planned(), setFlying(plans, shipsToOrder(view, moving.ask)));
    },
    flyTurn(on) {
      const own = board.ships.flatMap((ship, id) => (ship.seat === seat && ship.points > 0 ? [id] : []));
      if (on) carryOn(own);
      else setPlans(setFlying(plans, []));
    },
  };
}
