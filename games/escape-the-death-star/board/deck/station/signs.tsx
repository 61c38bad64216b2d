import type { Bay } from '../../../rules/01-station/plan.ts';

/** Signs painted on the floor, each round the origin and at most a square wide. */

/** 1.4 A ring with the letter of its bay. */
export function StartSign({ bay }: { readonly bay: Bay }) {
  return (
    <g class={`station-start station-${bay}`}>
      <circle r="16.5" />
      <circle class="station-start-ring" r="13" />
      <text>{bay.charAt(0).toUpperCase()}</text>
    </g>
  );
}

/** 1.5 Two walls that close in. */
export const CompactorSign = () => (
  <g class="station-compactor">
    <path d="M-15-13V13M15-13V13" />
    <path d="M-12 0H-3M-7-4.5L-2.5 0L-7 4.5M12 0H3M7-4.5L2.5 0L7 4.5" />
  </g>
);

/** 1.6 The bars of the Detention Block. */
export const Bars = () => (
  <path class="station-bars" d="M-15-15V15M-7.5-15V15M0-15V15M7.5-15V15M15-15V15M-17-15H17M-17 15H17" />
);

/** 1.6 A locker with two doors. */
export const ClosetSign = () => (
  <g class="station-closet-sign">
    <path d="M-12-15H12V15H-12ZM0-15V15M-3-2V3M3-2V3" />
  </g>
);

/** 4.2 Where a Stormtrooper stands in Game 1. */
export const GuardSign = () => (
  <g class="station-guard-sign">
    <path d="M0-12L10.5-6V6L0 12L-10.5 6V-6Z" />
    <path d="M-5.5 3L0-3L5.5 3" />
  </g>
);

export const WeaponSign = () => (
  <path class="station-weapon" d="M-14-3.5H8L12-6.5H14.5V-1.5H6L5 1.5H-1L-3.5 8.5H-9L-6.5 1.5H-14Z" />
);

export const CardSign = () => (
  <g class="station-card-sign">
    <rect x="-8" y="-11.5" width="16" height="23" rx="2.5" />
    <path class="station-card-red" d="M-5-6.5H5" />
    <path class="station-card-yellow" d="M-5 0H5" />
    <path class="station-card-blue" d="M-5 6.5H5" />
  </g>
);
