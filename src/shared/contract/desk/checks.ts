/** @file Checks of vendors at the desk: the queue, one check with its documents, and the decision. */
import { z } from 'zod';
import { maxLength } from '#facts/limits.ts';
import { staffApi } from '#facts/staff-api.ts';
import {
  checkStatuses,
  staffCheckSteps,
  checkChanges,
  type CheckChange,
} from '#domain/vendors/check-changes.ts';
import { checkKindNames } from '#domain/vendors/check-kinds.ts';
import { CheckFinding, CheckDocument } from '../checks/checks.ts';
import { id } from '../ids.ts';
import { endpoint, type FileReply } from '../kit.ts';
import { requiredText } from '../text.ts';
import { open } from './masking.ts';

const when = z.iso.datetime();

/** `waiting` for the staff, `asked` of the vendor, `shown` as a badge, or over. */
export const checkViews = ['waiting', 'asked', 'shown', 'over'] as const;
export type CheckView = (typeof checkViews)[number];
/** Checks on a page of the list. */
export const deskChecksMax = 50;

/** A check in the list. */
export const DeskCheck = z
  .object({
    id: z.uuid(),
    vendorId: z.uuid(),
    vendorName: open(z.string()),
    kind: z.enum(checkKindNames),
    status: z.enum(checkStatuses),
    askedAt: when,
    checkedOn: z.iso.date().nullable(),
    validUntil: z.iso.date().nullable(),
    documents: z.number().int(),
  })
  .meta({ id: 'DeskCheck' });
export type DeskCheck = z.infer<typeof DeskCheck>;

/** One check with all data for its decision. The value is hidden from roles without contact details. */
export const DeskCheckDetail = DeskCheck.extend({
  value: z.string().describe('A tax number is masked; `reveal` shows it'),
  masked: z.boolean().describe('There is more to reveal'),
  findings: z.array(CheckFinding.extend({ words: open(z.string()) })),
  vendor: z.object({
    ownerName: open(z.string()),
    address: open(z.string()),
    region: open(z.string()).nullable(),
  }),
  reason: open(z.string()).nullable(),
  decidedBy: open(z.string()).nullable(),
  undoUntil: when.nullable().describe('Until then the decision can be taken back'),
  files: z.array(CheckDocument),
}).meta({ id: 'DeskCheckDetail' });
export type DeskCheckDetail = z.infer<typeof DeskCheckDetail>;

const byId = z.object({ checkId: id });
const wantsReason = (step: keyof typeof checkChanges.staff) =>
  (checkChanges.staff[step] as CheckChange).wants === 'reason';

export const deskCheckEndpoints = {
  staffCheckList: endpoint({
    route: staffApi.staffCheckList,
    summary: `Checks of vendors; those that wait the longest first, others the newest first, ${deskChecksMax} at a time`,
    auth: 'staff',
    query: z.object({
      view: z.enum(checkViews).default('waiting'),
      after: z.uuid().optional(),
    }),
    reply: [
      200,
      z.object({
        checks: z.array(DeskCheck).max(deskChecksMax),
        next: z.uuid().nullable().describe('Comes back as `after` for the next page'),
        counts: z.record(z.enum(checkViews), z.number().int()),
      }),
    ],
  }),
  staffCheckRead: endpoint({
    route: staffApi.staffCheckRead,
    summary: 'One check: what the rule says, and which documents came with it',
    auth: 'staff',
    params: byId,
    reply: [200, DeskCheckDetail],
    errors: ['not_found'],
  }),
  staffCheckStep: endpoint({
    route: staffApi.staffCheckStep,
    summary: 'Decide, take the decision back while that is possible, or take a badge off',
    auth: 'staff',
    params: byId,
    body: z
      .strictObject({
        step: z.enum(staffCheckSteps),
        reason: requiredText(maxLength.serviceDetails, 'Please say why.').optional(),
      })
      .refine(({ step, reason }) => !wantsReason(step) || reason !== undefined, {
        error: 'Please say why.',
        path: ['reason'],
      }),
    reply: [200, DeskCheckDetail],
    errors: ['not_found', 'conflict'],
  }),
  staffCheckReveal: endpoint({
    route: staffApi.staffCheckReveal,
    summary: 'The number in full, which the record remembers',
    auth: 'staff',
    params: byId,
    reply: [200, z.object({ value: open(z.string()) })],
    errors: ['not_found'],
  }),
  staffCheckDocument: endpoint({
    route: staffApi.staffCheckDocument,
    summary: 'A document, which the record remembers',
    auth: 'staff',
    params: byId.extend({ documentId: id }),
    reply: [200, z.custom<FileReply>()],
    replyType: 'file',
    errors: ['not_found'],
  }),
};
