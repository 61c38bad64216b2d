import { render } from 'preact';
import { FilePage, type FilePageProps } from './file-page.tsx';
import '../../style/tokens.css';
import '../../style/base.css';
import '../../style/controls.css';
import '../../style/shell.css';
import '../replay-styles.ts';

/** Begins a replay in a file of its own; the build adds a call with the parts of a game. */
export function showFile(parts: Omit<FilePageProps, 'data'>): void {
  const root = document.getElementById('app');
  if (root === null) throw new Error('the file has no place for the replay');
  render(<FilePage {...parts} data={document.getElementById('record')?.textContent ?? ''} />, root);
}
