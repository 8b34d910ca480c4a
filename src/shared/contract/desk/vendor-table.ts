/** @file A table of vendors (CSV) that the staff brings in, and the invitations to those whose pages it makes. */
import { z } from 'zod';
import { vendorTableLimits } from '#facts/limits.ts';
import { staffApi } from '#facts/staff-api.ts';
import { rowFates, tableFieldNames } from '#domain/vendors/vendor-table.ts';
import { newEmail } from '../account-fields.ts';
import { id } from '../ids.ts';
import { endpoint } from '../kit.ts';
import { text } from '../text.ts';
import { address, open } from './masking.ts';

const words = open(z.string());

/** A row of the table and what becomes of it. */
export const VendorTableRow = z
  .object({
    row: z.number().int().describe('Its number, as programs of tables show it'),
    name: words,
    fate: z.enum(rowFates),
    notes: z.array(words).describe('Why it is refused, or what of it does not come in'),
    vendorId: z.uuid().nullable().describe('The vendor that is here'),
    email: address(z.string()).nullable().describe('Where an invitation to claim the page can go'),
    invitedAt: z.iso.datetime().nullable().describe('When the staff last invited it'),
    claimable: z.boolean().describe('Nobody signs in as it: an invitation can be sent'),
  })
  .meta({ id: 'VendorTableRow' });
export type VendorTableRow = z.infer<typeof VendorTableRow>;

/** A table of vendors: its columns, its rows and their fates. */
export const VendorTable = z
  .object({
    columns: z
      .array(z.object({ heading: words, field: z.enum(tableFieldNames).nullable(), sample: words }))
      .max(vendorTableLimits.columns),
    rows: z.array(VendorTableRow).max(vendorTableLimits.rows),
    counts: z.record(z.enum(rowFates), z.number().int()),
    brought: z.number().int().describe('New pages that this call has made'),
  })
  .meta({ id: 'VendorTable' });
export type VendorTable = z.infer<typeof VendorTable>;

export const vendorTableEndpoints = {
  staffVendorTable: endpoint({
    route: staffApi.staffVendorTable,
    summary: `Say what becomes of each row of a table of vendors (CSV, at most ${vendorTableLimits.rows} rows); \`act=bring\` makes pages of the new ones`,
    auth: 'staff',
    bodyType: 'multipart',
    body: z.object({ file: z.file() }),
    query: z.object({
      act: z.enum(['look', 'bring']).default('look'),
      columns: text(vendorTableLimits.columns * 10)
        .optional()
        .describe(
          'The field of each column, with commas between, empty for none; without it they are guessed',
        ),
    }),
    reply: [200, VendorTable],
    errors: ['payload_too_large', 'unsupported_media'],
    perMinute: 30,
  }),
  staffClaimInviteAll: endpoint({
    route: staffApi.staffClaimInviteAll,
    summary: 'Mail invitations to claim pages; one whose page somebody manages gets none',
    auth: 'staff',
    body: z.strictObject({
      invitations: z
        .array(z.strictObject({ vendorId: id, email: newEmail }))
        .min(1)
        .max(vendorTableLimits.invitations),
    }),
    reply: [200, z.object({ sent: z.number().int(), left: z.number().int() })],
    perMinute: 10,
  }),
};
