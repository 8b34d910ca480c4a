/** Asks the service worker, where there is one, to keep a page that this device will need without a network. */
export const keepOffline = (path: string): void => navigator.serviceWorker?.controller?.postMessage(path);
