import { plural } from '@starboard/kernel';
import { useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import { type EventRules, pointsOf, type Squad } from '../../squads/index.ts';
import { cardName } from '../../words/phrases.ts';
import type { KeptSquad } from '../kept.ts';
import { flownBy } from './describe.ts';
import { faultsIn } from './faults.ts';
import { sheetOf } from './sheet.ts';

interface Props {
  readonly squads: readonly KeptSquad[];
  readonly open: number;
  readonly event: EventRules;
  /** Puts one on the workbench; −1 clears it for a new one. */
  enter(at: number): void;
}

const STRIP_MARGIN = 24;

/** The squads that this browser keeps, side by side. */
export function Hangar({ squads, open, event, enter }: Props) {
  const list = useRef<HTMLUListElement>(null);
  // In a strip, the squad on the workbench scrolls into view.
  useLayoutEffect(() => {
    const pressed = list.current?.querySelector<HTMLElement>('[aria-pressed="true"]');
    if (pressed && list.current) list.current.scrollLeft = pressed.offsetLeft - STRIP_MARGIN;
  }, [open, squads.length]);
  return (
    <ul ref={list} class="furball-hangar" aria-label="Your squads">
      <li>
        <button type="button" class="furball-new" aria-pressed={squads[open] === undefined} onClick={() => enter(-1)}>
          + New squad
        </button>
      </li>
      {squads.map((kept, at) => (
        <li key={kept.name}>
          <SquadCard kept={kept} event={event} isOpen={at === open} enter={() => enter(at)} />
        </li>
      ))}
    </ul>
  );
}

interface CardProps {
  readonly kept: KeptSquad;
  readonly event: EventRules;
  readonly isOpen: boolean;
  enter(): void;
}

function SquadCard({ kept: { name, squad }, event, isOpen, enter }: CardProps) {
  const faults = faultsIn(squad, event).count;
  const figures = useMemo(() => figuresOf(squad), [squad]);
  return (
    <button type="button" class="furball-card" aria-pressed={isOpen} onClick={enter}>
      <strong>{name}</strong>
      <span class="furball-cost">{plural(pointsOf(squad), 'point')}</span>
      <span>{flownBy(squad)}</span>
      <span class="furball-says">{figures}</span>
      {squad.upgrades.length > 0 && <span class="furball-says">{squad.upgrades.map(cardName).join(', ')}</span>}
      {faults > 0 && <span class="furball-fault">{faults === 1 ? '1 mistake' : `${faults} mistakes`}</span>}
    </button>
  );
}

/** "Skill 9, attack 3, agility 2, hull 3, shields 2". */
function figuresOf(squad: Squad): string {
  const { skill, attack, agility, hull, shields } = sheetOf(squad);
  return `Skill ${skill.now}, attack ${attack.now}, agility ${agility.now}, hull ${hull.now}, shields ${shields.now}`;
}
