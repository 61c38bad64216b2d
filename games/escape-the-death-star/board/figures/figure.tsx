import { SILENT } from '@starboard/ui';
import type { Hero } from '../../rules/model.ts';
import { type FigureLook, lookOfRebel, lookOfSoldier } from './look.ts';

export function Figure({
  look: { code, outline },
  down = false,
}: {
  readonly look: FigureLook;
  readonly down?: boolean;
}) {
  return (
    <g class={down ? 'station-laid-down' : ''} {...SILENT}>
      <path class="station-outline" d={outline} />
      <text class="station-code">{code}</text>
    </g>
  );
}

function Icon({ look, down = false }: { readonly look: FigureLook; readonly down?: boolean }) {
  return (
    <svg class={`station-icon ${look.class}`} viewBox="-17 -17 34 34" aria-hidden="true">
      <Figure look={look} down={down} />
    </svg>
  );
}

export const RebelIcon = ({ hero }: { readonly hero: Hero }) => <Icon look={lookOfRebel(hero)} />;

export function SoldierIcon({ soldier, down = false }: { readonly soldier: number; readonly down?: boolean }) {
  return <Icon look={lookOfSoldier(soldier)} down={down} />;
}
