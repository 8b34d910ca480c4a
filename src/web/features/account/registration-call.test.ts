import { describe, expect, it } from 'vitest';
import { messages } from '#facts/messages.ts';
import { asStated, registrationCall } from './registration-call.ts';

describe('text typed into the registration', () => {
  it.each([
    ['panGst', 'aaapz1234c', 'AAAPZ1234C'],
    ['panGst', ' aaapz-1234 c ', 'AAAPZ1234C'],
    ['panGst', '07 aaapz1234c – 1z2', '07AAAPZ1234C1Z2'],
    ['instagram', 'lens.light', 'https://www.instagram.com/lens.light'],
    ['facebook', 'fb.com/lenslight', 'https://www.facebook.com/lenslight'],
    ['instagram', '@lens.light', 'https://www.instagram.com/lens.light'],
    ['facebook', 'facebook.com/lenslight', 'https://facebook.com/lenslight'],
    ['phone', '+91 98765 43210', '9876543210'],
    ['companyName', '@lens', '@lens'],
  ] as const)('is completed in %s: %s', (name, typed, stated) => expect(asStated(name, typed)).toBe(stated));

  it('is completed before it is judged, and refused with the stated sentence where it means nothing', () => {
    const judged = (values: Record<string, string>) => registrationCall.check?.(values) ?? {};
    expect(judged({ panGst: 'aaapz1234c', instagram: '@lens' })).not.toHaveProperty('panGst');
    expect(judged({ instagram: '@lens' })).not.toHaveProperty('instagram');
    expect(judged({ instagram: 'lens and light' })).toHaveProperty('instagram', messages.instagramInvalid);
    expect(judged({ panGst: 'aaa' })).toHaveProperty('panGst', messages.panGstInvalid);
  });
});
