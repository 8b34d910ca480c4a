/** @file The undo history of a text across a reload. It belongs to the tab and to exactly that text. */
const longest = 1_500_000;
const keyOf = (itemId: string, field: string) => `content-history:${itemId}:${field}`;

/** Returns a hash that tells texts apart; FNV-1a. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1)
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  return hash >>> 0;
}

type History = { done: unknown[]; undone: unknown[] };

/** Stores the history of a text; drops the oldest steps when it is long. */
export function keepHistory(itemId: string, field: string, text: string, history: History): void {
  let { done } = history;
  let kept = '';
  do {
    kept = JSON.stringify({ hash: hashOf(text), history: { ...history, done } });
    done = done.slice(Math.ceil(done.length / 2));
  } while (kept.length > longest && done.length > 0);
  try {
    if (kept.length <= longest) sessionStorage.setItem(keyOf(itemId, field), kept);
  } catch {
    // Without storage the undo history ends with the page.
  }
}

/** Returns the stored history of exactly this text, in the editor's format; null when there is none. */
export function keptHistory(itemId: string, field: string, text: string): unknown {
  try {
    const found = JSON.parse(sessionStorage.getItem(keyOf(itemId, field)) ?? 'null') as {
      hash?: unknown;
      history?: unknown;
    } | null;
    return found?.hash === hashOf(text) ? found.history : null;
  } catch {
    return null;
  }
}
