import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';
import { writeLine, writeXws } from '../../squads/index.ts';
import type { KeptSquad } from '../kept.ts';

interface Props {
  readonly kept: KeptSquad;
  copy(text: string): void;
  save(name: string, text: string): void;
  /** What else can be done with it. */
  readonly children: ComponentChildren;
}

/** How a squad gets out: as a line of text, and in the form that squad builders share. */
export function Share({ kept: { name, squad }, copy, save, children }: Props) {
  const id = useId();
  const line = writeLine(squad, name);
  return (
    <section class="furball-share" aria-label="Share">
      <h3>Share</h3>
      <label class="field" htmlFor={id}>
        <span>As text</span>
        <input id={id} type="text" readOnly value={line} onFocus={({ currentTarget }) => currentTarget.select()} />
      </label>
      <div class="furball-buttons">
        <button type="button" class="tool" onClick={() => copy(line)}>
          Copy text
        </button>
        <button type="button" class="tool" onClick={() => copy(writeXws(squad, name))}>
          Copy XWS
        </button>
        <button type="button" class="tool" onClick={() => save(fileName(name), writeXws(squad, name))}>
          Save XWS file
        </button>
        {children}
      </div>
    </section>
  );
}

/** "Red Five" is kept in red-five.xws.json. */
function fileName(name: string): string {
  const plain = name
    .normalize('NFKD')
    .replace(/[^a-z0-9]+/gi, '-')
    .replace(/^-+|-+$/g, '');
  return `${plain.toLowerCase() || 'squad'}.xws.json`;
}
