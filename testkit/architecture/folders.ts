/** With more files a folder is a maze: they belong in folders by what they are about. */
const MOST_FILES = 15;

/** Of these a folder may hold any number: tests, records of matches, and decisions that come one by one. */
const ANY_NUMBER = /(^|\/)test\/|^docs\//;

/** Folders with too many files, as `folder: how many`; `files` are paths from the root. */
export function crowdedFolders(files: readonly string[]): readonly string[] {
  const counts = new Map<string, number>();
  for (const file of files) {
    const folder = file.slice(0, Math.max(0, file.lastIndexOf('/')));
    if (!ANY_NUMBER.test(`${folder}/`)) counts.set(folder, (counts.get(folder) ?? 0) + 1);
  }
  return [...counts].flatMap(([folder, count]) => (count > MOST_FILES ? [`${folder}: ${count}`] : [])).toSorted();
}
