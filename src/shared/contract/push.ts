/** @file Push messages to a vendor's device while no page is open. A device gets them only after opting in. */
import { z } from 'zod';
import { t } from '#words/t.ts';
import { api } from '#facts/api.ts';
import { isPushAddress, pushLimits } from '#facts/push.ts';
import { endpoint } from './kit.ts';
import { compared } from './text.ts';

/** The push state of the calling session's device. */
export const PushState = z
  .object({
    publicKey: z
      .string()
      .describe(
        'By which the browser’s push service knows this installation: base64url, for `applicationServerKey`',
      ),
    on: z.boolean().describe('Is this session’s device told of new requests and messages?'),
  })
  .meta({ id: 'PushState' });
export type PushState = z.infer<typeof PushState>;

const invalid = t('This browser gave no address at which it can be told of anything.');
const mine = { auth: 'vendor', reply: [200, PushState] } as const;

export const pushEndpoints = {
  workshopPushGet: endpoint({
    ...mine,
    route: api.workshopPushGet,
    summary: 'Is this device told of new requests, and the key with which a browser subscribes',
  }),
  workshopPushSet: endpoint({
    ...mine,
    route: api.workshopPushSet,
    summary: `Tell this device of new requests and messages, without a word of them, until the session ends; at most ${pushLimits.devices} devices of a log-in, the oldest gives way`,
    body: z.strictObject({
      address: compared(pushLimits.addressChars).refine(isPushAddress, {
        error: t('The push service of this browser is not one that we know.'),
      }),
      p256dh: compared(88)
        .regex(/^B[\w-]{86}=?$/, { error: invalid })
        .describe('The device’s public key, an uncompressed point in base64url'),
      auth: compared(24)
        .regex(/^[\w-]{22}={0,2}$/, { error: invalid })
        .describe('16 bytes in base64url'),
    }),
    perMinute: 20,
  }),
  workshopPushEnd: endpoint({
    ...mine,
    route: api.workshopPushEnd,
    summary: 'Tell this device nothing any more',
  }),
};
