import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { completeLink, linkHint, profileLink, type LinkKind } from './profile-links.ts';

describe('a profile link', () => {
  it.each([
    ['instagram', 'https://www.instagram.com/amaltas.farm', 'https://www.instagram.com/amaltas.farm'],
    ['instagram', 'http://instagram.com/amaltas_farm/', 'https://instagram.com/amaltas_farm/'],
    ['instagram', 'https://m.instagram.com/a', 'https://m.instagram.com/a'],
    ['instagram', 'instagram.com/amaltas', 'https://instagram.com/amaltas'],
    ['instagram', '  https://instagram.com/amaltas?igsh=track#x ', 'https://instagram.com/amaltas'],
    ['instagram', 'HTTPS://INSTAGRAM.COM/Amaltas', 'https://instagram.com/Amaltas'],
    ['facebook', 'https://www.facebook.com/amaltas.farm', 'https://www.facebook.com/amaltas.farm'],
    ['facebook', 'https://m.facebook.com/amaltas', 'https://m.facebook.com/amaltas'],
    [
      'facebook',
      'https://facebook.com/profile.php?id=1000123&ref=x',
      'https://facebook.com/profile.php?id=1000123',
    ],
    [
      'facebook',
      'https://www.facebook.com/people/Amaltas-Farm/100012',
      'https://www.facebook.com/people/Amaltas-Farm/100012',
    ],
    ['linkedin', 'https://in.linkedin.com/in/raghav', 'https://in.linkedin.com/in/raghav'],
    ['linkedin', 'linkedin.com/company/amaltas', 'https://linkedin.com/company/amaltas'],
    ['youtube', 'https://youtube.com/@amaltas', 'https://youtube.com/@amaltas'],
    ['youtube', 'https://www.youtube.com/channel/UCabc', 'https://www.youtube.com/channel/UCabc'],
    ['website', 'amaltas.example.in', 'https://amaltas.example.in/'],
    ['website', 'http://amaltas.example.in/a?b=c', 'http://amaltas.example.in/a?b=c'],
    ['website', 'https://अमलतास.भारत/', 'https://xn--g1awdhd6e2a.xn--h2brj9c/'],
  ] as const)('%s %s is kept as %s', (kind, input, kept) => {
    const link = profileLink(kind, input);
    if (kind === 'website' && kept.includes('xn--'))
      expect(link).toMatch(/^https:\/\/xn--[a-z0-9]+\.xn--h2brj9c\/$/);
    else expect(link).toBe(kept);
  });

  it.each([
    ['instagram', 'https://instagram.com.evil.example/amaltas'],
    ['instagram', 'https://evil.example/instagram.com/amaltas'],
    ['instagram', 'https://xinstagram.com/amaltas'],
    ['instagram', 'https://instagram.co/amaltas'],
    ['instagram', 'https://instagram.com@evil.example/amaltas'],
    ['instagram', 'https://user:pass@instagram.com/amaltas'],
    ['instagram', 'https://instagram.com:8443/amaltas'],
    ['instagram', 'https://instagram.com./amaltas'],
    ['instagram', 'https://evil.instagram.com/amaltas'],
    ['instagram', 'https://іnstagram.com/amaltas'],
    ['instagram', 'https://instagram.com\\@evil.example/a'],
    ['instagram', 'https://instagram.com/'],
    ['instagram', 'https://instagram.com/p/'],
    ['instagram', 'https://instagram.com/p/Cabc123'],
    ['instagram', 'https://instagram.com/explore'],
    ['instagram', 'https://facebook.com/amaltas'],
    ['instagram', 'javascript:alert(1)//instagram.com/a'],
    ['instagram', 'data:text/html,instagram.com/a'],
    ['instagram', 'ftp://instagram.com/a'],
    ['instagram', '//instagram.com'],
    ['instagram', '@amaltas'],
    ['instagram', 'amaltas'],
    ['instagram', ''],
    ['instagram', 'https://instagram.com/a b'],
    ['instagram', 'https://instagram.com/a\nb'],
    ['instagram', `https://instagram.com/${'a'.repeat(31)}`],
    ['facebook', 'https://facebook.com/'],
    ['facebook', 'https://facebook.com/profile.php'],
    ['facebook', 'https://facebook.com/profile.php?id=<script>'],
    ['facebook', 'https://facebook.com/sharer/sharer.php'],
    ['facebook', 'https://facebook.com/login'],
    ['facebook', 'https://facebook.com.evil.example/a'],
    ['facebook', 'https://notfacebook.com/a'],
    ['linkedin', 'https://linkedin.com/feed'],
    ['linkedin', 'https://linkedin.evil.example/in/a'],
    ['youtube', 'https://youtube.com/watch?v=abc'],
    ['youtube', 'https://youtu.be/abc'],
    ['website', 'http://localhost/'],
    ['website', 'http://127.0.0.1/'],
    ['website', 'http://2130706433/'],
    ['website', 'http://[::1]/'],
    ['website', 'http://printer.local/'],
    ['website', 'http://intranet/'],
    ['website', 'javascript:alert(1)'],
    ['website', 'mailto:a@example.in'],
    ['website', 'https://user@example.in/'],
    ['website', 'not a site'],
  ] as const)('%s %j is refused', (kind, input) => {
    expect(profileLink(kind, input)).toBeNull();
  });
});

