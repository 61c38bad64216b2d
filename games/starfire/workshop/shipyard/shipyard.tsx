import { plural } from '@starboard/kernel';
import { FileButton } from '@starboard/ui';
import { useState } from 'preact/hooks';
import { Marked } from '../designer/marked.tsx';
import { MOST_FILE } from '../scenarios/scenario-file.ts';
import { ShipCard, type YardProps } from './ship-card.tsx';
import { deliver, type RefusedLine, shipsAsText } from './ships.ts';

/** The designs kept in this browser, with import and export. */
export function Shipyard(props: YardProps) {
  const { ships, copy, save } = props;
  return (
    <div class="shipyard">
      {ships.length === 0 ? (
        <p>The shipyard is empty. Save a ship in the designer, or import some below.</p>
      ) : (
        <>
          <ul class="ship-cards">
            {ships.map((line, i) => (
              <ShipCard key={`${i} ${line}`} line={line} {...props} />
            ))}
          </ul>
          <div class="buttons">
            <button type="button" onClick={() => copy(shipsAsText(ships))}>
              Copy all
            </button>
            <button type="button" onClick={() => save('starfire-ships.txt', shipsAsText(ships))}>
              Save all to a file
            </button>
          </div>
        </>
      )}
      <Delivery {...props} />
    </div>
  );
}

/** Imports lines: the good ones go, the others stay and are marked. */
function Delivery({ ships, change }: YardProps) {
  const [text, setText] = useState('');
  const [refused, setRefused] = useState<readonly RefusedLine[]>([]);
  const [tooMuch, setTooMuch] = useState(false);
  const take = (delivered: string): void => {
    const tooLong = delivered.length > MOST_FILE;
    setTooMuch(tooLong);
    if (tooLong) return;
    const result = deliver(ships, delivered);
    setRefused(result.refused);
    setText(result.refused.map(({ line }) => line).join('\n'));
    if (result.taken > 0) change(result.ships, `Added ${plural(result.taken, 'ship')} to the shipyard.`);
  };
  return (
    <section class="delivery">
      <h2>Import ships</h2>
      <label class="field">
        <span>Ships, one per line</span>
        <textarea
          rows={4}
          value={text}
          spellcheck={false}
          placeholder="Bradley - CT-4"
          onInput={({ currentTarget }) => setText(currentTarget.value)}
        />
      </label>
      <div class="buttons">
        <button type="button" onClick={() => take(text)}>
          Import
        </button>
        <FileButton
          label="Load a text file"
          accept=".txt,text/plain"
          most={MOST_FILE}
          take={take}
          refuse={() => setTooMuch(true)}
        />
      </div>
      <div role="status">
        {tooMuch && <p class="notice">This is too much text. You can import at most {MOST_FILE / 1024} KB at once.</p>}
        {refused.length > 0 && (
          <>
            <p class="notice">{plural(refused.length, 'line')} could not be imported:</p>
            <ol class="refused-lines">
              {refused.map((each) => (
                <li key={each.number}>
                  Line {each.number}, column {each.column}: {each.problem}
                  <code>
                    <Marked line={each.line} misprint={each} />
                  </code>
                </li>
              ))}
            </ol>
          </>
        )}
      </div>
    </section>
  );
}
