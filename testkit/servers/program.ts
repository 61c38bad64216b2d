import { accessSync, constants, globSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Where a program is: on the path, or in one of some folders (given as glob patterns). */
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
