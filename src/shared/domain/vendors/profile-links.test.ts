import { describe, expect, it } from 'vitest';
import { completeLink, profileLink } from './profile-links.ts';

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
  ] as const)('of %s: %s is completed', (kind, typed, whole) =>
    expect(completeLink(kind, typed)).toBe(whole),
  );

  it.each([
    ['instagram', '@explore'],
    ['instagram', '@two words'],
    ['instagram', 'amaltas'],
    ['instagram', 'instagram.com.evil.example/amaltas'],
    ['facebook', '@login'],
    ['website', '@amaltas'],
    ['facebook', ''],
  ] as const)('of %s: %j means nothing sure, and is refused as ever', (kind, typed) =>
    expect(profileLink(kind, completeLink(kind, typed))).toBeNull(),
  );
});
