import { resolve } from 'node:path';
import { chooseSolutionFolder } from '@starboard/games/solution-files';
import { refuse } from '../refuse.ts';

/** Lets the solved bot play from the complete table in a folder, if one is named; refuses a table that isn't proven. */
export async function useSolution(folder: string | undefined): Promise<void> {
  if (folder === undefined || folder === '') return;
  const problem = await chooseSolutionFolder(resolve(folder));
  if (problem !== null) refuse(problem);
}
