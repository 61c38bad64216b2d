/** Who follows a match through a node. */
export interface Here {
  readonly node: string;
  readonly guests: readonly string[];
}

/** That a match has something new or, with `here`, who is at its table. */
export interface Hint {
  readonly match: string;
  readonly here?: Here;
}

/** Tells other nodes of a match. Hints only: lost, doubled or reordered, nothing is wrong but late. */
export interface Bus {
  tell(hint: Hint): void;
  /** Hears all that others tell; what one tells oneself one knows. */
  listen(listener: (hint: Hint) => void): () => void;
  ready(): boolean;
  close(): Promise<void>;
}
