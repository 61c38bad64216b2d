/** How log lines fold into one: the steps of one ship in a turn, the shots of one salvo. */
export interface Folding<Event> {
  /** Events with the same key fold together; null for those that stand alone. With many players, more may fold. */
  key(event: Event, players: number): string | null;
  /** Whether an event begins a new line, although there is a line with its key. */
  begins(event: Event): boolean;
  /** After such an event, nothing folds into earlier lines. */
  ends(event: Event): boolean;
}

export type LogEntry<Event> = readonly [Event, ...Event[]];

/** The log in the order of each entry's last event; an entry started by `begins` stays before the events it caused. */
export function foldLog<Event>(
  events: readonly Event[],
  { key, begins, ends }: Folding<Event>,
  players: number,
): readonly LogEntry<Event>[] {
  const entries = new Set<[Event, ...Event[]]>();
  const open = new Map<string, [Event, ...Event[]]>();
  for (const event of events) {
    if (ends(event)) open.clear();
    const of = key(event, players);
    const entry = of === null || begins(event) ? undefined : open.get(of);
    if (entry === undefined) {
      const fresh: [Event, ...Event[]] = [event];
      entries.add(fresh);
      if (of !== null) open.set(of, fresh);
    } else {
      entry.push(event);
      if (begins(entry[0])) continue;
      entries.delete(entry);
      entries.add(entry);
    }
  }
  return [...entries];
}
