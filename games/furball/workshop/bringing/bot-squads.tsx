import type { Seat } from '@starboard/kernel';
import { useId, useState } from 'preact/hooks';
import type { Setup } from '../../rules/model.ts';
import { type SquadStyle, STYLES } from '../../squads/index.ts';
import { drawWanted, eventOf, LIMIT } from '../squads/event.ts';

interface Props {
  readonly setup: Partial<Setup>;
  readonly seats: number;
  readonly bots: readonly Seat[];
  change(part: Partial<Setup>): void;
}

const LABELS: { readonly [S in SquadStyle]: string } = {
  any: 'Any style',
  aggressive: 'Aggressive: strong attack',
  evasive: 'Evasive: high agility',
  bombers: 'Bombers',
};

/** Draws squads for the bots, of a style and between two totals. */
export function BotSquads({ setup, seats, bots, change }: Props) {
  const id = useId();
  const event = eventOf(setup);
  const [style, setStyle] = useState<SquadStyle>('any');
  const [least, setLeast] = useState(LIMIT.least);
  const [most, setMost] = useState<number | null>(null);
  const top = Math.min(most ?? event.limit, event.limit);
  const isRange = least >= LIMIT.least && top >= LIMIT.least && least <= top;
  const draw = (): void => {
    if (!isRange) return;
    const drawn = new Map(bots.map((seat) => [seat, drawWanted(event, { style, least }, top)]));
    change({ squads: Array.from({ length: seats }, (_, seat) => drawn.get(seat) ?? setup.squads?.[seat] ?? null) });
  };
  return (
    <>
      <label class="field" htmlFor={`${id}style`}>
        <span>Style</span>
        <select
          id={`${id}style`}
          value={style}
          onChange={({ currentTarget: { value } }) => setStyle(STYLES.find((each) => each === value) ?? 'any')}
        >
          {STYLES.map((each) => (
            <option key={each} value={each}>
              {LABELS[each]}
            </option>
          ))}
        </select>
      </label>
      <div class="furball-range">
        <Points id={`${id}least`} label="At least (points)" value={least} set={setLeast} />
        <Points id={`${id}most`} label="At most (points)" value={top} set={setMost} />
      </div>
      <button type="button" class="tool" aria-disabled={!isRange} onClick={draw}>
        Draw squads for the bots
      </button>
      {!isRange && (
        <p class="furball-fault">
          Give a range from {LIMIT.least} to the squad limit, {event.limit}.
        </p>
      )}
    </>
  );
}

interface PointsProps {
  readonly id: string;
  readonly label: string;
  readonly value: number;
  set(value: number): void;
}

function Points({ id, label, value, set }: PointsProps) {
  return (
    <label class="field" htmlFor={id}>
      <span>{label}</span>
      <input
        id={id}
        type="number"
        min={LIMIT.least}
        max={LIMIT.most}
        value={`${value}`}
        onInput={({ currentTarget: { valueAsNumber } }) => {
          if (!Number.isNaN(valueAsNumber)) set(Math.round(valueAsNumber));
        }}
      />
    </label>
  );
}
