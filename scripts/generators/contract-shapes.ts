import { z } from 'zod';
import { endpoints } from '#contract/index.ts';
import { parseRoute } from '#contract/kit.ts';

/** The parts of a JSON schema that occur in replies. */
type Schema = {
  $ref?: string;
  $defs?: Record<string, Schema>;
  type?: string | readonly string[];
  anyOf?: readonly Schema[];
  properties?: Record<string, Schema>;
  required?: readonly string[];
  additionalProperties?: boolean | Schema;
  items?: Schema;
};

/** The fields of a record: their names, separated by spaces, under their type. */
type Fields = Record<string, string>;

const scalars: Readonly<Record<string, string>> = {
  string: 'string',
  number: 'number',
  integer: 'number',
  boolean: 'boolean',
};

/** Endpoints whose replies are embedded in pages and never fetched by a browser. */
const notFetched: ReadonlySet<string> = new Set(['site']);

/** Returns a collector of records; two with the same fields are one. */
function collector() {
  const records: Record<string, Fields> = {};

  function recordNamed(name: string, fields: Fields): string {
    const same = Object.keys(records).find((one) => JSON.stringify(records[one]) === JSON.stringify(fields));
    if (same === undefined) records[name] = fields;
    return same ?? name;
  }

  function fieldsOf(schema: Schema, name: string): Fields {
    const fields: Fields = {};
    for (const [key, field] of Object.entries(schema.properties ?? {})) {
      const needed = schema.required?.includes(key) ?? false;
      const type = typeOf(field, `${name}.${key}`) + (needed ? '' : '?');
      fields[type] = fields[type] === undefined ? key : `${fields[type]} ${key}`;
    }
    return fields;
  }

  /** Returns the type of a schema. `name` is for a record without a name of its own. */
  function typeOf(schema: Schema, name: string): string {
    if (schema.$ref) return schema.$ref.replace('#/$defs/', '');
    const [type, ...others] = [schema.type ?? []].flat();
    const sides = schema.anyOf ?? others.map(() => ({ ...schema, type }));
    if (sides.length > 0) return `${typeOf(sides[0]!, name)}|null`;
    if (type === 'array') {
      const item = typeOf(schema.items ?? {}, name);
      return `${item}[]${schema.items?.$ref ? '!' : ''}`;
    }
    if (type !== 'object') return scalars[type ?? ''] ?? 'any';
    if (schema.properties) return recordNamed(name, fieldsOf(schema, name));
    const inner = schema.additionalProperties;
    return typeof inner === 'object' ? `${typeOf(inner, name)}{}` : recordNamed(name, {});
  }

  function replyOf(endpoint: string, reply: z.ZodType): string {
    // A file has no shape that a page could read.
    const schema = z.toJSONSchema(reply, { io: 'output', unrepresentable: 'any' }) as Schema;
    for (const [name, definition] of Object.entries(schema.$defs ?? {}))
      records[name] ??= fieldsOf(definition, name);
    return typeOf(schema, endpoint).replace('!', '');
  }
  return { records, replyOf };
}

const literal = (value: string) => `'${value}'`;
const key = (name: string) => (/^[a-z_]\w*$/i.test(name) ? name : literal(name));
const lines = (entries: readonly string[]) => entries.map((entry) => `  ${entry},\n`).join('');

/** Returns src/web/kit/api/contract-shapes.generated.ts: the shapes of all replies that a browser reads, from the contract. */
export function contractShapes(): string {
  const { records, replyOf } = collector();
  const replies = Object.entries(endpoints)
    .filter(
      ([name, { route, ...rest }]) =>
        parseRoute(route).method === 'GET' && !('replyType' in rest) && !notFetched.has(name),
    )
    .map(
      ([name, { route, reply }]) => `${literal(parseRoute(route).path)}: ${literal(replyOf(name, reply[1]))}`,
    );
  const shapes = Object.entries(records).map(([name, fields]) =>
    `${key(name)}: { ${Object.entries(fields)
      .map(([type, names]) => `${key(type)}: ${literal(names)}`)
      .join(', ')} }`.replace('{  }', '{}'),
  );
  return `// Written by npm run generate from src/shared/contract; do not edit.

/**
 * The records of the replies: under each type the names of its fields. \`T[]\` is a list and \`T{}\` a map, which are empty where
 * they are missing; \`T[]!\` is a list that must be there; \`T|null\` may be null; \`T?\` may be left out.
 */
// prettier-ignore
export const records: Readonly<Record<string, Readonly<Record<string, string>>>> = {
${lines(shapes)}};

/** What is read at each path. */
// prettier-ignore
export const replies: Readonly<Record<string, string>> = {
${lines(replies)}};
`;
}
