/** Somebody at a table, while their socket follows it. */
interface Attendance {
  /** Whether they only look on. */
  looksOn(onlooker: boolean): void;
  leave(): void;
}

interface Group {
  following: number;
  onlookers: number;
}

/** Who follows which match through this node. */
export interface Crowd {
  join(match: string): Attendance;
  onlookers(match: string): number;
  /** How many matches somebody follows. */
  matches(): number;
}

export function createCrowd(): Crowd {
  const groups = new Map<string, Group>();

  function join(match: string): Attendance {
    const group = groups.get(match) ?? { following: 0, onlookers: 0 };
    groups.set(match, group);
    group.following++;
    let counted = false;
    let here = true;
    return {
      looksOn(onlooker) {
        if (!here || onlooker === counted) return;
        group.onlookers += onlooker ? 1 : -1;
        counted = onlooker;
      },
      leave() {
        this.looksOn(false);
        if (!here) return;
        here = false;
        group.following--;
        if (group.following === 0) groups.delete(match);
      },
    };
  }

  return { join, onlookers: (match) => groups.get(match)?.onlookers ?? 0, matches: () => groups.size };
}