describe('a typed link', () => {
  it.each([
    ['instagram', '@amaltas.farm', 'https://www.instagram.com/amaltas.farm'],
    ['instagram', ' @amaltas_farm ', 'https://www.instagram.com/amaltas_farm'],
    ['instagram', 'instagram.com/amaltas', 'https://instagram.com/amaltas'],
    ['facebook', '@amaltas.farm', 'https://www.facebook.com/amaltas.farm'],
    ['facebook', 'facebook.com/amaltas', 'https://facebook.com/amaltas'],
    ['youtube', '@amaltas', 'https://www.youtube.com/@amaltas'],
    ['linkedin', '@amaltas', 'https://www.linkedin.com/company/amaltas'],
    ['instagram', 'rohit.photo', 'https://www.instagram.com/rohit.photo'],
    ['instagram', 'amaltas', 'https://www.instagram.com/amaltas'],
    ['instagram', '\u200e@rohit.photo\u200f', 'https://www.instagram.com/rohit.photo'],
    [
      'instagram',
      'https://www.instagram.com/rohit.photo/reel/C9xAbc_1/',
      'https://www.instagram.com/rohit.photo',
    ],
    ['instagram', 'instagram.com/rohit.photo/p/C9xAbc_1/?img_index=1', 'https://instagram.com/rohit.photo'],
    [
      'instagram',
      'https://www.instagram.com/rohit.photo?igsh=MzRlODBiNWFlZA==',
      'https://www.instagram.com/rohit.photo',
    ],
    [
      'instagram',
      'https://www.instagram.com/stories/rohit.photo/315/',
      'https://www.instagram.com/rohit.photo',
    ],
    ['instagram', 'https://www.instagram.com/_u/rohit.photo', 'https://www.instagram.com/rohit.photo'],
    ['instagram', 'instagr.am/rohit.photo', 'https://www.instagram.com/rohit.photo'],
    ['facebook', 'rohit.photo', 'https://www.facebook.com/rohit.photo'],
    ['facebook', 'fb.com/rohit.photo', 'https://www.facebook.com/rohit.photo'],
    ['facebook', 'https://www.fb.com/rohit.photo?mibextid=ZbWKwL', 'https://www.facebook.com/rohit.photo'],
    ['facebook', 'fb.me/rohit.photo', 'https://www.facebook.com/rohit.photo'],
    ['facebook', 'https://web.facebook.com/rohit.photo', 'https://www.facebook.com/rohit.photo'],
    ['facebook', 'fb.com/profile.php?id=1000123&sk=about', 'https://www.facebook.com/profile.php?id=1000123'],
    [
      'facebook',
      'https://www.facebook.com/share/1AbCdEf/?mibextid=wwXIfr',
      'https://www.facebook.com/share/1AbCdEf/',
    ],
    ['youtube', 'rohitphoto', 'https://www.youtube.com/@rohitphoto'],
    ['youtube', 'https://youtube.com/@rohitphoto/shorts?si=abc', 'https://youtube.com/@rohitphoto'],
    ['linkedin', 'https://www.linkedin.com/company/rohit/about/', 'https://www.linkedin.com/company/rohit'],
    ['website', 'rohit.example.in', 'https://rohit.example.in/'],
  ] as const)('of %s: %s is completed', (kind, typed, whole) =>
    expect(completeLink(kind, typed)).toBe(whole),
  );

  it.each([
    ['instagram', '@explore'],
    ['instagram', '@two words'],
    ['instagram', 'instagram.com'],
    ['instagram', 'www.rohit.in'],
    ['instagram', 'asha@example.in'],
    ['instagram', 'instagram.com.evil.example/amaltas'],
    ['instagram', 'instagram.com.evil.example/amaltas/reel/a'],
    ['instagram', 'fb.com/amaltas'],
    ['instagram', 'https://www.instagram.com/reel/C9xAbc_1/?igsh=abc'],
    ['instagram', 'https://www.instagram.com/tv/C9xAbc_1/'],
    ['instagram', 'https://www.instagram.com/share/reel/abc'],
    ['instagram', 'https://www.instagram.com/explore/tags/wedding/'],
    ['facebook', 'fb.com'],
    ['facebook', 'xfb.com/amaltas'],
    ['facebook', 'fb.com.evil.example/amaltas'],
    ['facebook', 'https://www.facebook.com/reel/12345'],
    ['facebook', 'https://www.facebook.com/share/r/12345/'],
    ['facebook', '@login'],
    ['website', '@amaltas'],
    ['facebook', ''],
  ] as const)('of %s: %j means nothing sure, and is refused as ever', (kind, typed) =>
    expect(profileLink(kind, completeLink(kind, typed))).toBeNull(),
  );
});

