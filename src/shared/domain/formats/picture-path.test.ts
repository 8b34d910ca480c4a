import { expect, it } from 'vitest';
import { picturePath } from './picture-path.ts';

it.each([
  ['/art/blog/gst-for-a-new-shop-960.webp', '/art/blog/gst-for-a-new-shop-960.webp'],
  ['uploads/blogs/1.jpg', '/uploads/blogs/1.jpg'],
  ['/media/a_B-c.webp', '/media/a_B-c.webp'],
])('%s is a picture of ours', (written, path) => expect(picturePath(written)).toBe(path));

it.each([
  null,
  '',
  '/',
  '//evil.example/x.png',
  '/\\evil.example/x.png',
  '\\\\evil.example',
  'https://evil.example/x.png',
  'javascript:alert(1)',
  'data:image/png;base64,AA',
  '/art/../api/account',
  '/art/%2e%2e/x.png',
  '/art/./x.png',
  '/art//x.png',
  '/art/x.png?y=1',
  '/art/x.png#y',
  '/art/x y.png',
  '/art/x.png\n',
  '/art/x.png"onerror="x',
  `/${'x'.repeat(5000)}`,
])('%j is not', (written) => expect(picturePath(written)).toBeNull());
