/** @file The staff's calls on content: list, write, preview, publish, restore. The types are in content-types.ts. */
import { z } from 'zod';
import { maxLength } from '#facts/limits.ts';
import { staffApi } from '#facts/staff-api.ts';
import { id } from '../../ids.ts';
import { endpoint } from '../../kit.ts';
import { searchText, text, wholeNumber } from '../../text.ts';
import { contentStepNames, draftStates, liveStates } from '#domain/desk/content-steps.ts';
import { contentType, contentTypeNames, markdownMax } from './content-types.ts';
import { localeNames } from '#words/locales.ts';
import { sideLocales } from './sides.ts';
import type { ContentData, Fields } from './fields.ts';

/** Upper bounds of content. */
export const contentLimits = {
  /** Items on one page of a list. */
  page: 50,
  /** Items of an ordered type. */
  ordered: 500,
  search: 80,
  key: 80,
  /** Entries in one list of an item. */
  items: 500,
  versions: 500,
  /** Days for which a preview link works. */
  previewDays: 7,
  previews: 20,
  problems: 200,
} as const;

/** Bound of a call with a whole text: a character takes up to three bytes, and some are escaped. */
const writtenBytesMax = 2 * 1024 * 1024;

/** The last part of an address: small letters, digits and single hyphens. */
export const contentKey = text(contentLimits.key).regex(
  /^[a-z0-9]+(?:-[a-z0-9]+)*$/,
  'An address has small letters, digits and hyphens between them.',
);

const when = z.iso.datetime();
const by = z.string().nullable().describe('Who of the staff; null when it came with the program or a file');
const type = z.enum(contentTypeNames);
const params = z.object({ type, itemId: id });
/** The values of an item, shaped by its type. */
const Data = z.record(z.string(), z.json()) as unknown as z.ZodType<ContentData>;
const version = wholeNumber(1, 2 ** 31 - 1, 'version is a whole number.').describe(
  'The version that the change was made on; refused when there is a newer one',
);

const facts = {
  id: z.uuid(),
  type,
  key: z.string().describe('The last part of its address, or its fixed name'),
  title: z.string().describe('As lists call it'),
  live: z.enum(liveStates).describe('What visitors see of it'),
  draft: z.enum(draftStates).describe('What is being written'),
  publishAt: when.nullable().describe('When what is written is published by itself'),
  publishedAt: when.nullable().describe('When visitors saw it for the first time'),
  version: z.number().int().describe('Grows with each change'),
  updatedAt: when,
  updatedBy: by,
};
const isOlder = z.boolean().describe('The English words have changed since these were published');

/** An item's version in another language, with its own states. */
export const ContentSide = z
  .object({
    id: z.uuid(),
    locale: z.enum(sideLocales),
    live: facts.live,
    draft: facts.draft,
    isOlder,
  })
  .meta({ id: 'ContentSide' });
export type ContentSide = z.infer<typeof ContentSide>;

const sides = z.array(ContentSide).max(sideLocales.length);

/** An item in a list. */
export const ContentRow = z
  .object({ ...facts, sides: sides.describe('In other languages, as far as they were begun') })
  .meta({ id: 'ContentRow' });
export type ContentRow = z.infer<typeof ContentRow>;

/** An item with all of its content. */
export const ContentItem = z
  .object({
    ...facts,
    locale: z.enum(localeNames),
    sides,
    isOlder,
    original: z
      .object({
        id: z.uuid(),
        key: z.string(),
        title: z.string(),
        live: facts.live,
        number: z.number().int(),
        data: Data.describe('What visitors read of it; before its publication what is written'),
      })
      .nullable()
      .describe('Of a side: the English item, to which everything belongs that is no word'),
    data: Data.describe('What is being written; without a draft, what was published last'),
    published: Data.nullable().describe('What was published last; null before the first time'),
    publishedKey: z.string().nullable(),
    number: z
      .number()
      .int()
      .describe('Number of the version that was published last; 0 before the first time'),
    path: z.string().describe('The page that shows it, or will'),
    oldPaths: z.array(z.string()).max(contentLimits.versions).describe('Addresses that lead to it'),
    problems: z
      .array(z.object({ field: z.string(), message: z.string() }))
      .max(contentLimits.problems)
      .describe('What stands in the way of publication'),
    warnings: z
      .array(z.object({ field: z.string(), message: z.string() }))
      .max(contentLimits.problems)
      .describe('What should be looked at before: broken links, missing texts of pictures'),
  })
  .meta({ id: 'ContentItem' });
export type ContentItem = z.infer<typeof ContentItem>;

/** A published version, stored for ever. */
export const ContentVersion = z
  .object({ number: z.number().int(), key: z.string(), at: when, by, words: z.number().int() })
  .meta({ id: 'ContentVersion' });
export type ContentVersion = z.infer<typeof ContentVersion>;

/** A preview link to the unpublished page, for a reader without an account. */
export const ContentPreview = z
  .object({ id: z.uuid(), createdAt: when, endsAt: when, by })
  .meta({ id: 'ContentPreview' });
export type ContentPreview = z.infer<typeof ContentPreview>;

/** Returns the names of all fields, including those of lists and places. */
const namesIn = (fields: Fields): string[] =>
  Object.entries(fields).flatMap(([name, field]) =>
    field.kind === 'list'
      ? [name, 'of', ...namesIn(field.fields)]
      : field.kind === 'place'
        ? [name, 'lat', 'lng']
        : [name],
  );
