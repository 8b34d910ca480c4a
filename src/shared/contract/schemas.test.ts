import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { v7 as newId } from 'uuid';
import { z } from 'zod';
import { nobody, noRecord } from '#facts/ids.ts';
import { fuzzed } from '#support/fuzz/fuzz-run.ts';
import { hostileText, hostileValue } from '#support/fuzz/hostile.ts';
import type { Document, Schema } from '#support/fuzz/open-api.ts';
import { valuesOf } from '#support/fuzz/schema-values.ts';
import { endpoints, enquiryEndpoints, staffEndpoints } from './index.ts';
import type { Endpoint } from './kit.ts';
import { FormContext } from './enquiries.ts';

const casesEach = 60;

/** Every schema of external input, by name. */
const arriving: [name: string, schema: z.ZodType][] = [
  ...Object.entries<Endpoint>({ ...endpoints, ...enquiryEndpoints, ...staffEndpoints }).flatMap(
    ([name, { params, query, body, bodyType }]): [string, z.ZodType][] =>
      // A body with pictures is read as a stream with its own bounds; its schema is documentation only.
      Object.entries({ params, query, ...(bodyType !== 'multipart' && { body }) }).flatMap(
        ([part, schema]) => (schema ? [[`${part} of ${name}`, schema] as [string, z.ZodType]] : []),
      ),
  ),
  ['the form’s own header', FormContext],
];

const options = { io: 'input', unrepresentable: 'any' } as const;
const jsonSchemaOf = (schema: z.ZodType) => z.toJSONSchema(schema, options) as Schema;

/** Returns the paths of strings, lists and dictionaries without a maximum length. */
function unbounded(schema: Schema, where: string): string[] {
  const { type, anyOf = [], items, properties = {}, additionalProperties, propertyNames } = schema;
  const bounded =
    schema.maxLength !== undefined ||
    schema.enum ||
    schema.const !== undefined ||
    /^\^[^*+]*\$$/.test(schema.pattern ?? '');
  return [
    ...(type === 'string' && !bounded ? [`${where}: a text`] : []),
    ...(type === 'array' && schema.maxItems === undefined ? [`${where}: a list`] : []),
    ...(typeof additionalProperties === 'object' && !propertyNames?.enum && schema.maxProperties === undefined
      ? [`${where}: a dictionary`]
      : []),
    ...anyOf.flatMap((side) => unbounded(side, where)),
    ...(items ? unbounded(items, `${where}[]`) : []),
    ...(typeof additionalProperties === 'object' ? unbounded(additionalProperties, `${where}.*`) : []),
    ...Object.entries(properties).flatMap(([name, one]) => unbounded(one, `${where}.${name}`)),
  ];
}

describe.each(arriving)('%s', (name, schema) => {
  it('judges any input, and what it lets through can be stored and said again', () => {
    const shape = jsonSchemaOf(schema);
    const alone: Document = { paths: {}, components: { schemas: shape.$defs ?? {} } };
    const made = valuesOf(shape, alone);
    const some = fc.oneof({ weight: 3, arbitrary: made }, hostileValue, hostileText);
    fc.assert(
      fc.property(some, (value) => {
        const judged = schema.safeParse(value);
        if (!judged.success) {
          expect(judged.error.issues.length).toBeGreaterThan(0);
          return;
        }
        const text = JSON.stringify(judged.data);
        expect(JSON.stringify(JSON.parse(text))).toBe(text);
        expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
      }),
      fuzzed(casesEach),
    );
  });

  it('bounds every text and list', () => expect(unbounded(jsonSchemaOf(schema), name)).toEqual([]));
});

/** Records with a name in addresses; the ids of all others are UUIDs. */
const named = new Set(['marketId', 'blogId', 'authorId', 'vendorProject projectId']);
const addressed = Object.entries<Endpoint>({ ...endpoints, ...enquiryEndpoints, ...staffEndpoints }).flatMap(
  ([name, { params }]) =>
    Object.entries((params as z.ZodObject | undefined)?.shape ?? {})
      .filter(([param]) => param.endsWith('Id'))
      .map(([param, schema]): [string, string, z.ZodType] => [name, param, schema as z.ZodType]),
);

it.each(addressed)(
  '%s: an impossible %s is that of no record, so the database can always compare it',
  (name, param, schema) => {
    const [nothing, others] =
      named.has(param) || named.has(`${name} ${param}`)
        ? [nobody, []]
        : [noRecord, [newId().slice(1), `${newId()}0`, 'a-word']];
    for (const typed of ['', '-', 'a b', '%00', 'ṁ', '{}', ...others])
      expect(schema.parse(typed), typed).toBe(nothing);
    const id = newId();
    expect(schema.parse(id.toUpperCase())).toBe(id);
  },
);
