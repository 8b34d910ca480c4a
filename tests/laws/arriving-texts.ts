/** @file Finds the strings of a schema that would let through what no database, queue or mail can carry. */
import type { z } from 'zod';

/** As much of a schema's own description as is read here. */
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

/** Nothing in them is a text that somebody typed. */
const withoutText = new Set(['enum', 'literal', 'number', 'boolean', 'null', 'date', 'file']);
const wrapping = new Set(['optional', 'nullable', 'default', 'catch', 'prefault', 'readonly', 'nonoptional']);

/** NUL and half a pair behind so many letters, since a schema may ask for a least length. */
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

/** The schema that reads first: a text that is changed or judged on its way is one text. */
const firstOf = (schema: z.ZodType): z.ZodType => {
  const { type, in: first } = definitionOf(schema);
  return type === 'pipe' && first ? firstOf(first) : schema;
};

/** Every place in the schema, named by its path, where a bare string may arrive; and what this law cannot read. */
export function bareStringsIn(schema: z.ZodType, where: string): string[] {
  const definition = definitionOf(firstOf(schema));
  const { type } = definition;
  if (type === 'string') return letsThrough(schema) ? [where] : [];
  if (withoutText.has(type)) return [];
  // What a default stands behind is judged as it arrives.
  if (wrapping.has(type)) return bareStringsIn(definition.innerType!, where);
  if (type === 'array') return bareStringsIn(definition.element!, `${where}[]`);
  if (type === 'union') return definition.options!.flatMap((side) => bareStringsIn(side, where));
  if (type === 'record')
    return [
      ...bareStringsIn(definition.keyType!, `${where}.*`),
      ...bareStringsIn(definition.valueType!, `${where}.*`),
    ];
  if (type === 'object')
    return Object.entries(definition.shape!).flatMap(([name, one]) => bareStringsIn(one, `${where}.${name}`));
  return [`${where}: nobody judges ${type}`];
}
