/** @file Possible duplicate enquiries: proposed, merged, and separated again. */
import { z } from 'zod';
import { dayMs } from '#facts/time.ts';
import { staffApi } from '#facts/staff-api.ts';
import { enquiryStatuses } from '#domain/enquiries/enquiry-changes.ts';
import { reference } from '../ids.ts';
import { endpoint } from '../kit.ts';
import { address, open, phone, withheld } from './masking.ts';
import { said, seen, seenInQuery } from './said.ts';

/**
 * Limits of the search for duplicates among enquiries of one kind.
 * @where When do two enquiries count as possible duplicates?
 */
export const duplicates = {
  withinMs: 7 * dayMs,
  /** Percent of the trigrams of both texts that both share. Another family's sangeet in the same place has 62. */
  similarityPercent: 70,
  /** Shorter texts are alike by chance, such as "Please call me". */
  textMin: 40,
  /** Maximum proposals for one enquiry, and pairs for the whole inbox. */
  listMax: 50,
  /** Enquiries of the inbox that are compared, newest first. */
  lookedThroughMax: 200,
} as const;

/** Grounds on which two enquiries count as alike. */
export const likenesses = ['phone', 'email', 'text'] as const;
export type Likeness = (typeof likenesses)[number];

/** One enquiry of a pair: enough to judge whether both are the same. */
export const Twin = z
  .object({
    reference: open(z.string()),
    title: open(z.string()),
    status: z.enum(enquiryStatuses),
    version: z.number().int(),
    said,
    sentAt: z.iso.datetime(),
    name: z.string().nullable(),
    phone: phone(z.string()).nullable(),
    email: address(z.string()).nullable(),
    message: z.string().nullable().describe('Its beginning'),
    merged: z.number().int().describe('How many are part of it'),
  })
  .meta({ id: 'Twin' });
export type Twin = z.infer<typeof Twin>;

export const Duplicates = z
  .object({
    enquiry: Twin,
    partOf: open(z.string())
      .nullable()
      .describe('The reference of the enquiry that this one was merged into'),
    proposed: withheld(
      z
        .array(z.object({ twin: Twin, alike: z.array(z.enum(likenesses)) }))
        .max(duplicates.listMax)
        .describe('Empty where what they are compared by is masked'),
    ),
    merged: z.array(Twin).describe('Those that are part of it'),
  })
  .meta({ id: 'Duplicates' });
export type Duplicates = z.infer<typeof Duplicates>;

const DuplicatePair = z
  .object({ earlier: Twin, later: Twin, alike: z.array(z.enum(likenesses)) })
  .meta({ id: 'DuplicatePair' });
export type DuplicatePair = z.infer<typeof DuplicatePair>;

/** Returns which of two is merged into the other: never one that has others merged into it, else the later into the earlier. */
export function mergeOf(one: Twin, other: Twin): { from: Twin; into: Twin } {
  const oneStays = one.merged > 0 === other.merged > 0 ? one.sentAt <= other.sentAt : one.merged > 0;
  return oneStays ? { from: other, into: one } : { from: one, into: other };
}

const params = z.object({ reference });

export const duplicateEndpoints = {
  staffDuplicateList: endpoint({
    route: staffApi.staffDuplicateList,
    summary: 'Open enquiries that may be the same as this one, what it is part of, and what is part of it',
    auth: 'staff',
    params,
    reply: [200, Duplicates],
    errors: ['not_found'],
  }),
  staffDuplicatePairs: endpoint({
    route: staffApi.staffDuplicatePairs,
    summary: `Pairs of open enquiries that may be the same, the newest first, at most ${duplicates.listMax}; none where what they are compared by is masked. Likeness by text may be missing for a minute after an enquiry has arrived`,
    auth: 'staff',
    reply: [200, withheld(z.array(DuplicatePair).max(duplicates.listMax))],
  }),
  staffEnquiryMerge: endpoint({
    route: staffApi.staffEnquiryMerge,
    summary: 'Make an enquiry part of another of its kind; nothing of it is lost, its private page goes on',
    auth: 'staff',
    params,
    body: z.strictObject({
      into: reference,
      version: z.number().int(),
      seen,
      seenInto: seen.describe('The same of the other one'),
    }),
    reply: [200, Duplicates],
    errors: ['not_found', 'conflict'],
  }),
  staffEnquiryUnmerge: endpoint({
    route: staffApi.staffEnquiryUnmerge,
    summary: 'Take a merged enquiry apart again, as it was',
    auth: 'staff',
    params,
    query: seenInQuery,
    reply: [200, Duplicates],
    errors: ['not_found', 'conflict'],
  }),
};
