/**
 * @file Brings replies to the shape of the contract before a page sees them. A captive portal, a cut body or a reply cached by an
 * older release becomes a failed call, for which every part of a page has a sentence.
 */
import { ApiError } from '#contract/api-error.ts';
import type { Guard } from '#contract/shape.ts';
import { records, replies } from './contract-shapes.generated.ts';

type Json = Readonly<Record<string, unknown>>;

const isJsonObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Returns the list without invalid entries; undefined when all are invalid. */
function list(item: string, value: unknown): unknown[] | undefined {
  if (!Array.isArray(value)) return undefined;
  const fitting = value.map((one) => shaped(item, one)).filter((one) => one !== undefined);
  return fitting.length > 0 || value.length === 0 ? fitting : undefined;
}

function map(item: string, value: unknown): Json | undefined {
  if (!isJsonObject(value)) return undefined;
  const entries = Object.entries(value).map(([name, one]) => [name, shaped(item, one)] as const);
  return Object.fromEntries(entries.filter(([, one]) => one !== undefined));
}

/** Returns the empty value of a type, which replaces a missing or invalid field so that the rest can be used. */
function emptyOf(type: string): unknown {
  if (type.endsWith('|null')) return null;
  if (type.endsWith('[]')) return [];
  // A record without required fields may be empty, too.
  const fields = Object.keys(records[type] ?? { required: '' });
  return type.endsWith('{}') || fields.every((field) => field.endsWith('?')) ? {} : undefined;
}

function record(fields: Readonly<Record<string, string>>, value: unknown): Json | undefined {
  if (!isJsonObject(value)) return undefined;
  // Other fields stay as they are: no page reads them, and a download passes them on.
  const found: Record<string, unknown> = { ...value };
  for (const [type, names] of Object.entries(fields))
    for (const name of names.split(' ')) {
      const fitting = shaped(type, value[name]);
      found[name] = fitting === undefined ? emptyOf(type) : fitting;
      if (found[name] === undefined && !type.endsWith('?')) return undefined;
    }
  return found;
}

/** Returns the value as that type, in the notation of the generated table; undefined when it cannot be repaired. */
export function shaped(type: string, value: unknown): unknown {
  const [, inner = '', mark] = /^(.*?)(\?|\|null|\[\]!?|\{\})$/.exec(type) ?? [];
  switch (mark) {
    case '?':
      return shaped(inner, value);
    case '|null':
      return value === null ? null : shaped(inner, value);
    case '[]':
    case '[]!':
      return list(inner, value);
    case '{}':
      return map(inner, value);
    case undefined:
    default:
      if (records[type]) return record(records[type], value);
      return type === 'any' || typeof value === type ? value : undefined;
  }
}

/** Returns a guard for replies to changes. It accepts a value only when nothing of the type is missing or invalid. */
export const isWhole =
  <T>(type: string): Guard<T> =>
  (value): value is T => {
    const found = shaped(type, value);
    return found !== undefined && JSON.stringify(found) === JSON.stringify(value);
  };

/** Returns the type of the reply at a path; a fixed path comes before one with a parameter. */
function typeAt(path: string): string {
  const [pathname = ''] = path.split('?');
  const fits = (pattern: string) => new RegExp(`^${pattern.replaceAll(/:\w+/g, '[^/]+')}$`).test(pathname);
  return replies[pathname] ?? replies[Object.keys(replies).find(fits) ?? ''] ?? 'any';
}

/** Returns the reply at a path in the shape of the contract. Throws ApiError with status 0 when it cannot be repaired. */
export function shapedReply(path: string, reply: unknown): unknown {
  const found = shaped(typeAt(path), reply);
  if (found === undefined) throw new ApiError(0);
  return found;
}
