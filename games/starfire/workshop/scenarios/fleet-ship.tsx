import { Strip } from '../../board/sheets/strip.tsx';
import { readShip } from '../../rules/02-setup/ship-lines.ts';
import { LineField } from '../designer/line-field.tsx';

interface Props {
  readonly label: string;
  readonly line: string;
  write(line: string): void;
  remove(): void;
  /** Changes places with the ship before or after it; absent at the ends. */
  sooner?(): void;
  later?(): void;
}

/** A ship of a fleet: its line, its strip, its place in the order. */
export function FleetShip({ label, line, write, remove, sooner, later }: Props) {
  const read = readShip(line);
  return (
    <li class="fleet-ship">
      <LineField label={label} line={line} misprint={read.ok ? null : read.misprint} write={write} />
      <div class="fleet-strip">
        {read.ok && <Strip design={read.design} label={read.name} />}
        <div class="buttons">
          <button type="button" class="tool round" disabled={sooner === undefined} onClick={() => sooner?.()}>
            <span aria-hidden="true">↑</span>
            <span class="hidden-text">Move up: {label}</span>
          </button>
          <button type="button" class="tool round" disabled={later === undefined} onClick={() => later?.()}>
            <span aria-hidden="true">↓</span>
            <span class="hidden-text">Move down: {label}</span>
          </button>
          <button type="button" class="tool" onClick={remove}>
            Remove<span class="hidden-text"> {label}</span>
          </button>
        </div>
      </div>
    </li>
  );
}
