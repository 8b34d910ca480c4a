/** The items of a list that have no ids of their own, as texts, with their assigned ids. */
export type KeptIds = { contents: readonly string[]; ids: readonly string[]; given: number };

export const noIds: KeptIds = { contents: [], ids: [], given: 0 };

/**
 * Returns the ids of a list as it is now. A moved item keeps its id, and so does one that was changed in its place: the focus within it
 * stays. Returns `before` itself when nothing differs.
 */
export function keepIds(before: KeptIds, contents: readonly string[]): KeptIds {
  if (contents.length === before.contents.length && contents.every((one, at) => one === before.contents[at]))
    return before;
  const free = new Map(before.ids.map((id, at) => [at, id]));
  const take = (at: number): string | undefined => {
    const id = free.get(at);
    free.delete(at);
    return id;
  };
  const moved = contents.map((content) =>
    take(before.contents.findIndex((one, at) => one === content && free.has(at))),
  );
  let { given } = before;
  return { contents, ids: moved.map((id, at) => id ?? take(at) ?? String(given++)), given };
}
