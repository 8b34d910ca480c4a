/** @file The staff's calls on the publications of an item. */
import { z } from 'zod';
import { staffApi } from '#facts/staff-api.ts';
import { endpoint } from '../../kit.ts';
import { wholeNumber } from '../../text.ts';
import { contentLimits, changedBy, itemParams, ContentValues } from './content-item.ts';

const when = z.iso.datetime();

/** A published version, stored for ever. */
export const ContentVersion = z
  .object({ number: z.number().int(), key: z.string(), at: when, by: changedBy, words: z.number().int() })
  .meta({ id: 'ContentVersion' });
export type ContentVersion = z.infer<typeof ContentVersion>;

export const contentVersionEndpoints = {
  staffContentVersionList: endpoint({
    route: staffApi.staffContentVersionList,
    summary: 'The publications of an item, the last first',
    auth: 'staff',
    params: itemParams,
    reply: [200, z.array(ContentVersion).max(contentLimits.versions)],
    errors: ['not_found'],
  }),
  staffContentVersionRead: endpoint({
    route: staffApi.staffContentVersionRead,
    summary: 'What was published in a version',
    auth: 'staff',
    params: itemParams.extend({ number: wholeNumber(1, 2 ** 31 - 1, 'number is a whole number.') }),
    reply: [200, ContentVersion.extend({ data: ContentValues })],
    errors: ['not_found'],
  }),
};
