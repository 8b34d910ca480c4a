import fc from 'fast-check';
import { expect, test } from 'vitest';
import { chooseEncoding } from './encoding.ts';

test.each([
  ['what browsers send', 'gzip, deflate, br, zstd', 'br'],
  ['no brotli', 'gzip, deflate', 'gzip'],
  ['the old name of gzip', 'x-gzip', 'gzip'],
  ['names in any case', 'GZip;Q=0.5, BR;q=0.8', 'br'],
  ['spaces and tabs', ' \tgzip ;\tq=1 ,br ; q=0.9', 'gzip'],
  ['the weight decides', 'gzip;q=1.000, br;q=0.999', 'gzip'],
  ['equal weights: the smaller answer', 'identity, gzip, br', 'br'],
  ['identity by its own weight', 'identity;q=1, gzip;q=0.5, br;q=0.5', 'identity'],
  ['identity unnamed comes last', 'br;q=0.001', 'br'],
  ['a refusal', 'br;q=0, gzip', 'gzip'],
  ['a refusal with digits', 'br;q=0.000, gzip;q=0.0', 'identity'],
  ['a refusal beside an offer of the same', 'br, br;q=0', 'identity'],
  ['anything', '*', 'br'],
  ['anything but brotli', '*, br;q=0', 'gzip'],
  ['only brotli', 'br, *;q=0', 'br'],
  ['nothing but identity, as media players ask', 'identity;q=1, *;q=0', 'identity'],
  ['identity refused, gzip offered', 'identity;q=0, gzip', 'gzip'],
  ['everything refused is disregarded', '*;q=0', 'identity'],
  ['identity refused and nothing offered is disregarded', 'identity;q=0', 'identity'],
  ['empty', '', 'identity'],
  ['only commas', ',,,', 'identity'],
  ['codings we do not have', 'zstd, deflate, compress', 'identity'],
  ['a weight above one offers nothing', 'br;q=1.001', 'identity'],
  ['a weight with four digits', 'br;q=0.0001, gzip;q=0.1', 'gzip'],
  ['a negative weight', 'br;q=-1', 'identity'],
  ['no number', 'br;q=NaN, gzip;q=', 'identity'],
  ['an exponent', 'br;q=1e0', 'identity'],
  ['an unknown parameter', 'br;level=3', 'identity'],
  ['two weights', 'br;q=1;q=0', 'identity'],
  ['a longer name', 'broccoli, gzipped', 'identity'],
  ['names of object members', '__proto__, constructor;q=1', 'identity'],
])('%s: %s', (_, header, encoding) => {
  expect(chooseEncoding(header)).toBe(encoding);
  // The second answer comes from memory.
  expect(chooseEncoding(header)).toBe(encoding);
});

test('without the header nothing is assumed', () => {
  expect(chooseEncoding(undefined)).toBe('identity');
});

test('a header of 512 characters is read, a longer one is not', () => {
  expect(chooseEncoding('br'.padEnd(512))).toBe('br');
  expect(chooseEncoding('br'.padEnd(513))).toBe('identity');
});

test('a coding that was refused is never chosen, whatever stands around it', () => {
  const weight = fc.constantFrom('', ';q=0', ';q=0.3', ';q=1', ';q=2', '; q = 1', ';x');
  const coding = fc.constantFrom('br', 'gzip', 'BR', 'x-gzip', '*', 'identity', 'zstd', '', '"', ';');
  const element = fc.tuple(coding, weight).map((parts) => parts.join(''));
  fc.assert(
    fc.property(fc.array(element, { maxLength: 8 }), fc.constantFrom('br', 'gzip'), (elements, refused) => {
      const header = [...elements, `${refused};q=0`].join(',');
      expect(chooseEncoding(header)).not.toBe(refused);
    }),
  );
});

test('any text is survived and only an offered coding is used', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 600 }), (header) => {
      const chosen = chooseEncoding(header);
      if (chosen !== 'identity') expect(header.toLowerCase()).toMatch(/br|gzip|\*/);
    }),
  );
});
