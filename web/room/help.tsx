import type { Signal } from '@preact/signals';
import { Sheet } from '../shell/sheet.tsx';

const KEYS: readonly (readonly [string, string])[] = [
  ['← → or ↑ ↓', 'go through your options'],
  ['1 to 9', 'pick one of the first nine options'],
  ['Enter', 'commit what is picked'],
  ['Z', 'take a sealed answer back'],
  ['S', 'skip what is being shown'],
  ['T', 'text view and board'],
  ['R', 'rulebook'],
  ['?', 'this help'],
];

export function Help({ open }: { readonly open: Signal<boolean> }) {
  return (
    <Sheet open={open.value} title="How to play here" onClose={() => (open.value = false)}>
      <p>
        Pick something on the board, look at what it would mean, then press the bright button. Nothing counts before you
        do. The line above that button always says what to do now.
      </p>
      <p>The number beside each line of the log is the rule it happened by: press it to read the rule.</p>
      <table>
        <thead>
          <tr>
            <th>Key</th>
            <th>What it does</th>
          </tr>
        </thead>
        <tbody>
          {KEYS.map(([key, does]) => (
            <tr key={key}>
              <td>
                <kbd>{key}</kbd>
              </td>
              <td>{does}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Sheet>
  );
}
