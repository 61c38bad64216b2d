import type { Action } from '../../catalogue/index.ts';

/** An action as a small sign of our own, on 24 by 24. */
const DRAWN: { readonly [A in Action]: string } = {
  focus: 'M2.5 12Q12 2.5 21.5 12Q12 21.5 2.5 12ZM12 8.8A3.2 3.2 0 1 1 12 15.2A3.2 3.2 0 1 1 12 8.8Z',
  'target-lock': 'M12 5A7 7 0 1 1 12 19A7 7 0 1 1 12 5ZM12 1.5V8M12 16V22.5M1.5 12H8M16 12H22.5',
  evade: 'M4 17Q10 14 11 4Q15 14 20 8M8 21Q16 19 18 13',
  'barrel-roll': 'M3 7H11V15H3ZM14 7H21V15H14M6 20H18M15 17L18 20L15 23',
  boost: 'M12 21V8M6 14L12 8L18 14M6 9L12 3L18 9',
  cloak: 'M5 20V10A7 7 0 0 1 19 10V20M5 20L8.5 17L12 20L15.5 17L19 20',
  slam: 'M4 20L10 12L4 4M11 20L17 12L11 4M20 4V20',
  reload: 'M5 12A7 7 0 1 1 8 17.7M5 12L2.5 9M5 12L8 9.5',
  reinforce: 'M4 4H20V12Q19 18 12 21Q5 18 4 12ZM12 8V16M8 12H16',
  jam: 'M3 12L7 6L10 18L13 6L16 18L19 6L21 12M3 3L21 21',
  coordinate: 'M6 9A3 3 0 1 1 6 15A3 3 0 1 1 6 9ZM18 3A3 3 0 1 1 18 9M18 15A3 3 0 1 1 18 21M9 11L15 7M9 13L15 17',
};

export function ActionIcon({ action }: { readonly action: Action }) {
  return (
    <svg class="furball-sign" viewBox="0 0 24 24" aria-hidden="true">
      <path d={DRAWN[action]} />
    </svg>
  );
}
