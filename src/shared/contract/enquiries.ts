/** @file Schemas and endpoints of the enquiry kinds, made from the registry. */
import { z } from 'zod';
import { t } from '#words/t.ts';
import { enquirySuccessStatus } from '#facts/api.ts';
import { maxLength } from '#facts/limits.ts';
import {
  enquiryKindNames,
  enquiryKinds,
  type EnquiryField,
  type EnquiryKind,
  type EnquiryKindName,
} from '#domain/enquiries/enquiry-kinds.ts';
import { campaignMax } from '#domain/enquiries/campaign.ts';
import { missingText, wholeNumberWanted } from '#domain/enquiries/enquiry-field-texts.ts';
import { endpoint, type Route } from './kit.ts';
import { day, email, exactText, isMissing, requiredText, text, wholeNumber } from './text.ts';

function fieldSchema(field: EnquiryField, missing: () => string): z.ZodType {
  const max = field.maxLength ?? maxLength.shortText;
  if (field.max !== undefined)
    return wholeNumber(field.min ?? 0, field.max, () => wholeNumberWanted(field), missing);
  if (field.options)
    return z.enum(field.options.map((option) => option.value) as [string, ...string[]], {
      error: ({ input }) => (isMissing(input) ? missing() : t('Please choose one of the options.')),
    });
  if (field.type === 'email') return email(missing);
  if (field.type === 'date') return day(missing);
  return field.required ? requiredText(max, missing) : text(max);
}

/** Returns the schema of one kind's payload: exactly its keys; an unknown key is refused rather than lost. */
export function enquirySchema(kind: EnquiryKind) {
  const shape = kind.fields.map((field) => {
    const schema = fieldSchema(field, () => missingText(kind, field));
    return [field.name, field.required ? schema : schema.optional()] as const;
  });
  return z.strictObject(Object.fromEntries(shape)) as unknown as z.ZodType<
    Record<string, string | number | undefined>
  >;
}

/** The answer to every accepted enquiry. */
export const EnquiryReceipt = z
  .object({
    reference: z.string().describe('For people, such as AGN-7K3F-9Q'),
    statusUrl: z
      .string()
      .optional()
      .describe(
        'Private page that shows what was sent and where it stands; sent once, and again to a caller with the idempotency key',
      ),
    message: z.string(),
  })
  .meta({ id: 'EnquiryReceipt' });
export type EnquiryReceipt = z.infer<typeof EnquiryReceipt>;

/**
 * Data about a form beside its payload, whose keys are specified: sent as a query string in the header `x-form`. Each field is
 * parsed alone, so that an unreadable one loses neither a consent nor the filled honeypot.
 */
export const FormContext = z.object({
  page: text(maxLength.shortText).default('').catch(''),
  /** The path of the post that the visitor came from. */
  began: text(maxLength.shortText).default('').catch(''),
  /** The name in the link that led here. */
  campaign: text(campaignMax).default('').catch(''),
  /** Whether a key, touch or click was seen on the page, as the browser reports; absent where it does not. */
  acted: z.enum(['0', '1']).optional().catch(undefined),
  elapsedMs: z.coerce.number().int().min(0).max(1e9).optional().catch(undefined),
  /** The honeypot's value, even an invisible one. */
  honeypot: exactText(maxLength.shortText).default('').catch('unreadable'),
  share: z.enum(['0', '1']).default('0').catch('0'),
  marketing: z.enum(['0', '1']).default('0').catch('0'),
  notice: text(40).default('').catch(''),
  /** Posted without scripts: the form could make no key of its own. */
  posted: z.enum(['0', '1']).default('0').catch('0'),
});
export type FormContext = z.infer<typeof FormContext>;

/** Returns the endpoint of a kind. */
export const enquiryEndpoint = (kind: EnquiryKind) =>
  endpoint({
    route: `POST ${kind.path}` as Route,
    summary: `Send: ${kind.title}`,
    auth: 'anyone',
    body: enquirySchema(kind),
    reply: [enquirySuccessStatus, EnquiryReceipt],
    errors: ['idempotency_conflict', 'too_many_requests'],
    perMinute: 20,
  });

/** All enquiry endpoints by kind. */
export const enquiryEndpoints = Object.fromEntries(
  enquiryKindNames.map((name) => [name, enquiryEndpoint(enquiryKinds[name])]),
) as Record<EnquiryKindName, ReturnType<typeof enquiryEndpoint>>;
