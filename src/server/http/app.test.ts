import { describe, expect, it } from 'vitest';
import { errors } from '#facts/errors.ts';
import { setUpTestSite } from '#support/set-up-site.ts';

const site = setUpTestSite({ env: { SEED_DEMO: 'yes' } });

type Failure = { message: string; code: string; fieldErrors?: Record<string, string> };

async function raw(payload: string, contentType: string | undefined, path = '/api/contacts') {
  const headers = contentType ? { 'content-type': contentType } : {};
  const response = await site.app.inject({ method: 'POST', url: path, headers, payload });
  return {
    status: response.statusCode,
    type: String(response.headers['content-type']),
    body: response.json<Failure>(),
  };
}

const contact = { name: 'Asha', phone: '9876543210', email: 'asha@example.in' };

describe('a body that is not what the endpoint takes', () => {
  const deep = `${'['.repeat(20_000)}${']'.repeat(20_000)}`;
  it.each([
    ['broken JSON', '{"name":', 'application/json', 'bad_json'],
    ['empty JSON', '', 'application/json', 'bad_json'],
    ['a prototype key', '{"__proto__":{"a":1},"name":"a"}', 'application/json', 'bad_json'],
    ['deep JSON', deep, 'application/json', 'invalid_input'],
    ['a string', '"hello"', 'application/json', 'invalid_input'],
    ['null', 'null', 'application/json', 'invalid_input'],
    ['an array', '[1,2,3]', 'application/json', 'invalid_input'],
    [
      'huge JSON',
      JSON.stringify({ ...contact, name: 'a'.repeat(80_000) }),
      'application/json',
      'payload_too_large',
    ],
    ['a form', 'name=a&phone=1&email=a@b.c', 'application/x-www-form-urlencoded', 'unsupported_media'],
    ['plain text', 'hello', 'text/plain', 'unsupported_media'],
    ['XML', '<a/>', 'application/xml', 'unsupported_media'],
    ['an unknown type', 'x', 'application/x-nothing', 'unsupported_media'],
  ] as const)('%s is refused in our shape', async (_, payload, contentType, code) => {
    const { status, type, body } = await raw(payload, contentType);
    expect({ status, code: body.code }).toEqual({ status: errors[code].status, code });
    expect(type).toContain('application/json');
    expect(body.message).toBeTruthy();
    expect(JSON.stringify(body)).not.toContain('at ');
  });

  it('names each unknown key', async () => {
    const { status, body } = await raw(JSON.stringify({ ...contact, role: 'admin' }), 'application/json');
    expect(status).toBe(422);
    expect(body.fieldErrors).toHaveProperty('role');
  });
});

describe('an address that does not exist', () => {
  it.each([
    '/api/nothing',
    '/api/',
    '/api/blog/none-such',
    `/api/blog/${'x'.repeat(300)}`,
    '/api/blog/%00',
    '/api/blog/%F0%9F%98%80',
  ])('%s is a clear 4xx', async (path) => {
    const { status, text } = await site.get(path);
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(500);
    expect(JSON.parse(text)).toMatchObject({ message: expect.any(String), code: expect.any(String) });
  });

  it('does not repeat markup from the address', async () => {
    const { text } = await site.get('/api/blog/%3Cscript%3Ealert(1)%3C%2Fscript%3E');
    expect(text).not.toContain('<script');
  });
});

describe('every answer', () => {
  it.each(['/api/site', '/api/nothing', '/healthz', '/robots.txt'])(
    'of %s carries the security headers',
    async (path) => {
      const { headers } = await site.get(path);
      expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'x-frame-options': 'DENY' });
    },
  );

  it('to a kept read has a strong tag, and 304 for who has it', async () => {
    const first = await site.get('/api/blog/blog');
    const etag = String(first.headers['etag']);
    expect(etag).toMatch(/^"/);
    expect((await site.get('/api/blog/blog', { 'if-none-match': etag })).status).toBe(304);
  });

  it('hides the cache tags from the world', async () => {
    expect((await site.get('/api/blog/blog')).headers).not.toHaveProperty('cache-tag');
  });

  it('ignores a claim to be an internal call', async () => {
    expect((await site.get('/api/blog/blog', { 'x-internal-call': 'guess' })).headers).not.toHaveProperty(
      'cache-tag',
    );
  });
});

describe('operations', () => {
  it('says that it is alive and ready', async () => {
    expect((await site.get('/healthz')).status).toBe(200);
    const ready = await site.get('/readyz');
    expect([ready.status, ready.json()]).toEqual([200, { status: 'ready', changes: 'accepted' }]);
  });

  it('keeps its numbers closed without the setting', async () => {
    expect((await site.get('/metrics')).status).toBe(404);
    expect((await site.get('/metrics', { authorization: 'Bearer ' })).status).toBe(404);
  });
});
