/** @file A member's own views of the list of enquiries: its filters, search and order under a name. Nobody else sees them. */
import { z } from 'zod';
import { staffApi } from '#facts/staff-api.ts';
import { id } from '../ids.ts';
import { endpoint } from '../kit.ts';
import { requiredText, text } from '../text.ts';
import { EnquiryListQuery } from './enquiry-filter.ts';
import { open } from './masking.ts';

export const savedViewLimits = {
  nameMax: 30,
  /** For each member. */
  viewsMax: 12,
  queryMax: 1000,
} as const;
const { nameMax, viewsMax, queryMax } = savedViewLimits;

const { cursor: _cursor, limit: _limit, ...kept } = EnquiryListQuery.shape;
/** Returns whether a text is a query of the list that can be answered, each part given once. */
function isListQuery(query: string): boolean {
  const given = [...new URLSearchParams(query)];
  const names = given.map(([name]) => name);
  return (
    new Set(names).size === names.length &&
    z.strictObject(kept).partial().safeParse(Object.fromEntries(given)).success
  );
}

const SavedViewWords = z.strictObject({
  name: requiredText(nameMax, 'Please name the view.').transform((typed) => typed.trim()),
  query: text(queryMax)
    .refine(isListQuery, 'This is no view of the list.')
    .describe('Filters, search and order as in an address, such as `owner=none&sort=event`'),
});
export type SavedViewWords = z.output<typeof SavedViewWords>;

export const SavedView = z
  .object({ id: z.uuid(), name: open(z.string()), query: open(z.string()) })
  .meta({ id: 'SavedView' });
export type SavedView = z.infer<typeof SavedView>;

const views = z.array(SavedView).max(viewsMax).describe('From A to Z');
const params = z.object({ viewId: id });

export const savedViewEndpoints = {
  staffSavedViewList: endpoint({
    route: staffApi.staffSavedViewList,
    summary: 'The caller’s own views of the list of enquiries',
    auth: 'staff',
    reply: [200, views],
  }),
  staffSavedViewAdd: endpoint({
    route: staffApi.staffSavedViewAdd,
    summary: `Save a view of one’s own, at most ${viewsMax}`,
    auth: 'staff',
    body: SavedViewWords,
    reply: [201, views],
    errors: ['conflict'],
  }),
  staffSavedViewChange: endpoint({
    route: staffApi.staffSavedViewChange,
    summary: 'Give a view of one’s own another name or query',
    auth: 'staff',
    params,
    body: SavedViewWords,
    reply: [200, views],
    errors: ['not_found'],
  }),
  staffSavedViewRemove: endpoint({
    route: staffApi.staffSavedViewRemove,
    summary: 'Remove a view of one’s own',
    auth: 'staff',
    params,
    reply: [200, views],
    errors: ['not_found'],
  }),
};
