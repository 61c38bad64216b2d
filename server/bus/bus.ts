export interface Here {
  readonly node: string;
  readonly guests: readonly string[];
}

/** A match has something new or, with `here`, this is who is at its table. */
export interface Hint {
  readonly match: string;
  readonly here?: Here;
}

/** Tells other nodes about matches. These are only hints: a lost, doubled or reordered one only makes news late. */
export interface Bus {
  tell(hint: Hint): void;
  /** Gets the hints of other nodes, not our own. */
  listen(listener: (hint: Hint) => void): () => void;
  ready(): boolean;
  close(): Promise<void>;
}
