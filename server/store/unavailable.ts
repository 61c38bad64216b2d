/** The database can't be written to at the moment: nothing that failed with this was acknowledged. */
export class Unavailable extends Error {
  override readonly name: string = 'Unavailable';
}

/** No room for more. */
export class Full extends Unavailable {
  override readonly name = 'Full';
}
