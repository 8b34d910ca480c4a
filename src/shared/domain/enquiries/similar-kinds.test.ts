import fc from 'fast-check';
import { expect, it } from 'vitest';
import { vendorCategoryNames } from '#domain/vendors/vendor-categories.ts';
import { enquiryKinds, type EnquiryKindName } from './enquiry-kinds.ts';
import { fittingVendors, similarKinds } from './fitting-vendors.ts';

it.each<[EnquiryKindName, string[][], string[]]>([
  ['catering', [], ['catering']],
  ['catering', [['venue']], ['catering']],
  ['catering', [['gifts', 'catering']], ['catering']],
  ['ask', [['gifts', 'catering'], ['catering']], ['catering']],
  [
    'ask',
    [
      ['catering', 'gifts'],
      ['gifts', 'catering'],
    ],
    ['catering'],
  ],
  ['ask', [['gifts'], ['catering']], ['gifts']],
  ['ask', [[]], []],
  ['ask', [], []],
  ['eventManagement', [], []],
  ['eventManagement', [['dj', 'gifts']], ['dj']],
  ['constructionWork', [['painting']], ['painting']],
  ['constructionWork', [['catering']], []],
])('of %s beside %o is %o', (kind, asked, kinds) => expect(similarKinds(kind, asked)).toEqual(kinds));

it('is one trade that an asked vendor has, or fits the request, and nothing else', () => {
  const kinds = Object.keys(enquiryKinds) as EnquiryKindName[];
  fc.assert(
    fc.property(
      fc.constantFrom(...kinds),
      fc.array(fc.subarray(vendorCategoryNames.slice(0, 6)), { maxLength: 3 }),
      (kind, asked) => {
        const found = similarKinds(kind, asked);
        const fitting: readonly string[] = fittingVendors[kind];
        for (const one of found) expect(asked[0]?.includes(one as never) || fitting.includes(one)).toBe(true);
        if (asked[0]?.some((one) => fitting.includes(one))) expect(found).toHaveLength(1);
      },
    ),
  );
});
