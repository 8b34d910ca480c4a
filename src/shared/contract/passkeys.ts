/** @file Passkeys in calls: a question of the server, and what a browser makes of it. */
import { z } from 'zod';
import { id } from './ids.ts';
import { compared } from './text.ts';

/** A question to a passkey. The browser answers `options`; `questionId` comes back with the answer. */
export const PasskeyQuestion = z
  .object({ questionId: z.uuid(), options: z.looseObject({}) })
  .meta({ id: 'PasskeyQuestion' });
export type PasskeyQuestion = z.infer<typeof PasskeyQuestion>;

/** What a browser makes of a question. It is verified by signature; here only its size is bounded. */
const answerText = compared(8192);
const answer = z
  .strictObject({
    id: compared(1024),
    rawId: compared(1024),
    type: z.literal('public-key'),
    authenticatorAttachment: compared(40).nullish(),
    clientExtensionResults: z.object({}),
    response: z.object({
      clientDataJSON: answerText,
      attestationObject: answerText.optional(),
      authenticatorData: answerText.optional(),
      signature: answerText.optional(),
      userHandle: compared(200).nullish(),
      transports: z.array(compared(20)).max(10).optional(),
      publicKeyAlgorithm: z.number().optional(),
      publicKey: answerText.optional(),
    }),
  })
  .describe('The credential as WebAuthn writes it in JSON');
export type PasskeyAnswer = z.output<typeof answer>;
/** The fields of a body that answers a question. */
export const passkeyAnswered = { questionId: id, answer };

const when = z.iso.datetime();
/** One passkey, as its holder sees it. */
export const passkeyFields = {
  id: z.uuid(),
  label: z.string().describe('Browser and system where it was made'),
  synced: z.boolean().describe('Kept by the maker of the device for several devices'),
  createdAt: when,
  lastUsedAt: when.nullable(),
};
