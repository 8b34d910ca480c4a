import { describe, expect, it } from 'vitest';
import { footLimit, kinds, longest, tooLong, type Lengths } from './heights.ts';

const lengths = (path: string, phone: number, desktop = phone / 2, boxes = 1): Lengths => ({
  path,
  page: { phone, desktop },
  foot: { ...footLimit },
  boxes,
});

describe('the length of a page', () => {
  it('may be exactly the limit of its kind', () => {
    for (const { name, pages, phone, desktop, boxes } of kinds) {
      const path = samples.find((one) => pages.test(one));
      expect(path, name).toBeDefined();
      expect(tooLong(lengths(path!, phone, desktop, boxes))).toEqual([]);
      expect(tooLong(lengths(path!, phone + 0.1, desktop, boxes))).toHaveLength(1);
      expect(tooLong(lengths(path!, phone, desktop + 0.1, boxes))).toHaveLength(1);
      expect(tooLong(lengths(path!, phone, desktop, boxes + 1))).toHaveLength(1);
    }
  });

  it('is a tenth more in Hindi, and no more', () => {
    expect(tooLong(lengths('/hi', 7.7, 5))).toEqual([]);
    expect(tooLong(lengths('/hi', 7.8, 5))).toHaveLength(1);
    expect(tooLong(lengths('/', 7.7, 5))).toHaveLength(1);
  });

  it('of no kind has a limit for its foot alone', () => {
    expect(tooLong(lengths('/blogs', 40))).toEqual([]);
    const foot = { phone: 1.1, desktop: 0.5 };
    expect(tooLong({ ...lengths('/blogs', 40), foot })).toEqual([
      '/blogs: foot on a phone 1.10 screens, allowed 1.00',
    ]);
  });
});

it('the longest page of a kind is named', () => {
  expect(longest([lengths('/catering', 5), lengths('/gifts', 5.5)])).toEqual([
    expect.stringContaining('at most 5.50 of'),
  ]);
  expect(longest([lengths('/catering', 5), lengths('/gifts', 5.5)])[0]).toContain('(/gifts)');
});

const samples = [
  '/',
  '/wedding',
  '/crew',
  '/catering',
  '/profile/x',
  '/khanmkt',
  '/enquiry/x',
  '/communities',
  '/contact',
  '/register',
];
