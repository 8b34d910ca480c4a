/** @file Schemas of content fields, made from their declaration: lenient for drafts, strict for publication. */
import { isOwnPath } from '#facts/own-path.ts';
import { isDay } from '#facts/time.ts';
import { z } from 'zod';
import { maxLength } from '#facts/limits.ts';
import { text } from '../../text.ts';
import type { ContentData, ContentValue, Field, Fields } from './fields.ts';

/** A picture of the library, a drawn one, or a demonstration logo, which an export contains. */
const pictureSource = /^\/(?:picture\/[0-9a-f-]{36}|art(?:\/[a-z0-9-]+)+|brand\/partners\/[a-z0-9-]+\.svg)$/;
const outsideLink = /^https:\/\/\S*$/;
const isLink = (value: string) => outsideLink.test(value) || (isOwnPath(value) && !/\s/.test(value));

const itemKey = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

const bothNumbers = 'Please enter both numbers, such as 28.651 and 77.19.';
const degrees = (most: number, name: string) => {
  const range = `${name} lies between -${most} and ${most}.`;
  return z.number(bothNumbers).min(-most, range).max(most, range);
};

/** Returns the schema of a field's value when present. */
function valueSchema(field: Field): z.ZodType {
  switch (field.kind) {
    case 'line':
      return text(field.max).refine((value) => !/[\r\n]/.test(value), 'Please keep this on one line.');
    case 'text':
    case 'markdown':
      return text(field.max);
    case 'choice':
      return field.more
        ? text(maxLength.url).regex(itemKey, 'Please choose one of the list.')
        : z.enum(Object.keys(field.options), 'Please choose one of the list.');
    case 'choices':
      return z
        .array(z.enum(Object.keys(field.options), 'Please choose from the list.'))
        .max(Object.keys(field.options).length);
    case 'day':
      return text(10).refine(isDay, 'Please enter a date.');
    case 'moment':
      return z.iso.datetime('Please enter a date and a time.');
    case 'number':
      return z
        .number('Please enter a number.')
        .int('Please enter a whole number.')
        .min(field.min, `Please enter at least ${field.min}.`)
        .max(field.max, `Please enter at most ${field.max}.`);
    case 'link':
      return text(maxLength.url).refine(
        isLink,
        'A link begins with / for a page of this site, or with https://.',
      );
    case 'picture':
      return text(maxLength.url).refine(
        (value) => pictureSource.test(value),
        'Please choose a picture from the library.',
      );
    case 'place':
      return z.strictObject({ lat: degrees(90, 'Latitude'), lng: degrees(180, 'Longitude') }, bothNumbers);
    case 'references':
      return z
        .array(text(maxLength.url).regex(itemKey, 'Please choose from what there is.'))
        .max(field.itemsMax, `Please keep to ${field.itemsMax}.`);
    case 'lines':
      return z.array(text(field.max)).max(field.itemsMax, `Please keep to ${field.itemsMax} lines.`);
    case 'list':
      return z
        .array(z.strictObject(partsOf(field.fields)))
        .max(field.itemsMax, `Please keep to ${field.itemsMax}.`);
  }
}

/** Returns the schemas of the fields, each nullable: null empties a field. */
const partsOf = (fields: Fields) =>
  Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, valueSchema(field).nullable().optional()]),
  );

/** Returns the schema of changes to an item: only the changed fields, null for an emptied one. Drafts require no field. */
export const changesSchema = (fields: Fields) => z.strictObject(partsOf(fields));

const isEmpty = (value: ContentValue | undefined): boolean =>
  value === undefined ||
  value === null ||
  (typeof value === 'string' && value.trim() === '') ||
  (Array.isArray(value) && value.length === 0);

/** An obstacle to publication: a sentence for each path, such as `photos.2.alt`. */
export type ContentProblem = { field: string; message: string };

/** Returns the problems of an item's missing fields. */
export function missingFields(fields: Fields, data: ContentData, before = ''): ContentProblem[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    const value = data[name];
    const place = before + name;
    if (isEmpty(value))
      return field.required ? [{ field: place, message: `${field.label} is missing.` }] : [];
    if (field.kind !== 'list') return [];
    return (value as readonly ContentData[]).flatMap((one, index) =>
      missingFields(field.fields, one, `${place}.${index}.`),
    );
  });
}
