import { buildPushPayload } from '@block65/webcrypto-web-push';
import { pushLimits, type PushKind } from '#facts/push.ts';
import { hourSeconds } from '#facts/time.ts';
import { OutsideProblem } from '#platform/judged-requests.ts';
import type { Platform } from '#platform/open-platform.ts';
import type { VapidKeys } from '#platform/vapid-keys.ts';
import type { Device, Devices } from './devices.ts';

/** The statuses of the push service for a deleted device. */
const gone = [404, 410];
const isPassing = (status: number) => status === 429 || status >= 500;

/**
 * Creates the sending to one device, in the form of RFC 8030 and 8291. It rejects when another attempt is useful.
 * @where What does a push notification say?
 */
export function createSending({
  devices,
  keys,
  log,
  config,
  outsidePost,
}: Pick<Platform, 'log' | 'config' | 'outsidePost'> & { devices: Devices; keys: VapidKeys }) {
  /** Returns the encrypted request; null when the keys of the device are invalid. */
  const write = ({ address, p256dh, auth }: Device, kind: PushKind) =>
    buildPushPayload(
      {
        data: { kind },
        // Of several undelivered pushes, the last replaces the others.
        options: { ttl: pushLimits.keptHours * hourSeconds, urgency: 'high', topic: kind },
      },
      { endpoint: address, expirationTime: null, keys: { p256dh, auth } },
      { ...keys, subject: `mailto:${config.company.email}` },
    ).catch(() => null);

  /** Resolves to the status; null for an address that is never requested. Rejects without an answer. */
  async function post(device: Device, kind: PushKind): Promise<number | null> {
    const message = await write(device, kind);
    if (!message) return null;
    const { headers, body } = message;
    try {
      return await outsidePost(device.address, { headers, body, timeoutMs: pushLimits.timeoutMs });
    } catch (error) {
      if (error instanceof OutsideProblem && error.reason === 'forbidden') return null;
      throw error;
    }
  }

  return async (id: string, kind: PushKind, { isLast }: { isLast: boolean }): Promise<void> => {
    const device = await devices.find(id);
    if (!device) return;
    try {
      const status = await post(device, kind);
      if (status === null || gone.includes(status)) return await devices.remove(id);
      if (isPassing(status)) throw new Error(`the push service answered ${status}`);
      if (status >= 300) log.warn({ status }, 'a push service refused a push');
    } catch (error) {
      if (!isLast) throw error;
      // The mail was sent; a dead letter would repeat it days later.
      log.warn('a push was given up');
    }
  };
}
