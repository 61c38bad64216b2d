import { accessSync, constants, globSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** On the path, or in one of some folders (glob patterns). */
export function findProgram(
  name: string,
  elsewhere: readonly string[] = [],
  path = process.env['PATH'] ?? '',
): string | undefined {
  const folders = [...path.split(delimiter), ...elsewhere.flatMap((glob) => globSync(glob))];
  return folders
    .filter((folder) => folder !== '')
    .map((folder) => join(folder, name))
    .find(executable);
}

function executable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
