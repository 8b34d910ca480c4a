import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { endpoints } from '#contract/index.ts';
import { fuzzed, fuzzSeed } from '#support/fuzz/fuzz-run.ts';
import { noReplies, oddJson } from '#support/fuzz/odd-json.ts';
import type { Schema } from '#support/fuzz/open-api.ts';
import { valuesOf } from '#support/fuzz/schema-values.ts';
import { isWhole, shaped, shapedReply } from './shape-reply.ts';
import { replies } from './contract-shapes.generated.ts';

const parsed = (json: string): unknown => {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
};
/** Returns the value after a round trip through JSON, which has no `undefined` and no -0. */
const sent = (value: unknown): unknown => parsed(JSON.stringify(value));

/** Returns the schema's type errors in a value; a text that is no date, for example, is the page's task. */
function wrongTypes(schema: z.ZodType, value: unknown): string[] {
  const { error } = schema.safeParse(value);
  const issues = (error?.issues ?? []).filter(
    (issue) => issue.code === 'invalid_type' && issue.expected !== 'int',
  );
  return issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
}

function repliesTo(schema: z.ZodType): fc.Arbitrary<unknown> {
  const json = z.toJSONSchema(schema, { io: 'output' }) as Schema;
  return valuesOf(json, { paths: {}, components: { schemas: json.$defs ?? {} } }).map(sent);
}

/** One path per reply type. */
const kinds = new Map(Object.entries(replies).map(([path, type]) => [type, path]));

describe.each([...kinds])(`%s, read at %s (seed ${fuzzSeed})`, (type, path) => {
  const [, schema] = Object.values(endpoints).find(({ route }) => route === `GET ${path}`)!.reply;
  const reply = repliesTo(schema);

  it('is left as it is when the contract allows it', () => {
    fc.assert(
      fc.property(reply, (value) => {
        fc.pre(wrongTypes(schema, value).length === 0);
        expect(shaped(type, value)).toEqual(value);
      }),
      fuzzed(20),
    );
  });

  it('has the types of the contract or is none, whatever comes', () => {
    fc.assert(
      fc.property(reply.chain(oddJson).map(sent), (value) => {
        const found = shaped(type, value);
        if (found !== undefined) expect(wrongTypes(schema, found)).toEqual([]);
      }),
      fuzzed(50),
    );
  });

  it('is none when something else answers', () => {
    const whole = JSON.stringify(fc.sample(reply, { numRuns: 1, seed: fuzzSeed })[0]);
    for (const [what, answer] of Object.entries(noReplies)) {
      const value = parsed(answer(whole).body);
      // An endpoint with an empty reply accepts any object.
      expect(shaped(type, value), `${what}: ${JSON.stringify(value)}`).toBeUndefined();
    }
  });
});

describe('a list that may be empty is empty where it is missing or odd', () => {
  const vendor = { _id: '1', companyName: 'A', ownerName: 'B', updatedAt: 'now', isSample: false };

  it('a vendor of an older release is shown without what it lacks', () => {
    expect(shaped('PublicVendor', vendor)).toMatchObject({
      ...vendor,
      services: [],
      pictures: {},
      openingHours: null,
      phone: null,
      areasServed: [],
    });
  });

  it('an entry that does not fit is left out alone', () => {
    expect(shaped('string[]', ['Saket', 7, null, 'Dwarka'])).toEqual(['Saket', 'Dwarka']);
    expect(
      shaped('PublicVendor', { ...vendor, services: [null, { _id: 's', name: 'Tent', details: '' }] }),
    ).toMatchObject({
      services: [{ _id: 's', name: 'Tent', details: '' }],
    });
  });

  it('a list that the reply is about must be there', () => {
    expect(shaped('crewList', {})).toBeUndefined();
    expect(shaped('BlogCard[]', [{ id: 'x' }])).toBeUndefined();
    expect(shaped('BlogCard[]', [])).toEqual([]);
  });

  it('a field that may be absent keeps its null', () => {
    const whole = shaped('PublicVendor', { ...vendor, rating: null, responseTime: null });
    expect(whole).toMatchObject({ rating: null, responseTime: null });
    expect(isWhole('PublicVendor')(whole)).toBe(true);
  });

  it('a key that only some may see is not made up', () => {
    expect((shaped('PublicVendor', vendor) as { email?: string }).email).toBeUndefined();
  });
});

it('the type is that of the path, and one of its own comes before a parameter', () => {
  const card = {
    _id: 'a',
    id: 'a',
    title: 'A',
    excerpt: '',
    category: 'events',
    image: null,
    imageAlt: '',
    picture: null,
    date: '2026-11-20',
  };
  expect(shapedReply('/api/blog/blog', [card, {}])).toEqual([card]);
  for (const path of [
    '/api/blog/some-blog',
    '/api/vendors/areas',
    '/api/vendors?q=tent',
    '/api/vendor/x%2Fy/similar',
  ])
    expect(() => shapedReply(path, card), path).toThrow('could not be reached');
  expect(shapedReply('/api/not-of-the-contract', card)).toBe(card);
});

describe('the reply to a change', () => {
  const isText = isWhole('PublishedText');
  const whole = { html: '<p>', updatedAt: null };
  it('is taken with everything that is stated, whatever else is there', () => {
    expect(isText({ ...whole, more: 1 })).toBe(true);
  });
  it.each([undefined, null, '', [], {}, { html: '<p>' }, { ...whole, html: 1 }])(
    'is not taken as %j',
    (odd) => {
      expect(isText(odd)).toBe(false);
    },
  );
});
