import { capital, plural } from '@starboard/kernel';
import { MarkRow, markInRow } from '@starboard/ui';
import { type Board, type Event, shipAt } from '../../rules/model.ts';
import { WEAPON_NAMES } from '../../words/phrases.ts';
import { sideClass } from '../hulls.ts';
import { struckPlaces } from '../map/marks.ts';
import { Strip } from '../sheets/strip.tsx';
import type { ShownSalvo } from './salvo.ts';

interface Props {
  readonly board: Board;
  readonly salvo: ShownSalvo;
  readonly together: readonly Event[];
}

/** The firing ship, its target, the shots so far, and the target's strip. */
export function SalvoCard({ board, salvo: { fires, shots }, together }: Props) {
  const target = shipAt(board, fires.at.id);
  const hits = shots.filter(({ hit }) => hit).length;
  return (
    <div class={`ui-tip starfire-tip starfire-salvo ${sideClass(target.side)}`}>
      <span>
        {fires.ship.name} fires at <strong>{fires.at.name}</strong>, range {fires.range}
      </span>
      <MarkRow class="starfire-shots" label={shots.length === 0 ? 'Shots' : `${plural(hits, 'hit')} so far`}>
        {fires.weapons.map((weapon, i) => (
          <ShotPip key={i} weapon={weapon} hit={shots[i]?.hit} />
        ))}
        <span>{shots.length === 0 ? '' : plural(hits, 'hit')}</span>
      </MarkRow>
      <Strip
        design={target.design}
        working={target.working}
        struck={struckPlaces(together, fires.at.id)}
        label={fires.at.name}
        picture
      />
    </div>
  );
}

interface ShotPipProps {
  readonly weapon: keyof typeof WEAPON_NAMES;
  /** Undefined before the shot. */
  readonly hit: boolean | undefined;
}

function ShotPip({ weapon, hit }: ShotPipProps) {
  const [name] = WEAPON_NAMES[weapon];
  const [state, mark, says] =
    hit === undefined
      ? ['starfire-to-come', weapon, 'to come']
      : hit
        ? ['starfire-did-hit', '✹', 'hit']
        : ['starfire-did-miss', '–', 'miss'];
  return (
    <span
      class={`starfire-shot-pip ${state}`}
      {...markInRow(`${capital(name)}: ${says}`, `${capital(name)}: ${says}.`, '5.9')}
    >
      {mark}
    </span>
  );
}
