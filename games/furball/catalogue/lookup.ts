/** A table by id, built once: `find` takes names from outside, `of` takes ids that the types guarantee. */
export interface Lookup<Id extends string, T> {
  readonly find: (name: string) => T | undefined;
  readonly of: (id: Id) => T;
}

export function lookup<T extends { readonly id: string }>(things: readonly T[]): Lookup<T['id'], T> {
  const byId: { readonly [id: string]: T } = Object.fromEntries(things.map((thing) => [thing.id, thing]));
  const find = (name: string): T | undefined => (Object.hasOwn(byId, name) ? byId[name] : undefined);
  const of = (id: T['id']): T => {
    const thing = byId[id];
    if (thing === undefined) throw new Error(`nothing in the catalogue is called ${id}`);
    return thing;
  };
  return { find, of };
}
