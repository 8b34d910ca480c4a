import { expect, it } from 'vitest';
import { createOutsidePost } from './outside-post.ts';

const posting = { headers: {}, body: new Uint8Array([1]), timeoutMs: 5000 };

it.each([
  'http://93.184.216.34/',
  'https://127.0.0.1/',
  'https://[::1]/',
  'https://10.0.0.1/',
  'https://169.254.169.254/latest',
  'https://localhost/',
  'https://user:secret@example.com/',
  'https://example.com:8443/',
  'ftp://example.com/',
  'nothing',
])('never posts to %s', async (address) => {
  await expect(createOutsidePost()(address, posting)).rejects.toMatchObject({ reason: 'forbidden' });
});
