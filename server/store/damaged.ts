/** What was kept of a match can no longer be read. */
export class Damaged extends Error {
  override readonly name = 'Damaged';
}
