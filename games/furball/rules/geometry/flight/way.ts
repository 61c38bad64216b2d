import { cos, nearest, normalised, QUARTER_TURN, sin, UNIT } from '../table/angles.ts';
import { HALF_BASE, MM, type Pose } from '../table/pose.ts';
import { stepsOfTemplate, type TemplateWay } from './templates.ts';

/** The pose of a base after `step` steps: on its middle line, along its tangent. One sum, rounded once. */
export function poseAt(start: Pose, way: TemplateWay, step: number): Pose {
  return placed(start, way, step, 0);
}

/** The pose at the end of a Tallon roll: a further quarter turn to the side of the bend, and a slide along it. */
export function rolledPose(start: Pose, way: TemplateWay, slide: number): Pose {
  const { x, y, heading } = placed(start, way, way.steps, slide * MM);
  return { x, y, heading: normalised(heading + way.side * QUARTER_TURN) };
}

function placed(start: Pose, way: TemplateWay, step: number, aside: number): Pose {
  const tangent = start.heading + way.facing;
  const dx = cos(tangent);
  const dy = sin(tangent);
  let x = start.x * UNIT;
  let y = start.y * UNIT;
  if (step === 0) return start;
  if (way.radius === 0 || step <= HALF_BASE) {
    x += step * dx;
    y += step * dy;
    return { x: nearest(x / UNIT), y: nearest(y / UNIT), heading: start.heading };
  }
  const along = stepsOfTemplate(way, step);
  const bent = tangent + way.side * along;
  const bentX = cos(bent);
  const bentY = sin(bent);
  const radius = way.side * way.radius;
  const beyond = step - HALF_BASE - along;
  x += HALF_BASE * dx + radius * (bentY - dy) + beyond * bentX - way.side * aside * bentY;
  y += HALF_BASE * dy + radius * (dx - bentX) + beyond * bentY + way.side * aside * bentX;
  return { x: nearest(x / UNIT), y: nearest(y / UNIT), heading: normalised(start.heading + way.side * along) };
}
