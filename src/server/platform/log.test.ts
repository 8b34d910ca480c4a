import { describe, expect, it } from 'vitest';
import { createLog, pathForLog } from './log.ts';
import { newSecret } from './secrets.ts';

const secret = newSecret();

describe('an address in the log', () => {
  it.each([
    [`/enquiry/${secret}`, '/enquiry/-'],
    [`/enquiry/${secret}.data`, '/enquiry/-'],
    [`/ENQUIRY/${secret}`, '/ENQUIRY/-'],
    [`/%65nquiry/${secret}`, '/enquiry/-'],
    [`//reset//${secret}`, '/reset/-'],
    [`/verify/${secret}?q=1`, '/verify/-'],
    [`/api/enquiries/${secret}`, '/api/enquiries/-'],
    [`/api/enquiries/${secret}/withdraw`, '/api/enquiries/-/withdraw'],
    ['/enquiry/short', '/enquiry/-'],
    // Pasted at any other place.
    [`/blogs/${secret}`, '/blogs/-'],
    [`/%ff/${secret}`, '/%ff/-'],
  ])('%s names no secret', (url, shown) => {
    expect(pathForLog(url)).toBe(shown);
  });

  it.each([
    '/contact',
    '/profile/0192f000-0000-7000-8000-000000000000',
    '/assets/entry.client-Bx12_3.js',
    '/reset',
  ])('%s stays as it is', (url) => expect(pathForLog(url)).toBe(url));

  it('has no query and an end', () => {
    expect(pathForLog('/blogs?q=asha@example.in')).toBe('/blogs');
    expect(pathForLog(`/${'a/'.repeat(1000)}`).length).toBeLessThanOrEqual(200);
  });
});

describe('a line of the log', () => {
  it('is one line, whatever an address or a failure holds', () => {
    const lines: string[] = [];
    const log = createLog('info', { write: (line: string) => void lines.push(line) });
    log.error({
      req: { method: 'GET', url: '/a\n{"level":30,"msg":"forged"}' },
      err: new Error('Failed query: insert\nparams: Asha,asha@example.in'),
    });
    expect(lines).toHaveLength(1);
    expect(lines[0]!.trimEnd()).not.toContain('\n');
    expect(lines[0]).not.toContain('asha@example.in');
  });

  it('has no secret, also where a failure quotes the address that it belongs to', () => {
    const lines: string[] = [];
    const log = createLog('info', { write: (line: string) => void lines.push(line) });
    // Fastify's message for an answer that comes too late.
    const err = new Error(`Reply was already sent in "/api/enquiries/${secret}/messages" (POST)?`);
    log.warn({ err: new Error('failed', { cause: err }) });
    log.warn({ err });
    log.warn({ err }, err.message);
    expect(lines).toHaveLength(3);
    expect(lines.join('')).toContain('/api/enquiries/-/messages');
    expect(lines.join('')).not.toContain(secret);
  });
});
