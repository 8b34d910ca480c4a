import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { compared, requiredText, text } from '#contract/text.ts';
import { arrivingSchemas, bareStringsIn } from './arriving-texts.ts';

describe('the strings that may arrive', () => {
  it('can all be stored and mailed', () => {
    expect(arrivingSchemas.length).toBeGreaterThan(40);
    expect(arrivingSchemas.flatMap(([name, schema]) => bareStringsIn(schema, name))).toEqual([]);
  });
});

describe('a planted violation', () => {
  const bare = z.string().min(3).max(80);
  it.each<[string, z.ZodType, string]>([
    ['a bare string', z.object({ name: bare }), 'x.name'],
    ['one that may be left out', z.object({ name: bare.optional().default('') }), 'x.name'],
    ['one in a list', z.object({ list: z.array(z.strictObject({ name: bare })) }), 'x.list[].name'],
    ['one among others', z.union([z.null(), bare]), 'x'],
    ['one that is trimmed', bare.transform((value) => value.trim()), 'x'],
    ['one with an open pattern', z.string().regex(/^\d/), 'x'],
    ['the keys of a dictionary', z.record(z.string(), z.number()), 'x.*'],
    ['whatever comes', z.object({ more: z.unknown() }), 'x.more: nobody judges unknown'],
  ])('%s is found', (_, schema, found) => expect(bareStringsIn(schema, 'x')).toEqual([found]));

  it.each<[string, z.ZodType]>([
    ['the kit', z.object({ name: requiredText(80, 'a'), note: text(80).optional() })],
    ['a rule before the kit', bare.pipe(text(80)).transform((value) => value.trim())],
    ['one that is only compared', z.object({ password: compared(80).optional() })],
    ['a closed pattern', z.string().regex(/^\d{4}$/)],
    ['a choice', z.enum(['a', 'b'])],
  ])('%s is allowed', (_, schema) => expect(bareStringsIn(schema, 'x')).toEqual([]));
});
