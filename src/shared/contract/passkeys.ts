/** @file Passkeys in calls: a challenge of the server, and the browser's response. */
import { z } from 'zod';
import { id } from './ids.ts';
import { compared } from './text.ts';

/** A challenge to a passkey. The browser answers `options`; `questionId` is returned with the answer. */
export const PasskeyQuestion = z
  .object({ questionId: z.uuid(), options: z.looseObject({}) })
  .meta({ id: 'PasskeyQuestion' });
export type PasskeyQuestion = z.infer<typeof PasskeyQuestion>;

/** A part of the browser's response. Its signature is verified elsewhere; only its size is bounded here. */
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
/** The body fields of a response to a challenge. */
export const passkeyAnswered = { questionId: id, answer };

const when = z.iso.datetime();
/** The fields of a passkey, for its holder. */
export const passkeyFields = {
  id: z.uuid(),
  label: z.string().describe('Browser and system where it was made'),
  synced: z.boolean().describe('Kept by the maker of the device for several devices'),
  createdAt: when,
  lastUsedAt: when.nullable(),
};
