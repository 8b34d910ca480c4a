/** Returns a few random elements: a partial Fisher-Yates shuffle on a copy. */
export function randomSample<T>(items: readonly T[], count: number): T[] {
  const pool = [...items];
  const chosen = Math.min(count, pool.length);
  for (let index = 0; index < chosen; index++) {
    const other = index + Math.floor(Math.random() * (pool.length - index));
    [pool[index], pool[other]] = [pool[other] as T, pool[index] as T];
  }
  return pool.slice(0, chosen);
}
