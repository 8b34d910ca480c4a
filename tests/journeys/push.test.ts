import { expect, test } from '#support/desk-server.ts';
import { registerVendor, signInAs, vendorForm } from '#support/vendor-account.ts';
import { at, say } from '#support/language.ts';

test.use({ serviceWorkers: 'allow', permissions: ['notifications'], wholeBrowser: true });

/** In the place of the push service, which a browser under test has none of. */
const subscribes = () => {
  let made: object | null = null;
  const subscription = {
    toJSON: () => ({
      endpoint: 'https://fcm.googleapis.com/fcm/send/a-device',
      keys: { p256dh: `B${'A'.repeat(86)}`, auth: 'A'.repeat(22) },
    }),
    unsubscribe: async () => {
      made = null;
      return true;
    },
  };
  Object.assign(PushManager.prototype, {
    getSubscription: async () => made,
    subscribe: async () => (made = subscription),
  });
};

test(
  'a vendor has its device told of new requests, sees the notice, and turns it off again',
  { tag: ['@phone', '@hindi'] },
  async ({ page, desk, expectAccessible }) => {
    await page.addInitScript(subscribes);
    await signInAs(page, await registerVendor({ url: desk.url }, vendorForm('Kesar')));
    await page.goto(at('/workshop/enquiries'), { waitUntil: 'networkidle' });
    const main = page.getByRole('main');
    await main.getByRole('button', { name: say('Tell this device about new requests') }).click();
    const stop = main.getByRole('button', { name: say('Tell this device nothing any more') });
    await expect(stop).toBeFocused();
    await expectAccessible();

    await test.step('the worker shows what comes, in our own words', async () => {
      await page.evaluate(async () => void (await navigator.serviceWorker.ready));
      const browser = await page.context().newCDPSession(page);
      const registered = new Promise<string>((found) => {
        browser.on('ServiceWorker.workerRegistrationUpdated', ({ registrations: [one] }) => {
          if (one) found(one.registrationId);
        });
      });
      await browser.send('ServiceWorker.enable');
      await browser.send('ServiceWorker.deliverPushMessage', {
        origin: desk.url,
        registrationId: await registered,
        data: '{"kind":"new-message"}',
      });
      const shown = () =>
        page.evaluate(async () => {
          const { getNotifications } = ServiceWorkerRegistration.prototype;
          const found = await getNotifications.call(await navigator.serviceWorker.ready);
          return found.map(({ title, tag }) => ({ title, tag }));
        });
      await expect
        .poll(shown)
        .toEqual([{ title: say('There is a new message in your inbox.'), tag: 'new-message' }]);
    });

    await stop.click();
    await expect(
      main.getByRole('button', { name: say('Tell this device about new requests') }),
    ).toBeVisible();
  },
);
