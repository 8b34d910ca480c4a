/** @file Validation of a value while it is typed, by the server's own schema. */
import { contentKey } from '#contract/desk/content/content-item.ts';
import { changesSchema } from '#contract/desk/content/content-schema.ts';
import type { ContentType } from '#contract/desk/content/content-type.types.ts';
import type { ContentValue } from '#contract/desk/content/fields.ts';
import { keyField } from './merge-fields.ts';

/** Returns the error of a field, in a sentence; null when it is valid. */
export function checkField({ fields }: ContentType, name: string, value: ContentValue): string | null {
  if (name === keyField) return contentKey.safeParse(value).error?.issues[0]?.message ?? null;
  const issue = changesSchema(fields).safeParse({ [name]: value }).error?.issues[0];
  if (!issue) return null;
  const line = issue.path.find((part) => typeof part === 'number');
  return line === undefined ? issue.message : `${line + 1}. ${issue.message}`;
}
