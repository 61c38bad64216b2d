import { Strip } from '../../board/sheets/strip.tsx';
import { readShip } from '../../rules/02-setup/ship-lines.ts';
import { fileName } from '../scenarios/scenario-file.ts';
import { shipsAsText } from './ships.ts';

export interface YardProps {
  readonly ships: readonly string[];
  /** Changes the yard and announces the change. */
  change(ships: readonly string[], said: string): void;
  redesign(line: string): void;
  copy(text: string): void;
  save(name: string, text: string): void;
}

/** A ship of the yard; one that can't be read stays, with its mistake. */
export function ShipCard({ line, ships, change, redesign, copy, save }: YardProps & { readonly line: string }) {
  const read = readShip(line);
  const name = read.ok ? read.name : line;
  return (
    <li class="ship-card">
      <h2>
        {name} {read.ok && <small>{read.design.hull}</small>}
      </h2>
      {read.ok ? (
        <Strip design={read.design} label={name} />
      ) : (
        <p class="notice">
          Column {read.misprint.column}: {read.misprint.problem}
        </p>
      )}
      <div class="buttons">
        <button type="button" class="tool" onClick={() => redesign(line)}>
          Redesign<span class="hidden-text"> {name}</span>
        </button>
        <button type="button" class="tool" onClick={() => copy(line)}>
          Copy<span class="hidden-text"> {name}</span>
        </button>
        <button type="button" class="tool" onClick={() => save(fileName(name, 'txt'), shipsAsText([line]))}>
          Save<span class="hidden-text"> {name} to a file</span>
        </button>
        <button
          type="button"
          class="tool"
          onClick={() =>
            change(
              ships.filter((each) => each !== line),
              `Removed ${name}.`,
            )
          }
        >
          Remove<span class="hidden-text"> {name}</span>
        </button>
      </div>
    </li>
  );
}
