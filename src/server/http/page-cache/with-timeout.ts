/**
 * Resolves to the result of a task, or rejects after the limit. A render that never ends would otherwise hold up
 * every later visitor of its key. The task itself continues, and its late result is ignored.
 */
export async function withTimeout<T>(limitMs: number, task: Promise<T>): Promise<T> {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(
    () => late.reject(new Error(`The page was not rendered within ${limitMs} ms`)),
    limitMs,
  );
  try {
    return await Promise.race([task, late.promise]);
  } finally {
    clearTimeout(timer);
  }
}
