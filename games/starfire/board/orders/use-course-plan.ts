import { plural } from '@starboard/kernel';
import { useEffect, useRef } from 'preact/hooks';
import { hexName } from '../../rules/02-setup/map.ts';
import type { AskedFor, StarfireProps } from '../props.ts';
import { courseOf, type Plans } from './plans.ts';

/** With a course plotted, the main button flies all of it. */
export function useCoursePlan(
  { plan, view: { board } }: StarfireProps,
  moving: AskedFor<'move'> | null,
  plans: Plans,
  flyCourse: () => void,
): void {
  const latest = useRef(flyCourse);
  latest.current = flyCourse;
  const label = moving === null ? null : courseLabel(moving, plans, board);
  const orders = moving === null ? [] : (courseOf(plans, board, moving.ask.ship)?.orders ?? []);
  useEffect(() => {
    plan(label === null ? null : { label, choices: orders, carryOut: () => latest.current() });
    return () => plan(null);
  }, [label, orders.join()]);
}

/** "Fly to 2421 (6 points)"; null if nothing is plotted, or something else is picked. */
export function courseLabel(
  { ask, picked }: Pick<AskedFor<'move'>, 'ask' | 'picked'>,
  plans: Plans,
  board: StarfireProps['view']['board'],
): string | null {
  const course = courseOf(plans, board, ask.ship);
  const end = course?.stops.at(-1);
  const [first] = course?.orders ?? [];
  if (course === null || end === undefined || first === undefined || first !== picked) return null;
  return `Fly to ${hexName(end)} (${plural(course.orders.length, 'point')})`;
}
