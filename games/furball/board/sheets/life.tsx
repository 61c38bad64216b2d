import { plural, type Seat } from '@starboard/kernel';
import { Term } from '@starboard/ui';
import { type Board, shipOf } from '../../rules/model.ts';
import { damageOn, hullOf, shieldsOf } from '../../rules/values.ts';

/** What a ship can still take. */
export interface Life {
  readonly shields: number;
  readonly mostShields: number;
  readonly hull: number;
  readonly mostHull: number;
  /** Faceup damage cards. */
  readonly crits: number;
}

export function lifeIn(board: Board, seat: Seat): Life {
  const { shields, damage } = shipOf(board, seat);
  const mostHull = hullOf(board, seat);
  return {
    shields,
    mostShields: Math.max(shields, shieldsOf(board, seat)),
    hull: Math.max(0, mostHull - damageOn(board, seat)),
    mostHull,
    crits: damage.filter(({ up }) => up).length,
  };
}

export function lifeSays({ shields, mostShields, hull, mostHull, crits }: Life): string {
  const critical = crits === 0 ? '' : ` ${plural(crits, 'damage card lies', 'damage cards lie')} faceup.`;
  const shield = mostShields === 0 ? 'No shields' : `Shields ${shields} of ${mostShields}`;
  return `${shield}, hull ${hull} of ${mostHull}. Damage removes shields first. A ship with no hull left is destroyed.${critical}`;
}

interface Props {
  readonly life: Life;
  /** Part of a button, which has its own explanation. */
  readonly plain?: boolean;
}

/** Shields as rings and hull as blocks, those lost empty, with the figures beside them. */
export function LifeBar({ life, plain = false }: Props) {
  const bar = (
    <>
      <span class="furball-pips" aria-hidden="true">
        {pips(life.shields, life.mostShields, 'furball-shield')}
        {pips(life.hull, life.mostHull, 'furball-hull')}
      </span>
      <b>
        <span class="ui-aloud">Shields </span>
        {life.shields}
        <span aria-hidden="true">+</span>
        <span class="ui-aloud">, hull </span>
        {life.hull}
      </b>
    </>
  );
  if (plain) return <span class="furball-life">{bar}</span>;
  return (
    <Term class="furball-life" says={lifeSays(life)} rule="7.1">
      {bar}
    </Term>
  );
}

const pips = (left: number, most: number, name: string) =>
  Array.from({ length: most }, (_, i) => <i key={i} class={i < left ? name : `${name} furball-lost`} />);
