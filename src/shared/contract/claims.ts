/** @file Claiming the page of a business that nobody manages: begun on the page, checked by phone or by a document. */
import { z } from 'zod';
import { t } from '#words/t.ts';
import { api } from '#facts/api.ts';
import { maxLength } from '#facts/limits.ts';
import { claimLimits, claimStatuses, claimWays } from '#domain/vendors/claim-changes.ts';
import { newEmail } from './account-fields.ts';
import { id } from './ids.ts';
import { endpoint } from './kit.ts';
import { compared, requiredText } from './text.ts';

/** A claim for its claimant. */
export const Claim = z
  .object({
    vendorId: z.uuid(),
    companyName: z.string(),
    way: z.enum(claimWays),
    status: z.enum(claimStatuses),
    phone: z.string().nullable().describe('The number on the page, to which the code is read out'),
    callAsked: z.boolean(),
    hasDocument: z.boolean(),
    triesLeft: z.number().int(),
    reason: z.string().nullable().describe('Why it was refused'),
  })
  .meta({ id: 'Claim' });
export type Claim = z.infer<typeof Claim>;

const params = z.object({ secret: compared(512) });
const reply = [200, Claim] as const;

export const claimEndpoints = {
  claimBegin: endpoint({
    route: api.claimBegin,
    summary: 'Claim the page of a vendor without an account; the link to go on is mailed',
    auth: 'anyone',
    body: z.strictObject({
      vendorId: id,
      name: requiredText(maxLength.name, t('Please enter your name.')),
      email: newEmail,
      way: z.enum(claimWays, { error: t('Please choose how we check it.') }),
    }),
    reply: [201, z.object({ message: z.string() })],
    errors: ['not_found', 'conflict', 'email_taken', 'too_many_requests'],
    perMinute: 10,
  }),
  claimGet: endpoint({
    route: api.claimGet,
    summary: 'A claim, by the secret of its mailed link',
    auth: 'anyone',
    params,
    reply,
    errors: ['not_found'],
    perMinute: 60,
  }),
  claimAct: endpoint({
    route: api.claimAct,
    summary: `Ask to be called, or type the code that was read out; ${claimLimits.codeTries} wrong ones end the claim`,
    auth: 'anyone',
    params,
    body: z.discriminatedUnion('act', [
      z.strictObject({ act: z.literal('call') }),
      z.strictObject({
        act: z.literal('code'),
        code: compared(40)
          .overwrite((typed) => typed.replaceAll(/\D/g, ''))
          .regex(new RegExp(`^\\d{${claimLimits.codeDigits}}$`), t('Please type the code that we read out.')),
      }),
    ]),
    reply,
    errors: ['not_found', 'conflict', 'too_many_requests'],
    perMinute: 20,
  }),
  claimDocument: endpoint({
    route: api.claimDocument,
    summary: 'A picture or a PDF as `document`: sealed, seen by the staff alone, destroyed with the decision',
    auth: 'anyone',
    params,
    bodyType: 'multipart',
    body: z.object({ document: z.file() }),
    reply: [201, Claim],
    errors: ['not_found', 'conflict', 'payload_too_large', 'unsupported_media', 'storage_full'],
    perMinute: 10,
  }),
};
