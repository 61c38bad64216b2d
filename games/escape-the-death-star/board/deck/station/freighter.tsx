import { SILENT } from '@starboard/ui';

/** The freighter, seen from above: a drawing of our own, in a box of 80 by 80 round the origin. */
export function Freighter() {
  return (
    <g class="station-freighter" {...SILENT}>
      <path class="station-freighter-engines" d={ENGINES} />
      <path class="station-freighter-hull" d={PODS} />
      <path class="station-freighter-hull" d={HULL} />
      <path class="station-freighter-deck" d={BRIDGE} />
      <path class="station-freighter-lines" d={LINES} />
    </g>
  );
}

/** A long body with a rounded bow, two cargo pods on struts, a bridge in front and four engines behind. */
const HULL = 'M0-35Q9-32 11-20L12 8L9 26H-9L-12 8L-11-20Q-9-32 0-35Z';
const PODS =
  'M-12-6L-17-9V6L-12 3M12-6L17-9V6L12 3M-33-10Q-32-17-25-17Q-18-17-17-10V16Q-18 22-25 22Q-32 22-33 16ZM33-10Q32-17 25-17Q18-17 17-10V16Q18 22 25 22Q32 22 33 16Z';
const BRIDGE = 'M0-29Q5-27 6-19H-6Q-5-27 0-29Z';
const LINES = 'M-11-13H11M-12 2H12M-10 18H10M0-13V26M-33-4H-17M-33 9H-17M17-4H33M17 9H33';
const ENGINES = 'M-7 29H-2M2 29H7M-29 25H-21M21 25H29';
