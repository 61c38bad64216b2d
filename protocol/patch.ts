import type { Json } from '@starboard/kernel';

/** How a value differs from the one before it: replaced by what stands in the brackets, or changed in some members. */
export type Patch = readonly [Json] | { readonly [member: string]: Patch };

type Changes = { [member: string]: Patch };
type Members = { readonly [member: string]: Json };

/** What makes the one into the other; undefined where they are alike. Quicker than writing the whole. */
export function difference(before: Json, after: Json): Patch | undefined {
  if (before === after) return undefined;
  if (isList(before)) return isList(after) && before.length === after.length ? ofLists(before, after) : [after];
  return isObject(before) && isObject(after) ? ofObjects(before, after) : [after];
}

/** A list's members are its places. */
function ofLists(before: readonly Json[], after: readonly Json[]): Patch | undefined {
  let changes: Changes | undefined;
  for (let i = 0; i < after.length; i++) {
    const change = difference(before[i] ?? null, after[i] ?? null);
    if (change === undefined) continue;
    changes ??= {};
    changes[i] = change;
  }
  return changes;
}

/** The same members in the same order, most of which are as they were: that is seen first. */
function ofObjects(before: Members, after: Members): Patch | undefined {
  const known = Object.keys(before);
  let changes: Changes | undefined;
  let count = 0;
  for (const key in after) {
    if (known[count++] !== key) return [after];
    const old = before[key];
    const now = after[key];
    if (old === now) continue;
    const change = difference(old ?? null, now ?? null);
    if (change === undefined) continue;
    changes ??= {};
    changes[key] = change;
  }
  return count === known.length ? changes : [after];
}

/** The value as a patch makes it; what the patch leaves alone is shared with the old one. */
export function patched(before: Json, patch: Patch | undefined): Json {
  if (patch === undefined) return before;
  if (isReplacement(patch)) return patch[0];
  if (isList(before)) return before.map((value, i) => patched(value, patch[i]));
  if (!isObject(before)) throw new Error('a change of the members of what has none');
  const members: { [member: string]: Json } = { ...before };
  for (const [member, change] of Object.entries(patch)) members[member] = patched(members[member] ?? null, change);
  return members;
}

function isReplacement(patch: Patch): patch is readonly [Json] {
  return Array.isArray(patch);
}

function isList(value: Json): value is readonly Json[] {
  return Array.isArray(value);
}

/** Asked only of what is no list. */
function isObject(value: Json): value is Members {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
