import { twinPath } from '#ui/twin-path.ts';

/** Asks the service worker, as soon as there is one, to cache a page that this device will need without a network. */
export const keepOffline = (path: string): void =>
  void navigator.serviceWorker?.ready.then(({ active }) => active?.postMessage(twinPath(path)));
