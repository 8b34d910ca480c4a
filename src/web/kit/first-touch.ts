/** @file When to fetch what a page needs only after its visitor does something: not beside the page itself. */

const signs = ['pointerdown', 'keydown', 'scroll'] as const;
/** Soon enough for somebody who reads and then loses the network. */
const patienceMs = 20_000;

let moment: Promise<void> | undefined;

/** Resolves when the visitor first touches the site, or some seconds after this was first asked. The server waits for nobody. */
export const firstTouch = (): Promise<void> =>
  (moment ??= new Promise((resolve) => {
    if (import.meta.env.SSR) return resolve();
    setTimeout(resolve, patienceMs);
    for (const sign of signs) addEventListener(sign, () => resolve(), { once: true, passive: true });
  }));
