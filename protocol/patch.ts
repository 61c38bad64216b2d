import type { Json } from '@starboard/kernel';

/** How a value differs from the one before it: replaced by what stands in the brackets, or changed in some members. */
export type Patch = readonly [Json] | { readonly [member: string]: Patch };

type Members = { readonly [member: string]: Json };

/** What makes the one into the other; undefined where they are alike. */
export function difference(before: Json, after: Json): Patch | undefined {
  if (before === after) return undefined;
  if (!isComposed(before) || !isComposed(after) || !haveSameMembers(before, after)) return [after];
  const [old, now] = [membersOf(before), membersOf(after)];
  let changes: { [member: string]: Patch } | undefined;
  for (const member in now) {
    const change = difference(old[member] ?? null, now[member] ?? null);
    if (change !== undefined) {
      changes ??= {};
      changes[member] = change;
    }
  }
  return changes;
}

/** The value as a patch makes it; what the patch leaves alone is shared with the old one. */
export function patched(before: Json, patch: Patch | undefined): Json {
  if (patch === undefined) return before;
  if (isReplacement(patch)) return patch[0];
  if (!isComposed(before)) throw new Error('a change of the members of what has none');
  const members: { [member: string]: Json } = { ...membersOf(before) };
  for (const [member, change] of Object.entries(patch)) members[member] = patched(members[member] ?? null, change);
  return Array.isArray(before) ? Object.values(members) : members;
}

function isReplacement(patch: Patch): patch is readonly [Json] {
  return Array.isArray(patch);
}

function isComposed(value: Json): value is readonly Json[] | Members {
  return typeof value === 'object' && value !== null;
}

/** A list's members are its places. */
function membersOf(value: readonly Json[] | Members): Members {
  return value as Members;
}

function haveSameMembers(a: readonly Json[] | Members, b: readonly Json[] | Members): boolean {
  if (Array.isArray(a) || Array.isArray(b)) return Array.isArray(a) && Array.isArray(b) && a.length === b.length;
  const keys = Object.keys(a);
  const others = Object.keys(b);
  return keys.length === others.length && keys.every((key, i) => key === others[i]);
}
