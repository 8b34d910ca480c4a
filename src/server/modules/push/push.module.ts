import type { pushEndpoints } from '#contract/push.ts';
import { mailIntervalMinutes } from '#facts/mail-topics.ts';
import type { PushKind } from '#facts/push.ts';
import { minuteSeconds } from '#facts/time.ts';
import type { Call, Session } from '#platform/call.ts';
import type { Database } from '#platform/db/handle.ts';
import type { Job, QueueSettings } from '#platform/jobs/job-types.ts';
import type { Module } from '#platform/module.ts';
import type { Platform } from '#platform/open-platform.ts';
import { vapidKeysOf } from '#platform/vapid-keys.ts';
import { createDevices } from './devices.ts';
import { createSending } from './sending.ts';

const queue = 'push';
/** Retries for about half an hour. A later push is no news, and the mail was sent. */
const settings: QueueSettings = { retryLimit: 6, retryDelaySeconds: 20, concurrency: 2, timeoutSeconds: 60 };

/** The interval of mails about the same topic. */
const intervalSeconds: Readonly<Record<PushKind, number>> = {
  'new-request': mailIntervalMinutes('lead') * minuteSeconds,
  'new-message': mailIntervalMinutes('message') * minuteSeconds,
};

type Push = { device: string; kind: PushKind };

export type PushModule = Module<typeof pushEndpoints> & {
  /**
   * Notifies the devices of a vendor, in the transaction of the change; to each device the first push at once, and those within the
   * interval as one.
   */
  notifyVendor: (tx: Database, vendorId: string, kind: PushKind) => Promise<void>;
};

/** Returns the vendor's session. @throws Error when no vendor called, which the endpoint's `auth` rules out */
function vendorSession({ session }: Pick<Call, 'session'>): Session {
  if (!session) throw new Error('no vendor called');
  return session;
}

/** Creates push notifications to vendors' subscribed devices about new requests and messages. */
export function createPush(
  platform: Pick<Platform, 'db' | 'clock' | 'log' | 'config' | 'secretKey' | 'jobs' | 'outsidePost'>,
): PushModule {
  const { jobs, secretKey } = platform;
  const keys = vapidKeysOf(secretKey);
  const devices = createDevices(platform);
  const send = createSending({ ...platform, devices, keys });
  const stateOf = async (session: Session) => ({
    publicKey: keys.publicKey,
    on: await devices.isTold(session),
  });
  return {
    handlers: {
      workshopPushGet: (_, call) => stateOf(vendorSession(call)),
      async workshopPushSet({ body }, call) {
        const session = vendorSession(call);
        await devices.add(session, body);
        return stateOf(session);
      },
      async workshopPushEnd(_, call) {
        const session = vendorSession(call);
        await devices.end(session);
        return stateOf(session);
      },
    },
    queues: [
      {
        name: queue,
        settings,
        work: ({ data: { device, kind }, attempt }: Job<Push>) =>
          send(device, kind, { isLast: attempt > settings.retryLimit! }),
      },
    ],
    async notifyVendor(tx, vendorId, kind) {
      for (const device of await devices.ofVendor(tx, vendorId))
        await jobs.send(tx, queue, { device, kind } satisfies Push, {
          singletonKey: `${device} ${kind}`,
          singletonSeconds: intervalSeconds[kind],
          singletonNextSlot: true,
        });
    },
  };
}
