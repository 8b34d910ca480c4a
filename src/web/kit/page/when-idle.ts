/** Safari knows no idle moments. */
const otherwiseMs = 200;
/** A busy page does it all the same. */
const timeoutMs = 3000;

/** Does it once the browser has nothing better to do: what nobody waits for shares no task with what somebody sees. */
export function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout: timeoutMs });
  else setTimeout(work, otherwiseMs);
}
