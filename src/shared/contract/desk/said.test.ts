import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { Endpoint } from '../kit.ts';
import { staffEndpoints } from './endpoints.ts';
import { eventTypes } from '#domain/desk/events.ts';
import { saysSomething, staffActs } from './said.ts';

const shapeOf = (schema: z.ZodType | undefined) =>
  schema instanceof z.ZodObject ? Object.keys(schema.shape) : [];
/** Calls where scripts may leave it out, as no person is looking. */
const leftToScripts = ['staffEnquiryUpdate', 'staffEnquiryBulk'];

describe.each(Object.entries(staffActs))('%s', (name, kind) => {
  const { body, query } = staffEndpoints[name as keyof typeof staffActs] as Endpoint;

  it('names what its author had seen when it says something, and only then', () =>
    expect([...shapeOf(body), ...shapeOf(query)].includes('seen')).toBe(kind === 'says'));

  it('cannot be asked for without it', () => {
    const given = body && 'seen' in (body as z.ZodObject).shape ? (body as z.ZodObject).shape['seen'] : null;
    const asked = given ?? (query as z.ZodObject | undefined)?.shape['seen'];
    expect((asked as z.ZodType | undefined)?.safeParse(undefined).success ?? true).toBe(
      kind === 'keeps' || leftToScripts.includes(name),
    );
  });
});

it('decides for every event of an enquiry', () => {
  const told = eventTypes.filter((type) =>
    /^(?:enquiry|reply|introduction|disclosure|message|quote)\./.test(type),
  );
  expect(Object.keys(saysSomething).toSorted()).toEqual(told.toSorted());
});
