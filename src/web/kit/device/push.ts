/** @file Push messages while no page is open, as far as this browser supports them. */
import { t } from '#words/t.ts';

/** Error with advice about a browser that refuses push messages. */
export class PushRefused extends Error {
  override name = 'PushRefused';
}

const tryLater = () =>
  new PushRefused(t('This browser cannot be told at present. Please open this page anew and try again.'));

async function pushManager(): Promise<PushManager | null> {
  return (await navigator.serviceWorker.getRegistration())?.pushManager ?? null;
}

/** Returns whether the browser still accepts push messages for this device. */
export async function isSubscribed(): Promise<boolean> {
  if (Notification.permission !== 'granted') return false;
  const manager = await pushManager();
  return Boolean(await manager?.getSubscription());
}

/** Cancels the browser's subscription. */
export async function unsubscribe(): Promise<void> {
  const manager = await pushManager();
  const made = await manager?.getSubscription();
  await made?.unsubscribe();
}

/** Requests the browser's permission, which needs a tap, and returns the device's push address and keys. @throws PushRefused */
export async function subscribe(
  publicKey: string,
): Promise<{ address: string; p256dh: string; auth: string }> {
  if ((await Notification.requestPermission()) !== 'granted')
    throw new PushRefused(
      t('Your browser does not let this site show notices. You can allow it in its settings for this site.'),
    );
  const manager = await pushManager();
  if (!manager) throw tryLater();
  try {
    // A subscription made with another key would be refused.
    await unsubscribe();
    const made = await manager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey });
    const { endpoint, keys } = made.toJSON();
    return { address: endpoint ?? '', p256dh: keys?.['p256dh'] ?? '', auth: keys?.['auth'] ?? '' };
  } catch {
    throw tryLater();
  }
}
