/** Safari knows no idle moments. */
const otherwiseMs = 200;
/** A busy page does it all the same. */
const timeoutMs = 3000;

/**
 * Does it once the browser has nothing better to do: what nobody waits for shares no task with what somebody sees. `leftMs` says how
 * much of the pause is left; where the browser knows of none, nothing.
 */
export function whenIdle(work: (leftMs: () => number) => void): void {
  if ('requestIdleCallback' in window)
    requestIdleCallback((pause) => work(() => pause.timeRemaining()), { timeout: timeoutMs });
  else setTimeout(work, otherwiseMs, () => 0);
}
