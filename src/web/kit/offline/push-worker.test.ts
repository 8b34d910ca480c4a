import { expect, it } from 'vitest';
import { answerPushes, type PushWorker } from './push-worker.ts';

const words = {
  en: { 'new-request': 'A request.', 'new-message': 'A message.' },
  hi: { 'new-request': 'अनुरोध', 'new-message': 'संदेश' },
};

type Event = { data?: { text(): string } | null; notification?: { close(): void } };

/** Returns a worker of a device with these languages, on which these pages are open. */
function deviceWith(languages: readonly string[], open: readonly string[] = []) {
  const listeners = new Map<string, (event: never) => void>();
  const shown: { title: string; tag: string; lang: string }[] = [];
  const went: string[] = [];
  let closed = 0;
  answerPushes(words, {
    addEventListener: (type: string, listener: (event: never) => void) => void listeners.set(type, listener),
    registration: {
      async showNotification(title, options) {
        const { tag, lang } = options as { tag: string; lang: string };
        shown.push({ title, tag, lang });
      },
    },
    clients: {
      matchAll: async () =>
        open.map((path) => ({
          url: `https://site.test${path}`,
          focus: async () => void went.push(`focus ${path}`),
        })),
      openWindow: async (path) => void went.push(`open ${path}`),
    },
    navigator: { languages },
  } satisfies PushWorker);
  const happens = async (type: string, event: Event) => {
    const work: Promise<unknown>[] = [];
    listeners.get(type)!({ ...event, waitUntil: (one: Promise<unknown>) => work.push(one) } as never);
    await Promise.all(work);
    // A worker is suspended while nothing holds it.
    expect(work).toHaveLength(1);
  };
  return {
    shown,
    went,
    push: (said: string | null) => happens('push', { data: said === null ? null : { text: () => said } }),
    tap: async () => {
      await happens('notificationclick', { notification: { close: () => void (closed += 1) } });
      return closed;
    },
  };
}

it.each([
  [
    'English',
    ['en-GB', 'hi'],
    '{"kind":"new-message"}',
    { title: 'A message.', tag: 'new-message', lang: 'en' },
  ],
  ['Hindi', ['hi-IN', 'en'], '{"kind":"new-request"}', { title: 'अनुरोध', tag: 'new-request', lang: 'hi' }],
  [
    'the first that we speak',
    ['pa-IN', 'HI', 'en'],
    '{"kind":"new-message"}',
    { title: 'संदेश', tag: 'new-message', lang: 'hi' },
  ],
  [
    'English where we speak none',
    ['ta', 'fr'],
    '{"kind":"new-message"}',
    { title: 'A message.', tag: 'new-message', lang: 'en' },
  ],
])('a push is shown in the language of the device: %s', async (_, languages, said, notice) => {
  const device = deviceWith(languages);
  await device.push(said);
  expect(device.shown).toEqual([notice]);
});

it.each([null, '', '{', 'null', '[]', '{"kind":"<b>"}', '{"kind":"toString"}'])(
  'a push that says %j is one notice all the same, of our own words',
  async (said) => {
    const device = deviceWith(['en']);
    await device.push(said);
    expect(device.shown).toEqual([{ title: 'A request.', tag: 'new-request', lang: 'en' }]);
  },
);

it('a tap closes the notice and opens the inbox', async () => {
  const device = deviceWith(['hi-IN'], ['/hi/workshop/enquiries/one', '/']);
  expect(await device.tap()).toBe(1);
  expect(device.went).toEqual(['open /hi/workshop/enquiries']);
});

it('a tap goes to the inbox that is open', async () => {
  const device = deviceWith(['en-IN'], ['/about', '/workshop/enquiries']);
  await device.tap();
  expect(device.went).toEqual(['focus /workshop/enquiries']);
});
