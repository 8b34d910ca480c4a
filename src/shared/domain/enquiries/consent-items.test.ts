import { describe, expect, it } from 'vitest';
import { consentItems } from './consent-items.ts';
import { enquirySchema } from '#contract/enquiries.ts';
import { enquiryKindNames, enquiryKinds } from './enquiry-kinds.ts';

describe.each(enquiryKindNames)('the consent notice of %s', (kindName) => {
  const kind = enquiryKinds[kindName];
  const items = consentItems(kind);

  it('lists exactly the keys that the endpoint takes', () => {
    const schema = enquirySchema(kind) as unknown as { shape: Record<string, unknown> };
    expect(items.map(({ key }) => key)).toEqual(Object.keys(schema.shape));
  });

  it('says each in words of its own, and why', () => {
    for (const { words } of items) expect(words).toMatch(/^[a-z][a-z -]+$/);
    expect(kind.purpose).toMatch(/^to [a-z]/);
  });

  it('leaves out what a page does not send, and only that', () => {
    const hidden = kind.fields.filter(({ type }) => type === 'hidden').map(({ name }) => name);
    const keys = consentItems(kind, () => false).map(({ key }) => key);
    expect(keys).toEqual(kind.fields.map(({ name }) => name).filter((name) => !hidden.includes(name)));
  });
});
