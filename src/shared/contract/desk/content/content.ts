/** @file The staff's calls on content: list, write, publish, restore, translate. The types are in content-types.ts. */
import { z } from 'zod';
import { maxLength } from '#facts/limits.ts';
import { staffApi } from '#facts/staff-api.ts';
import { endpoint } from '../../kit.ts';
import { searchText, text, wholeNumber } from '../../text.ts';
import { contentStepNames, draftStates, liveStates } from '#domain/desk/content-steps.ts';
import { contentTypeNames, markdownMax } from './content-types.ts';
import { sideLocales } from './sides.ts';
import {
  contentLimits,
  contentKey,
  typeParams,
  itemParams,
  ContentRow,
  ContentItem,
} from './content-item.ts';
import { contentChanges } from './content-changes.ts';

/** Bound of a call with a whole text: a character takes up to three bytes, and some are escaped. */
export const writtenBytesMax = 2 * 1024 * 1024;
export const version = wholeNumber(1, 2 ** 31 - 1, 'version is a whole number.').describe(
  'The version that the change was made on; refused when there is a newer one',
);

export const contentEndpoints = {
  staffContentList: endpoint({
    route: staffApi.staffContentList,
    summary: 'The items of a type: in their order, else the last changed first',
    auth: 'staff',
    params: typeParams,
    query: z.object({
      q: searchText(contentLimits.search).default(''),
      live: z.enum(liveStates).optional(),
      draft: z.enum(draftStates).optional(),
      missing: z.enum(sideLocales).optional().describe('On the site, and not in this language'),
      older: z
        .enum(sideLocales)
        .optional()
        .describe('Changed in English since they were written in this language'),
      month: z
        .string()
        .regex(/^2\d{3}-(?:0[1-9]|1[0-2])$/, 'month is a month, as 2026-12.')
        .optional()
        .describe('On the site since this month in Delhi, or scheduled in it'),
      page: wholeNumber(1, 1000, 'page is a whole number from 1 on.').default(1),
    }),
    reply: [
      200,
      z.object({
        items: z.array(ContentRow).max(contentLimits.page),
        total: z.number().int(),
      }),
    ],
  }),
  staffContentRead: endpoint({
    route: staffApi.staffContentRead,
    summary: 'One item with all that is written in it',
    auth: 'staff',
    params: itemParams,
    reply: [200, ContentItem],
    errors: ['not_found'],
  }),
  staffContentAdd: endpoint({
    route: staffApi.staffContentAdd,
    summary: 'Begin an item. Without a key it is made from the title',
    auth: 'staff',
    params: typeParams,
    bodyBytesMax: writtenBytesMax,
    body: z.strictObject({ key: contentKey.optional(), changes: contentChanges }),
    reply: [201, ContentItem],
    errors: ['conflict'],
  }),
  staffContentSave: endpoint({
    route: staffApi.staffContentSave,
    summary: 'Save what is being written. Visitors see nothing of it before it is published',
    auth: 'staff',
    params: itemParams,
    bodyBytesMax: writtenBytesMax,
    body: z.strictObject({ version, key: contentKey.optional(), changes: contentChanges }),
    reply: [200, ContentItem],
    errors: ['not_found', 'conflict'],
  }),
  staffContentStep: endpoint({
    route: staffApi.staffContentStep,
    summary: 'Publish, schedule, take back: a step in the life of an item',
    auth: 'staff',
    params: itemParams,
    body: z.strictObject({
      version,
      step: z.enum(contentStepNames),
      publishAt: z.iso
        .datetime('Please enter a date and a time.')
        .max(maxLength.phone)
        .optional()
        .describe('Wanted with `schedule`'),
      number: z.number().int().min(1).optional().describe('Wanted with `restore`'),
      sides: z
        .array(z.strictObject({ id: z.uuid(), version }))
        .max(sideLocales.length)
        .optional()
        .describe(
          'With `publish`: also what is being written of it in other languages, or nothing at all; each as it was shown, else refused',
        ),
    }),
    reply: [200, z.object({ item: ContentItem.nullable().describe('Null when it was removed') })],
    errors: ['not_found', 'conflict'],
  }),
  staffContentOrder: endpoint({
    route: staffApi.staffContentOrder,
    summary: 'Set the order of the items of a type; ids that are left out follow in the order they had',
    auth: 'staff',
    params: typeParams,
    body: z.strictObject({ ids: z.array(z.uuid()).max(contentLimits.ordered) }),
    reply: [200, z.object({ items: z.array(ContentRow).max(contentLimits.ordered) })],
    errors: ['conflict'],
  }),
  staffContentSideAdd: endpoint({
    route: staffApi.staffContentSideAdd,
    summary: 'Begin an item in another language, or read what was begun',
    auth: 'staff',
    params: itemParams,
    body: z.strictObject({ locale: z.enum(sideLocales) }),
    reply: [201, ContentItem],
    errors: ['not_found', 'conflict'],
  }),
  staffContentSideCounts: endpoint({
    route: staffApi.staffContentSideCounts,
    summary: 'How many items of each type are missing in a language, or have changed in English since',
    auth: 'staff',
    reply: [
      200,
      z
        .array(
          z.object({
            type: z.enum(contentTypeNames),
            locale: z.enum(sideLocales),
            missing: z.number().int(),
            older: z.number().int(),
          }),
        )
        .max(contentTypeNames.length * sideLocales.length),
    ],
  }),
  staffContentRender: endpoint({
    route: staffApi.staffContentRender,
    summary: 'Markdown as pages show it, for the preview beside the text',
    auth: 'staff',
    bodyBytesMax: writtenBytesMax,
    body: z.strictObject({ markdown: text(markdownMax) }),
    reply: [200, z.object({ html: z.string(), readingMinutes: z.number().int() })],
  }),
};
