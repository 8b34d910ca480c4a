/** @file Lists of vendors shared by a family: everybody with the address may read, vote, comment, change and delete. */
import { t } from '#words/t.ts';
import { z } from 'zod';
import { api } from '#facts/api.ts';
import { retentionDays, sharedListLimits as limits } from '#facts/limits.ts';
import { id } from './ids.ts';
import { endpoint } from './kit.ts';
import { DeletedList, RemovedVendor } from './removed-from-lists.ts';
import { compared, requiredText } from './text.ts';
import { VendorCard } from './vendor-card.ts';

/** A person's vote for a vendor: 1 for, -1 against. */
export const ListVote = z.object({ name: z.string(), vote: z.number().int() }).meta({ id: 'ListVote' });

export const ListComment = z
  .object({ name: z.string(), text: z.string(), at: z.iso.datetime() })
  .meta({ id: 'ListComment' });
export type ListComment = z.infer<typeof ListComment>;

export const ListedVendor = z
  .object({ vendor: VendorCard, votes: z.array(ListVote), comments: z.array(ListComment) })
  .meta({ id: 'ListedVendor' });
export type ListedVendor = z.infer<typeof ListedVendor>;

/** A shared list as shown on its page. Vendors no longer public are left out. */
export const SharedList = z
  .object({
    id: z.string().describe('Names the list without opening it'),
    title: z.string(),
    endsAt: z.iso.datetime().describe('Deleted after this; each change moves it on'),
    vendors: z.array(ListedVendor),
    removed: z
      .array(RemovedVendor)
      .optional()
      .describe('Vendors who come back with votes and comments when they are added again; the last first'),
    deleted: DeletedList.nullable()
      .optional()
      .describe('Of a list that was deleted and can come back; nothing of what is in it is shown then'),
    comments: z.array(ListComment).describe('About the list as a whole, oldest first'),
  })
  .meta({ id: 'SharedList' });
export type SharedList = z.infer<typeof SharedList>;

/** The secret, bounded by the router alone: every wrong secret gets the same answer after the same work. */
const params = z.object({ secret: compared(512) });
const vendorId = id;
const person = {
  name: requiredText(limits.name, t('Please say who you are')),
  voter: z
    .string()
    .regex(/^[0-9a-f]{32}$/)
    .optional()
    .describe('Made up by the device; without it the name tells whose vote it is'),
};
const removedBy = compared(limits.name).optional().describe('Who does it, as others are told');
const reply = [200, SharedList] as const;
const errors = ['not_found', 'conflict', 'too_many_requests'] as const;
const perMinute = 60;

export const listEndpoints = {
  listCreate: endpoint({
    route: api.listCreate,
    summary: 'Make a list of vendors to share; its address is told once and opens it to everybody who has it',
    auth: 'anyone',
    body: z.strictObject({
      title: requiredText(limits.title, t('Please give the list a name')),
      vendorIds: z.array(vendorId).min(1).max(limits.vendors),
    }),
    reply: [201, z.object({ path: z.string().describe('Of its page') }).meta({ id: 'ListAddress' })],
    errors: ['too_many_requests'],
    perMinute: 10,
  }),
  listGet: endpoint({
    route: api.listGet,
    summary: 'A shared list, with all votes and comments',
    auth: 'anyone',
    params,
    reply,
    errors: ['not_found'],
    perMinute: 120,
  }),
  listVote: endpoint({
    route: api.listVote,
    summary:
      'Vote for a vendor or against; 0 takes the vote back. One vote of each voter for each vendor counts',
    auth: 'anyone',
    params,
    body: z.strictObject({
      vendorId,
      vote: z.union([z.literal(1), z.literal(-1), z.literal(0)]),
      ...person,
    }),
    reply,
    errors,
    perMinute,
  }),
  listComment: endpoint({
    route: api.listComment,
    summary: 'Comment on a vendor or on the list; the same words of the same person twice are one comment',
    auth: 'anyone',
    params,
    body: z.strictObject({
      vendorId: vendorId.optional(),
      text: requiredText(limits.comment, t('Please write something')),
      ...person,
    }),
    reply,
    errors,
    perMinute,
  }),
  listAdd: endpoint({
    route: api.listAdd,
    summary:
      'Add a vendor at the end; one that is on the list stays where it is, a removed one returns to its place',
    auth: 'anyone',
    params,
    body: z.strictObject({ vendorId }),
    reply,
    errors,
    perMinute,
  }),
  listRemove: endpoint({
    route: api.listRemove,
    summary: `Remove a vendor; for ${retentionDays.removedFromList} days it comes back with its votes and comments when it is added again. A second time changes nothing`,
    auth: 'anyone',
    params: params.extend({ vendorId }),
    query: z.object({ name: removedBy }),
    reply,
    errors,
    perMinute,
  }),
  listRestore: endpoint({
    route: api.listRestore,
    summary: 'Bring a deleted list back; one that is there stays as it is',
    auth: 'anyone',
    params,
    reply,
    errors: ['not_found', 'too_many_requests'],
    perMinute,
  }),
  listDelete: endpoint({
    route: api.listDelete,
    summary: `Delete the list with everything in it. Its address says so, and brings it back within ${retentionDays.removedFromList} days`,
    auth: 'anyone',
    params,
    query: z.object({ name: removedBy }),
    reply: [200, z.object({ message: z.string() }).meta({ id: 'ListDeleted' })],
    errors: ['not_found'],
    perMinute,
  }),
};
