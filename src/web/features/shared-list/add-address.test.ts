import { expect, it } from 'vitest';
import { readAddAddress, writeAddAddress } from './add-address.ts';

it('reads what it writes, without what is empty or of another page', () => {
  const asked = { q: 'caterer & DJ, मेहंदी', category: 'catering', region: 'Noida', page: '2' };
  expect(readAddAddress(new URLSearchParams(writeAddAddress(asked)))).toEqual(asked);
  expect(readAddAddress(new URLSearchParams('q=%20&category=&lat=28&page=3'))).toEqual({ page: '3' });
  expect(writeAddAddress({ q: '', page: undefined })).toBe('');
});
