/** Safari has no `requestIdleCallback`. */
const otherwiseMs = 200;
/** On a busy page it runs after this time. */
const timeoutMs = 3000;

/** Runs work when the browser is idle: work that nobody waits for shares no task with visible work. */
export function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout: timeoutMs });
  else setTimeout(work, otherwiseMs);
}
