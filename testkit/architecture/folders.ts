/** A folder with more files is a maze. */
const MOST_FILES = 15;

/** Folders with any number of files: tests, records of matches, and decisions. */
const ANY_NUMBER = /(^|\/)test\/|^docs\//;

/** As `folder: number of files`; `files` are paths from the root. */
export function crowdedFolders(files: readonly string[]): readonly string[] {
  const counts = new Map<string, number>();
  for (const file of files) {
    const folder = file.slice(0, Math.max(0, file.lastIndexOf('/')));
    if (!ANY_NUMBER.test(`${folder}/`)) counts.set(folder, (counts.get(folder) ?? 0) + 1);
  }
  return [...counts].flatMap(([folder, count]) => (count > MOST_FILES ? [`${folder}: ${count}`] : [])).toSorted();
}
