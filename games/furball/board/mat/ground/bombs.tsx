import { type Names, nameOf } from '@starboard/kernel';
import { mark } from '@starboard/ui';
import { useMemo } from 'preact/hooks';
import { findUpgrade } from '../../../catalogue/index.ts';
import { MM, TOKEN_RADIUS } from '../../../rules/geometry/index.ts';
import type { DroppedBomb } from '../../../rules/model.ts';
import { sentenceOf } from '../../../words/explain.ts';
import { cardName } from '../../../words/phrases.ts';
import { letterOf, pilotClass } from '../../pilots.ts';
import { BAND, drawnAt, figure } from '../plane.ts';

const RADIUS = TOKEN_RADIUS / MM;

/** Spiked bombs go off when touched, round ones at the end of Activation within their ring. */
export function Bombs({ bombs, names }: { readonly bombs: readonly DroppedBomb[]; readonly names: Names }) {
  return useMemo(
    () => (
      <g class="furball-bombs">
        {bombs.map((bomb) => (
          <BombToken key={bomb.id} bomb={bomb} names={names} />
        ))}
      </g>
    ),
    [bombs, names],
  );
}

function BombToken({ bomb: { card, by, spot }, names }: { readonly bomb: DroppedBomb; readonly names: Names }) {
  const { x, y } = drawnAt(spot);
  const isMine = findUpgrade(card)?.bomb?.detonates === 'contact';
  const name = `${nameOf(names, by)}’s ${cardName(card)}`;
  const when = isMine ? 'It goes off when a base or a template overlaps it.' : 'It goes off when all ships have flown.';
  return (
    <g
      class={`furball-bomb ${pilotClass(by)}`}
      style={{ transform: `translate(${figure(x)}px, ${figure(y)}px)` }}
      {...mark(name, `${name}. ${when} ${sentenceOf(card) ?? ''}`, isMine ? '9.4' : '9.3')}
    >
      {!isMine && <circle class="furball-blast-ring" r={RADIUS + BAND} />}
      <path class="furball-bomb-token" d={isMine ? SPIKED : ROUND} />
      <text>{letterOf(by)}</text>
    </g>
  );
}

const ROUND = `M0-${RADIUS}A${RADIUS} ${RADIUS} 0 1 1 0 ${RADIUS}A${RADIUS} ${RADIUS} 0 1 1 0-${RADIUS}Z`;
const SPIKED = `M${Array.from({ length: 16 }, (_, i) => {
  const [angle, far] = [(Math.PI * i) / 8, i % 2 === 0 ? RADIUS : RADIUS * 0.72];
  return `${figure(Math.sin(angle) * far)} ${figure(-Math.cos(angle) * far)}`;
}).join('L')}Z`;
