/** The database cannot be written to at the moment: nothing that failed with this was acknowledged. */
export class Unavailable extends Error {
  override readonly name: string = 'Unavailable';
}

/** There is no room for more. */
export class Full extends Unavailable {
  override readonly name = 'Full';
}
