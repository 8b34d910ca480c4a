/**
 * @file What an endpoint answered, brought to the shape that the contract states, before a page sees it. A Wi-Fi page, half a
 * body or a reply kept by an older release is then a failed call, which every part of a page has words for.
 */
import { ApiError } from '#contract/client.ts';
import { records, replies } from './contract-shapes.generated.ts';

type Json = Readonly<Record<string, unknown>>;

const isJsonObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** An entry that does not fit is left out alone; a list of which nothing fits is none. */
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

/** What stands for a field that is missing or odd, so that a page loses the part and not the whole. */
function emptyOf(type: string): unknown {
  if (type.endsWith('|null')) return null;
  if (type.endsWith('[]')) return [];
  return type.endsWith('{}') ? {} : undefined;
}

function record(fields: Readonly<Record<string, string>>, value: unknown): Json | undefined {
  if (!isJsonObject(value)) return undefined;
  // What is not described is left as it is: nobody here reads it, and a download passes everything on.
  const found: Record<string, unknown> = { ...value };
  for (const [type, names] of Object.entries(fields))
    for (const name of names.split(' ')) {
      found[name] = shaped(type, value[name]) ?? emptyOf(type);
      if (found[name] === undefined && !type.endsWith('?')) return undefined;
    }
  return found;
}

/** The value as that type, in the notation of the generated table; undefined when it cannot be had. */
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

/** The type of what is read at a path; an address of its own comes before one with a parameter. */
function typeAt(path: string): string {
  const [pathname = ''] = path.split('?');
  const fits = (pattern: string) => new RegExp(`^${pattern.replaceAll(/:\w+/g, '[^/]+')}$`).test(pathname);
  return replies[pathname] ?? replies[Object.keys(replies).find(fits) ?? ''] ?? 'any';
}

/** What was read at a path of the API, in its stated shape. @throws ApiError as if nothing had come, where it cannot be brought to it. */
export function shapedReply(path: string, reply: unknown): unknown {
  const found = shaped(typeAt(path), reply);
  if (found === undefined) throw new ApiError(0);
  return found;
}
