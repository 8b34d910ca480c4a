/** @file The shape of an item at the desk: its facts, its languages, its values. The types are in content-types.ts. */
import { z } from 'zod';
import { id } from '../../ids.ts';
import { text } from '../../text.ts';
import { draftStates, liveStates } from '#domain/desk/content-steps.ts';
import { contentTypeNames } from './content-types.ts';
import { localeNames } from '#words/locales.ts';
import { sideLocales } from './sides.ts';
import type { ContentData } from './fields.ts';

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

/** The last part of an address: small letters, digits and single hyphens. */
export const contentKey = text(contentLimits.key).regex(
  /^[a-z0-9]+(?:-[a-z0-9]+)*$/,
  'An address has small letters, digits and hyphens between them.',
);

const when = z.iso.datetime();

/** The author of a change. */
export const changedBy = z
  .string()
  .nullable()
  .describe('Who of the staff; null when it came with the program or a file');

const type = z.enum(contentTypeNames);

/** The address of a type's list. */
export const typeParams = z.object({ type });

/** The address of an item. */
export const itemParams = typeParams.extend({ itemId: id });

/** The values of an item, shaped by its type. */
export const ContentValues = z.record(z.string(), z.json()) as unknown as z.ZodType<ContentData>;

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
  updatedBy: changedBy,
};

const isOlder = z.boolean().describe('The English words have changed since these were published');

/** An item's version in another language, with its own states. */
export const ContentSide = z
  .object({
    id: z.uuid(),
    locale: z.enum(sideLocales),
    version: facts.version,
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
        data: ContentValues.describe('What visitors read of it; before its publication what is written'),
      })
      .nullable()
      .describe('Of a side: the English item, to which everything belongs that is no word'),
    data: ContentValues.describe('What is being written; without a draft, what was published last'),
    published: ContentValues.nullable().describe('What was published last; null before the first time'),
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
