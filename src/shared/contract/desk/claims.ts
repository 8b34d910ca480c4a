/** @file Claims of pages at the desk: the list, one claim, and the decision; and the invitation to claim. */
import { z } from 'zod';
import { maxLength } from '#facts/limits.ts';
import { staffApi } from '#facts/staff-api.ts';
import { claimStatuses, claimWays, staffClaimSteps } from '#domain/vendors/claim-changes.ts';
import { newEmail } from '../account-fields.ts';
import { id } from '../ids.ts';
import { endpoint, type FileReply } from '../kit.ts';
import { requiredText } from '../text.ts';
import { address, open, phone } from './masking.ts';

const when = z.iso.datetime();
export const claimViews = ['waiting', 'over'] as const;
export type ClaimView = (typeof claimViews)[number];
/** Claims in the list. */
export const deskClaimsMax = 100;

export const DeskClaim = z
  .object({
    id: z.uuid(),
    vendorId: z.uuid(),
    vendorName: open(z.string()),
    way: z.enum(claimWays),
    status: z.enum(claimStatuses),
    callAskedAt: when.nullable(),
    createdAt: when,
  })
  .meta({ id: 'DeskClaim' });
export type DeskClaim = z.infer<typeof DeskClaim>;

export const DeskClaimDetail = DeskClaim.extend({
  name: z.string(),
  email: address(z.string()),
  phone: phone(z.string()).nullable().describe('The number on the page: the only one to call'),
  code: open(z.string())
    .nullable()
    .describe('To be read out on that number; null where none is awaited, and for roles that may not decide'),
  document: z.object({ kind: z.enum(['picture', 'pdf']), bytes: z.number().int() }).nullable(),
  reason: open(z.string()).nullable(),
  decidedBy: open(z.string()).nullable(),
  decidedAt: when.nullable(),
}).meta({ id: 'DeskClaimDetail' });
export type DeskClaimDetail = z.infer<typeof DeskClaimDetail>;

const params = z.object({ claimId: id });

export const deskClaimEndpoints = {
  staffClaimList: endpoint({
    route: staffApi.staffClaimList,
    summary: `Claims of pages, those that wait the longest first, others the newest first, at most ${deskClaimsMax}`,
    auth: 'staff',
    query: z.object({ view: z.enum(claimViews).default('waiting') }),
    reply: [200, z.object({ claims: z.array(DeskClaim).max(deskClaimsMax) })],
  }),
  staffClaimRead: endpoint({
    route: staffApi.staffClaimRead,
    summary: 'One claim, which the record remembers; with the code for the call',
    auth: 'staff',
    params,
    reply: [200, DeskClaimDetail],
    errors: ['not_found'],
  }),
  staffClaimStep: endpoint({
    route: staffApi.staffClaimStep,
    summary:
      'Approve a checked claim, which opens the account, or refuse it with a reason; the claimant is told',
    auth: 'staff',
    params,
    body: z
      .strictObject({
        step: z.enum(staffClaimSteps),
        reason: requiredText(maxLength.serviceDetails, 'Please say why.').optional(),
      })
      .refine(({ step, reason }) => step !== 'refuse' || reason !== undefined, {
        error: 'Please say why.',
        path: ['reason'],
      }),
    reply: [200, DeskClaimDetail],
    errors: ['not_found', 'conflict'],
  }),
  staffClaimDocument: endpoint({
    route: staffApi.staffClaimDocument,
    summary: 'The document of a claim, which the record remembers',
    auth: 'staff',
    params,
    reply: [200, z.custom<FileReply>()],
    replyType: 'file',
    errors: ['not_found'],
  }),
  staffClaimInvite: endpoint({
    route: staffApi.staffClaimInvite,
    summary: 'Mail an invitation to claim the page of a vendor without an account',
    auth: 'staff',
    params: z.object({ vendorId: id }),
    body: z.strictObject({ email: newEmail }),
    reply: [200, z.object({})],
    errors: ['not_found', 'conflict'],
    perMinute: 20,
  }),
};
