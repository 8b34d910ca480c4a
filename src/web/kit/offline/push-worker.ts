/** @file The part of the service worker that shows push messages while no page is open. */
import { pushNotice, pushTarget, type PushWords } from './push-notice.ts';

type Happening = { waitUntil(work: Promise<unknown>): void };
type Push = Happening & { data: { text(): string } | null };
type Tap = Happening & { notification: { close(): void } };
type Page = { url: string; focus(): Promise<unknown> };
/** The worker's globals used here: TypeScript cannot load the types of pages and of workers at once. */
export type PushWorker = {
  addEventListener(type: 'push', listener: (event: Push) => void): void;
  addEventListener(type: 'notificationclick', listener: (event: Tap) => void): void;
  registration: { showNotification(title: string, options: object): Promise<void> };
  clients: {
    matchAll(options: { type: 'window' }): Promise<readonly Page[]>;
    openWindow(path: string): Promise<unknown>;
  };
  navigator: { languages: readonly string[] };
};

/** Shows a notice for each push, and opens the inbox at a tap on it: the page that is open there, else a new one. */
export function answerPushes(words: PushWords, worker = globalThis as unknown as PushWorker): void {
  const { languages } = worker.navigator;
  worker.addEventListener('push', (event) => {
    const { title, options } = pushNotice(event.data?.text(), languages, words);
    event.waitUntil(worker.registration.showNotification(title, options));
  });
  worker.addEventListener('notificationclick', (event) => {
    event.notification.close();
    const path = pushTarget(languages);
    event.waitUntil(
      worker.clients.matchAll({ type: 'window' }).then((pages) => {
        const open = pages.find(({ url }) => new URL(url).pathname === path);
        return open ? open.focus() : worker.clients.openWindow(path);
      }),
    );
  });
}
