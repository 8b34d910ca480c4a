import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { contentSecurityPolicy, securityHeaders, type PolicyOptions } from './content-security.ts';

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const directive = (name: string, html: string, options?: PolicyOptions) =>
  contentSecurityPolicy(html, options)
    .split('; ')
    .find((one) => one === name || one.startsWith(`${name} `))
    ?.slice(name.length + 1);
const allowedScripts = (html: string, options?: PolicyOptions) => directive('script-src', html, options);

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
  ]);
});

test('every inline script is allowed by its hash, each once, in their order', () => {
  const html = `<!doctype html><head><script>a</script></head><body><div><script type="module">b \u0918\n</script></div>
    <script>a</script><script></script></body></html><script async>c</script>`;
  expect(allowedScripts(html)).toBe(["'self'", ...['a', 'b \u0918\n', '', 'c'].map(hashOf)].join(' '));
});

test('a hash known from elsewhere', () => {
  // From the example in the specification of Content Security Policy.
  expect(allowedScripts(`<script>alert('Hello, world.');</script>`)).toBe(
    "'self' 'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng='",
  );
});

test.each([
  ['an outside file', '<script src="/a.js">x</script>'],
  ['an empty source', '<script src>x</script>'],
  ['structured data', '<script type="application/ld+json">x</script>'],
  ['plain data', '<script type="application/json">x</script>'],
  ['a template', '<script type="text/template">x</script>'],
  ['a type with a parameter', '<script type="text/javascript; charset=utf-8">x</script>'],
  ['an old language that nobody runs', '<script language="vbscript">x</script>'],
  ['a comment', '<!-- <script>x</script> -->'],
  ['a template element', '<template><script>x</script></template>'],
  ['text in a field', '<textarea><script>x</script></textarea>'],
  ['a title', '<title><script>x</script></title>'],
  ['a style', '<style><script>x</script></style>'],
  ['an attribute', '<p title="<script>x</script>">'],
  ['escaped text', '&lt;script>x&lt;/script>'],
  ['an SVG script with a file', '<svg><script href="/a.js">x</script></svg>'],
])('no hash for %s', (_, html) => {
  expect(allowedScripts(html)).toBe("'self'");
});

test.each([
  ['<script type="">x</script>', 'x'],
  ['<script type=" TEXT/JavaScript ">x</script>', 'x'],
  ['<script type="application/x-javascript">x</script>', 'x'],
  ['<script type="text/javascript1.5">x</script>', 'x'],
  ['<script language="JavaScript">x</script>', 'x'],
  ['<script type="importmap">{}</script>', '{}'],
  ['<script type="speculationrules">{}</script>', '{}'],
  ['<SCRIPT\nnomodule>x</ScRiPt\t>', 'x'],
  ['<script>"</scr" + "ipt>"</script>', '"</scr" + "ipt>"'],
  ['<script>"<!--<script></script>" + 1 --></script>', '"<!--<script></script>" + 1 -->'],
  ['<script>a &amp; b</script>', 'a &amp; b'],
  ['<script>a\r\nb\rc</script>', 'a\nb\nc'],
  ['<svg><script>a &amp; b</script></svg>', 'a & b'],
  ['<script data-src="x">x</script>', 'x'],
])('%s is run with exactly that content', (html, content) => {
  expect(allowedScripts(html)).toBe(`'self' ${hashOf(content)}`);
});

test('with a nonce only the scripts of the renderer are allowed, and the nonce is not named', () => {
  const html =
    '<script nonce="n1">ours</script><p><script>theirs</script><script nonce="N1">theirs too</script>';
  expect(allowedScripts(html, { nonce: 'n1' })).toBe(`'self' ${hashOf('ours')}`);
  expect(contentSecurityPolicy(html, { nonce: 'n1' })).not.toContain('n1');
});

test('embeds open their own origin for their own kind, and nothing else', () => {
  const options: PolicyOptions = {
    script: ['https://chat.example/embed.js?key=1'],
    connect: ['wss://chat.example', 'https://CHAT.example:8443'],
    img: ['https://*.tiles.example', 'https://a.tiles.example/{z}/{x}/{y}.png', 'https://*.tiles.example/b'],
    frame: ['https://video.example/embed/1'],
    media: ['https://media.example'],
    form: ['https://forms.example'],
  };
  const of = (name: string) => directive(name, '<script>a</script>', options);
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
