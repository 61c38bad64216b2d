import { useLayoutEffect, useRef } from 'preact/hooks';
import { Strip } from '../../board/sheets/strip.tsx';
import { SYSTEM_NAMES } from '../../board/sheets/strip-words.ts';
import { designNamed, readShip, writeShip } from '../../rules/02-setup/ship-lines.ts';
import { nameIn } from '../shipyard/ships.ts';
import { Comparison } from './comparison.tsx';
import { DesignFacts } from './design-facts.tsx';
import { type Edited, insert, PARTS, type PartName, removeLast } from './editing.ts';
import { LineField } from './line-field.tsx';

interface Props {
  readonly line: string;
  readonly ships: readonly string[];
  /** A change with a message can be undone. */
  write(line: string, said?: string): void;
  keepShip(line: string): void;
  openRule(rule: string): void;
}

/** Draws the ship while the player types its line. */
export function Designer({ line, ships, write, keepShip, openRule }: Props) {
  const field = useRef<HTMLTextAreaElement>(null);
  const cursor = useRef<number | null>(null);
  const read = readShip(line);
  const isKept = read.ok && ships.some((kept) => nameIn(kept) === read.name);
  const isTidy = !read.ok || writeShip(read) === line;

  useLayoutEffect(() => {
    if (cursor.current === null) return;
    field.current?.setSelectionRange(cursor.current, cursor.current);
    cursor.current = null;
  });
  const edit = ({ line: edited, cursor: at }: Edited): void => {
    cursor.current = at;
    write(edited);
  };
  const put = (part: PartName): void => edit(insert(line, field.current?.selectionStart ?? 0, part));
  const keep = (): void => {
    if (read.ok) keepShip(line);
    else field.current?.focus();
  };

  return (
    <div class="designer">
      <LineField
        label="Ship: name, dash, turn mode, systems from left to right, movement points"
        line={line}
        misprint={read.ok ? null : read.misprint}
        field={field}
        write={write}
        onEnter={keep}
      />
      <div class="drawing">
        {read.ok ? (
          <Strip design={read.design} label={read.name} />
        ) : (
          <p>The ship appears here when its line has no mistakes.</p>
        )}
      </div>
      <div class="designer-parts">
        <fieldset class="parts">
          <legend>Add to the strip</legend>
          {PARTS.map((part) => (
            <button key={part} type="button" class="part" onClick={() => put(part)}>
              {part}
              <small class="part-name">{partName(part)}</small>
            </button>
          ))}
        </fieldset>
        <div class="buttons">
          <button type="button" class="primary" aria-disabled={!read.ok} onClick={keep}>
            {isKept ? 'Replace in shipyard' : 'Save to shipyard'}
          </button>
          <button type="button" onClick={() => edit(removeLast(line))}>
            Remove last system
          </button>
          <button type="button" disabled={isTidy} onClick={() => read.ok && write(writeShip(read))}>
            Tidy
          </button>
          <button type="button" class="chip" onClick={() => openRule('1.10')}>
            1.10<span class="hidden-text"> What a design must have</span>
          </button>
        </div>
      </div>
      {read.ok && <DesignFacts design={read.design} />}
      <Comparison
        own={read.ok ? read : null}
        startFrom={(roster) => {
          const ship = { name: nameIn(line) ?? 'Newcomer', design: designNamed(roster) };
          write(writeShip(ship), `${ship.name} is now a copy of ${roster}.`);
        }}
      />
    </div>
  );
}

function partName(part: PartName): string {
  if (part === '(I)') return 'engine';
  if (part === '(I I)') return 'two engines';
  return SYSTEM_NAMES[part][0];
}
