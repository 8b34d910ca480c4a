/** @file A vendor's own checks: requesting one, supplying its data, withdrawing it. */
import { z } from 'zod';
import { api } from '#facts/api.ts';
import { maxLength } from '#facts/limits.ts';
import { id } from '../ids.ts';
import { endpoint } from '../kit.ts';
import { numberForm } from '#domain/formats/number-form.ts';
import { requiredText } from '../text.ts';
import { t } from '#words/t.ts';
import { checkStatuses, vendorCheckSteps } from '#domain/vendors/check-changes.ts';
import { checkKindNames } from '#domain/vendors/check-kinds.ts';

const when = z.iso.datetime();

/** Maximum documents of one check. */
export const checkDocumentsMax = 3;

export const CheckFinding = z
  .object({ verdict: z.enum(['good', 'look', 'wrong']), words: z.string() })
  .meta({ id: 'CheckFinding' });

/** A document's description; only the staff sees the document itself. */
export const CheckDocument = z
  .object({ id: z.uuid(), kind: z.enum(['picture', 'pdf']), bytes: z.number().int(), addedAt: when })
  .meta({ id: 'CheckDocument' });
export type CheckDocument = z.infer<typeof CheckDocument>;

/** A check as its vendor sees it. */
export const OwnCheck = z
  .object({
    id: z.uuid(),
    kind: z.enum(checkKindNames),
    status: z.enum(checkStatuses),
    value: z.string().describe('Masked where it is a tax number'),
    findings: z.array(CheckFinding).describe('What the rule says of the value'),
    reason: z.string().nullable().describe('What the staff wrote with its decision'),
    askedAt: when,
    checkedOn: z.iso.date().nullable(),
    validUntil: z.iso.date().nullable(),
    documents: z.array(CheckDocument).max(checkDocumentsMax),
  })
  .meta({ id: 'OwnCheck' });
export type OwnCheck = z.infer<typeof OwnCheck>;

/** All checks a vendor has requested, newest first, and those it may request now. */
export const OwnChecks = z
  .object({
    checks: z.array(OwnCheck),
    askable: z
      .array(
        z.object({
          kind: z.enum(checkKindNames),
          value: z
            .string()
            .nullable()
            .describe(
              'What would be checked: of the page or, masked, of the registration; null where it has to be given',
            ),
          missing: z.string().nullable().describe('What has to be done first'),
        }),
      )
      .describe('Kinds without a check that waits or counts for long yet'),
  })
  .meta({ id: 'OwnChecks' });
export type OwnChecks = z.infer<typeof OwnChecks>;

const number = requiredText(maxLength.spacedNumber, t('Please enter the number.')).overwrite((typed) =>
  numberForm(typed).toUpperCase(),
);
const byId = z.object({ checkId: id });

export const checkEndpoints = {
  checkList: endpoint({
    route: api.checkList,
    summary: 'The checks that the vendor of the token has asked for, and those it can ask for',
    auth: 'vendor',
    reply: [200, OwnChecks],
  }),
  checkAsk: endpoint({
    route: api.checkAsk,
    summary: 'Ask for a check; what the rule finds wrong is refused at once',
    auth: 'vendor',
    body: z.strictObject({
      kind: z.enum(checkKindNames),
      number: number.optional().describe('GSTIN and PAN, where the one of the registration is not meant'),
    }),
    reply: [201, OwnCheck],
    errors: ['conflict'],
    perMinute: 20,
  }),
  checkStep: endpoint({
    route: api.checkStep,
    summary: 'Send again what the staff asked for, or withdraw; a badge goes at once',
    auth: 'vendor',
    params: byId,
    body: z.strictObject({ step: z.enum(vendorCheckSteps) }),
    reply: [200, OwnCheck],
    errors: ['not_found', 'conflict'],
    perMinute: 20,
  }),
  checkDocumentAdd: endpoint({
    route: api.checkDocumentAdd,
    summary: `A picture or a PDF as \`document\`, at most ${checkDocumentsMax}: sealed, seen by the staff alone, destroyed after the decision`,
    auth: 'vendor',
    params: byId,
    bodyType: 'multipart',
    body: z.object({ document: z.file() }),
    reply: [201, OwnCheck],
    errors: ['not_found', 'conflict', 'payload_too_large', 'unsupported_media', 'storage_full'],
    perMinute: 20,
  }),
  checkDocumentRemove: endpoint({
    route: api.checkDocumentRemove,
    summary: 'Destroy one of the documents',
    auth: 'vendor',
    params: byId.extend({ documentId: id }),
    reply: [200, OwnCheck],
    errors: ['not_found', 'conflict'],
  }),
};