describe('a link that names no profile', () => {
  it.each([
    ['instagram', 'https://www.instagram.com/reel/C9xAbc_1/?igsh=abc', true],
    ['facebook', 'https://www.facebook.com/share/r/12345/', true],
    ['youtube', 'https://www.youtube.com/watch?v=abc', true],
    ['instagram', 'https://www.instagram.com/rohit.photo/reel/C9xAbc_1/', false],
    ['instagram', 'two words', false],
    ['instagram', 'https://evil.example/reel/a', false],
    ['instagram', '', false],
    ['website', 'not a site', false],
  ] as const)('of %s: %j has a hint: %s', (kind, typed, hinted) =>
    expect(linkHint(kind, typed) !== null).toBe(hinted),
  );
});

describe('any text', () => {
  const kinds: LinkKind[] = ['instagram', 'facebook', 'linkedin', 'youtube', 'website'];
  const hosts = [
    'instagram.com',
    'fb.com',
    'instagr.am',
    'facebook.com',
    'youtube.com',
    'evil.example',
    'instagram.com.evil.example',
  ];
  const link = fc
    .tuple(
      fc.constantFrom('', 'https://', 'http://', 'javascript:', '//'),
      fc.constantFrom(...hosts),
      fc.array(fc.constantFrom('reel', 'p', 'share', 'a.b', '@a', 'in', 'company', '..', '%2f', 'posts'), {
        maxLength: 4,
      }),
      fc.constantFrom('', '/', '?igsh=1', '#x'),
    )
    .map(([scheme, host, path, end]) => `${scheme}${[host, ...path].join('/')}${end}`);
  const typed = fc.oneof(link, fc.string({ unit: 'grapheme' }), fc.stringMatching(/^@?[\w.-]{1,40}$/));

  it('a completed link is one of the gate, or is what was typed; it is completed once', () => {
    fc.assert(
      fc.property(fc.constantFrom(...kinds), typed, (kind, text) => {
        const whole = completeLink(kind, text);
        if (whole !== text) expect(profileLink(kind, whole)).toBe(whole);
        expect(completeLink(kind, whole)).toBe(whole);
      }),
      { numRuns: 1000 },
    );
  });

  it.each(['constructor', 'toString', '__proto__', 'hasOwnProperty'])(
    '%s is a name like any other',
    (name) => {
      expect(completeLink('instagram', name)).toBe(`https://www.instagram.com/${name}`);
    },
  );

  it('a name is the same with and without its sign, and never leads to another host', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('instagram' as const, 'facebook' as const),
        fc.stringMatching(/^[a-z0-9_]{1,25}$/),
        (kind, name) => {
          const whole = completeLink(kind, name);
          // A page of the service itself is no profile: each stays as it was typed.
          expect(completeLink(kind, `@${name}`)).toBe(whole === name ? `@${name}` : whole);
          if (whole !== name) expect(new URL(whole).hostname).toBe(`www.${kind}.com`);
        },
      ),
      {
        examples: [
          ['instagram', 'p'],
          ['instagram', 'reel'],
          ['facebook', 'login'],
          ['facebook', 'p'],
        ],
        numRuns: 1000,
      },
    );
  });
});
