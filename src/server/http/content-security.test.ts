import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { contentSecurityPolicy, securityHeaders, type PolicyOptions } from './content-security.ts';

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const directive = (name: string, html: string, options?: PolicyOptions) =>
  contentSecurityPolicy(html, options)
    .split('; ')
    .find((one) => one === name || one.startsWith(`${name} `))
    ?.slice(name.length + 1);
const nonce = 'n-1_Aa';
const allowedScripts = (html: string) => directive('script-src', html, { nonce });

test('a page without scripts or embeds', () => {
  expect(contentSecurityPolicy('<p>Namaste</p>').split('; ')).toEqual([
    "default-src 'self'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "media-src 'self'",
    "frame-src 'none'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "object-src 'none'",
    "form-action 'self'",
    "require-trusted-types-for 'script'",
    'report-uri /api/csp-report',
  ]);
});

test('every inline script of the renderer is allowed by its hash, each once, in their order', () => {
  const html = `<!doctype html><head><script nonce="${nonce}">a</script></head><body><div><script type="module" nonce="${nonce}">b \u0918\n</script></div>
    <script nonce="${nonce}">a</script></body></html><script nonce="${nonce}" async="">c > "<!--" &amp; d</script>`;
  expect(allowedScripts(html)).toBe(
    ["'self'", ...['a', 'b \u0918\n', 'c > "<!--" &amp; d'].map(hashOf)].join(' '),
  );
});

test('a hash known from elsewhere', () => {
  // From the example in the specification of Content Security Policy.
  expect(allowedScripts(`<script nonce="${nonce}">alert('Hello, world.');</script>`)).toBe(
    "'self' 'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng='",
  );
});

test.each([
  ['structured data', '<script type="application/ld+json">x</script>'],
  ['a script that came with content', '<p><script>x</script>'],
  ['a wrong nonce', '<script nonce="N-1_Aa">x</script>'],
  ['part of a nonce', '<script nonce="n-1">x</script>'],
  ['a nonce without quotes', `<script nonce=${nonce}>x</script>`],
  ['a nonce on something else', `<p nonce="${nonce}">x</p><script>y</script>`],
  ['a nonce in another attribute', `<script data-nonce="${nonce}">x</script>`],
])('no hash for %s', (_, html) => {
  expect(allowedScripts(html)).toBe("'self'");
});

test('the policy does not name the nonce, and without one no inline script is allowed', () => {
  const html = `<script nonce="${nonce}">ours</script>`;
  expect(contentSecurityPolicy(html, { nonce })).not.toContain(nonce);
  expect(directive('script-src', html)).toBe("'self'");
});

test('embeds open their own origin for their own kind, and nothing else', () => {
  const options: PolicyOptions = {
    script: ['https://chat.example/embed.js?key=1'],
    connect: ['wss://chat.example', 'https://CHAT.example:8443'],
    img: ['https://*.tiles.example', 'https://a.tiles.example/{z}/{x}/{y}.png', 'https://*.tiles.example/b'],
    frame: ['https://video.example/embed/1'],
    media: ['https://media.example'],
    form: ['https://forms.example'],
    nonce,
  };
  const of = (name: string) => directive(name, `<script nonce="${nonce}">a</script>`, options);
  expect(of('script-src')).toBe(`'self' ${hashOf('a')} https://chat.example`);
  expect(of('connect-src')).toBe("'self' wss://chat.example https://chat.example:8443");
  expect(of('img-src')).toBe("'self' data: https://*.tiles.example https://a.tiles.example");
  expect(of('frame-src')).toBe('https://video.example');
  expect(of('media-src')).toBe("'self' https://media.example");
  expect(of('form-action')).toBe("'self' https://forms.example");
  expect(of('style-src')).toBe("'self'");
  expect(of('font-src')).toBe("'self'");
  expect(of('default-src')).toBe("'self'");
});

test.each([
  "'unsafe-inline'",
  '*',
  'https:',
  'data:',
  'chat.example',
  'javascript:alert(1)',
  'https://a.example; script-src *',
  'https://a.example;',
  'https://a.example https://b.example',
  'https://a.example,b',
  'https://a.example\nx',
  'https://user@a.example',
  'https://*',
  'https://a.*.example',
  '',
])('%j is no source', (source) => {
  for (const kind of ['script', 'connect', 'img', 'frame', 'media', 'form']) {
    expect(() => contentSecurityPolicy('', { [kind]: [source] }), kind).toThrow(RangeError);
  }
});

test('over https plain addresses are upgraded, over http they are not', () => {
  expect(directive('upgrade-insecure-requests', '', { secure: true })).toBe('');
  expect(directive('upgrade-insecure-requests', '', { secure: false })).toBeUndefined();
});

test('development lets inline scripts, styles and sockets through, without hashes that would undo it', () => {
  const development = (name: string) => directive(name, '<script>a</script>', { development: true });
  expect(development('script-src')).toBe("'self' 'unsafe-inline'");
  expect(development('style-src')).toBe("'self' 'unsafe-inline'");
  expect(development('connect-src')).toBe("'self' ws:");
  expect(development('require-trusted-types-for')).toBeUndefined();
  expect(directive('require-trusted-types-for', '', { development: true, trustedTypes: true })).toBe(
    "'script'",
  );
  expect(directive('require-trusted-types-for', '', { trustedTypes: false })).toBeUndefined();
});

test('headers of every answer; HSTS only where the site is reached over https', () => {
  const headers = securityHeaders({ publicUrl: 'http://localhost:3000' });
  expect(headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
  });
  expect(headers['permissions-policy']).toMatch(/^geolocation=\(self\)(, [a-z-]+=\(\))+$/);
  expect(headers['permissions-policy']).toContain('camera=()');
  expect(headers).not.toHaveProperty('strict-transport-security');
  expect(securityHeaders({ publicUrl: 'https://aangan.example' })).toEqual({
    ...headers,
    'strict-transport-security': 'max-age=31536000',
  });
});
