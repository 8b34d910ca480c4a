/** @file Search for the strings of a schema, and those that accept text which no database, queue or mail can store. */
import type { z } from 'zod';
import { FormContext } from '#contract/enquiries.ts';
import { changesSchema } from '#contract/desk/content/content-schema.ts';
import { contentType, contentTypeNames } from '#contract/desk/content/content-types.ts';
import { endpoints, enquiryEndpoints, staffEndpoints } from '#contract/index.ts';
import type { Endpoint } from '#contract/kit.ts';

/** The part of a schema's own description that this law reads. */
type Definition = {
  type: string;
  shape?: Record<string, z.ZodType>;
  element?: z.ZodType;
  options?: readonly z.ZodType[];
  innerType?: z.ZodType;
  in?: z.ZodType;
  keyType?: z.ZodType;
  valueType?: z.ZodType;
};

/** Types without typed text. */
const withoutText = new Set(['enum', 'literal', 'number', 'boolean', 'null', 'date', 'file']);
const wrapping = new Set(['optional', 'nullable', 'default', 'catch', 'prefault', 'readonly', 'nonoptional']);

/** NUL and half a surrogate pair after this many letters, since a schema may have a minimum length. */
const unstorable: readonly string[] = ['\0', '\ud83d', '\ude00'].flatMap((unit) =>
  Array.from({ length: 12 }, (_, letters) => `${'1'.repeat(letters)}${unit}`),
);

const isStorable = (value: unknown) =>
  typeof value === 'string' && value.isWellFormed() && !value.includes('\0');
const letsThrough = (schema: z.ZodType) =>
  unstorable.some((text) => {
    const { success, data } = schema.safeParse(text);
    return success && !isStorable(data);
  });
const definitionOf = (schema: z.ZodType) => schema.def as unknown as Definition;

/** Returns the first schema of a pipeline: a transformed or refined text is one text. */
const firstOf = (schema: z.ZodType): z.ZodType => {
  const { type, in: first } = definitionOf(schema);
  return type === 'pipe' && first ? firstOf(first) : schema;
};

/** A place where a text may arrive, named by its path; `schema` is null where this law cannot read it. */
export type ArrivingText = { where: string; schema: z.ZodType | null };

/** Returns every text that may arrive within a schema. */
export function arrivingTexts(schema: z.ZodType, where: string): ArrivingText[] {
  const definition = definitionOf(firstOf(schema));
  const { type } = definition;
  if (type === 'string') return [{ where, schema }];
  if (withoutText.has(type)) return [];
  // A schema with a default is judged by its input.
  if (wrapping.has(type)) return arrivingTexts(definition.innerType!, where);
  if (type === 'array') return arrivingTexts(definition.element!, `${where}[]`);
  if (type === 'union') return definition.options!.flatMap((side) => arrivingTexts(side, where));
  if (type === 'record')
    return [
      ...arrivingTexts(definition.keyType!, `${where}.*`),
      ...arrivingTexts(definition.valueType!, `${where}.*`),
    ];
  if (type === 'object')
    return Object.entries(definition.shape!).flatMap(([name, one]) => arrivingTexts(one, `${where}.${name}`));
  return [{ where: `${where}: nobody judges ${type}`, schema: null }];
}

/** Returns the paths in the schema where a bare string may arrive, and those that this law cannot read. */
export const bareStringsIn = (schema: z.ZodType, where: string): string[] =>
  arrivingTexts(schema, where).flatMap((text) =>
    text.schema === null || letsThrough(text.schema) ? [text.where] : [],
  );

/** Every schema of external input: bodies, params and queries, content fields, a form's header. */
export const arrivingSchemas: readonly (readonly [name: string, schema: z.ZodType])[] = [
  // Replies contain our own text, bounded by the input.
  ...Object.entries<Endpoint>({ ...endpoints, ...enquiryEndpoints, ...staffEndpoints }).flatMap(
    ([name, { params, query, body }]) =>
      Object.entries({ params, query, body }).flatMap(([part, schema]) =>
        schema ? [[`${name} ${part}`, schema] as const] : [],
      ),
  ),
  // Content has the shape of its type, whose schema the handlers check first.
  ...contentTypeNames.map((name) => [`content ${name}`, changesSchema(contentType(name).fields)] as const),
  ['x-form', FormContext],
];
