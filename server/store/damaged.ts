export class Damaged extends Error {
  override readonly name = 'Damaged';
}
