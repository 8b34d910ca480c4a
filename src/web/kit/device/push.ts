/** @file Being told of something while no page is open, as far as this browser does it. */
import { t } from '#words/t.ts';

/** What a person can do about a browser that does not take part. */
export class PushRefused extends Error {
  override name = 'PushRefused';
}

const tryLater = () =>
  new PushRefused(t('This browser cannot be told at present. Please open this page anew and try again.'));

async function pushManager(): Promise<PushManager | null> {
  return (await navigator.serviceWorker.getRegistration())?.pushManager ?? null;
}

/** Returns whether the browser still takes what is sent to this device. */
export async function isSubscribed(): Promise<boolean> {
  if (Notification.permission !== 'granted') return false;
  const manager = await pushManager();
  return Boolean(await manager?.getSubscription());
}

/** Lets the browser forget that it is told anything. */
export async function unsubscribe(): Promise<void> {
  const manager = await pushManager();
  const made = await manager?.getSubscription();
  await made?.unsubscribe();
}

/**
 * Asks for the browser's permission, which it grants to a tap alone, and returns where and how the device is reached.
 * @throws PushRefused
 */
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
    // One that was made with another key would be refused.
    await unsubscribe();
    const made = await manager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey });
    const { endpoint, keys } = made.toJSON();
    return { address: endpoint ?? '', p256dh: keys?.['p256dh'] ?? '', auth: keys?.['auth'] ?? '' };
  } catch {
    throw tryLater();
  }
}