const fieldName = z.enum([...new Set(contentTypeNames.flatMap((name) => namesIn(contentType(name).fields)))]);
const cannotBe = 'This is longer than it may be, or holds characters that cannot be saved.';
/** A text somewhat over its limit is refused by its type, with a sentence of its own. */
const anyText = text(2 * markdownMax);
const simple = z.union(
  [anyText, z.number(), z.boolean(), z.null(), z.array(anyText).max(contentLimits.items)],
  cannotBe,
);
const part = z.partialRecord(fieldName, simple);

/** The part of the changes common to all types; the handler validates them against the type's fields. */
const changes = z
  .partialRecord(fieldName, z.union([simple, part, z.array(part).max(contentLimits.items)], cannotBe))
  .describe(
    'Only the fields that were changed; null for one that was emptied',
  ) as unknown as z.ZodType<ContentData>;

export const contentEndpoints = {
  staffContentList: endpoint({
    route: staffApi.staffContentList,
    summary: 'The items of a type: in their order, else the last changed first',
    auth: 'staff',
    params: z.object({ type }),
    query: z.object({
      q: searchText(contentLimits.search).default(''),
      live: z.enum(liveStates).optional(),
      draft: z.enum(draftStates).optional(),
      missing: z.enum(sideLocales).optional().describe('On the site, and not in this language'),
      older: z
        .enum(sideLocales)
        .optional()
        .describe('Changed in English since they were written in this language'),
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
    params,
    reply: [200, ContentItem],
    errors: ['not_found'],
  }),
  staffContentAdd: endpoint({
    route: staffApi.staffContentAdd,
    summary: 'Begin an item. Without a key it is made from the title',
    auth: 'staff',
    params: z.object({ type }),
    bodyBytesMax: writtenBytesMax,
    body: z.strictObject({ key: contentKey.optional(), changes }),
    reply: [201, ContentItem],
    errors: ['conflict'],
  }),
  staffContentSave: endpoint({
    route: staffApi.staffContentSave,
    summary: 'Save what is being written. Visitors see nothing of it before it is published',
    auth: 'staff',
    params,
    bodyBytesMax: writtenBytesMax,
    body: z.strictObject({ version, key: contentKey.optional(), changes }),
    reply: [200, ContentItem],
    errors: ['not_found', 'conflict'],
  }),
  staffContentStep: endpoint({
    route: staffApi.staffContentStep,
    summary: 'Publish, schedule, take back: a step in the life of an item',
    auth: 'staff',
    params,
    body: z.strictObject({
      version,
      step: z.enum(contentStepNames),
      publishAt: z.iso
        .datetime('Please enter a date and a time.')
        .max(maxLength.phone)
        .optional()
        .describe('Wanted with `schedule`'),
      number: z.number().int().min(1).optional().describe('Wanted with `restore`'),
    }),
    reply: [200, z.object({ item: ContentItem.nullable().describe('Null when it was removed') })],
    errors: ['not_found', 'conflict'],
  }),
  staffContentOrder: endpoint({
    route: staffApi.staffContentOrder,
    summary: 'Set the order of the items of a type; ids that are left out follow in the order they had',
    auth: 'staff',
    params: z.object({ type }),
    body: z.strictObject({ ids: z.array(z.uuid()).max(contentLimits.ordered) }),
    reply: [200, z.object({ items: z.array(ContentRow).max(contentLimits.ordered) })],
    errors: ['conflict'],
  }),
  staffContentSideAdd: endpoint({
    route: staffApi.staffContentSideAdd,
    summary: 'Begin an item in another language, or read what was begun',
    auth: 'staff',
    params,
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
            type,
            locale: z.enum(sideLocales),
            missing: z.number().int(),
            older: z.number().int(),
          }),
        )
        .max(contentTypeNames.length * sideLocales.length),
    ],
  }),
  staffContentVersionList: endpoint({
    route: staffApi.staffContentVersionList,
    summary: 'The publications of an item, the last first',
    auth: 'staff',
    params,
    reply: [200, z.array(ContentVersion).max(contentLimits.versions)],
    errors: ['not_found'],
  }),
  staffContentVersionRead: endpoint({
    route: staffApi.staffContentVersionRead,
    summary: 'What was published in a version',
    auth: 'staff',
    params: params.extend({ number: wholeNumber(1, 2 ** 31 - 1, 'number is a whole number.') }),
    reply: [200, ContentVersion.extend({ data: Data })],
    errors: ['not_found'],
  }),
  staffContentPreviewList: endpoint({
    route: staffApi.staffContentPreviewList,
    summary: 'The private links to an item as it will be that still work',
    auth: 'staff',
    params,
    reply: [200, z.array(ContentPreview).max(contentLimits.previews)],
    errors: ['not_found'],
  }),
  staffContentPreviewAdd: endpoint({
    route: staffApi.staffContentPreviewAdd,
    summary:
      'Make a private link to the page as it will be, for somebody without an account. The link is told once',
    auth: 'staff',
    params,
    reply: [201, ContentPreview.extend({ link: z.string() })],
    errors: ['not_found', 'conflict'],
  }),
  staffContentPreviewEnd: endpoint({
    route: staffApi.staffContentPreviewEnd,
    summary: 'End a private link',
    auth: 'staff',
    params: params.extend({ previewId: id }),
    reply: [200, z.array(ContentPreview).max(contentLimits.previews)],
    errors: ['not_found'],
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
