/** Tells other nodes that a match has something new. A hint only: lost, doubled or reordered, nothing is wrong but late. */
export interface Bus {
  tell(match: string): void;
  /** Hears of every match that others tell of; what one tells oneself one knows. */
  listen(listener: (match: string) => void): () => void;
  ready(): boolean;
  close(): Promise<void>;
}
