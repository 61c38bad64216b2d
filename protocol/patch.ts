import type { Json } from '@starboard/kernel';

/** How a value differs from an earlier one: replaced by the value in brackets, or changed in some members. */
export type Patch = readonly [Json] | { readonly [member: string]: Patch };

type Changes = { [member: string]: Patch };
type Members = { readonly [member: string]: Json };

/** The patch that turns one value into the other; undefined if they are equal. Faster than writing the whole value. */
export function difference(before: Json, after: Json): Patch | undefined {
  if (before === after) return undefined;
  if (isList(before)) return isList(after) && before.length === after.length ? ofLists(before, after) : [after];
  return isObject(before) && isObject(after) ? ofObjects(before, after) : [after];
}

/** The members of a list are its indices. */
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

/** Tests the common case first: the same members in the same order, most of them unchanged. */
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

/** Applies a patch. The result shares everything unchanged with the old value. */
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

/** Only called for values that are not lists. */
function isObject(value: Json): value is Members {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
