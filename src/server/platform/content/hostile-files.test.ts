import { expect, it } from 'vitest';
import { fileKey } from './file-name.ts';
import { printedName } from './printed-name.ts';
import { withoutRemarks } from './template-remarks.ts';

// Each took minutes, and longer with the square of its length: what is read here stops the whole site meanwhile.
it('long names, paths and unclosed statements are read', () => {
  for (const name of ['a'.repeat(400_000), `"${' '.repeat(400_000)}x`, '('.repeat(400_000)])
    expect(printedName(name).name?.length).toBeLessThanOrEqual(80);
  expect(fileKey(`${'a'.repeat(60_000)}.md`)).toHaveLength(60_000);
  const code = 'export const a = {\n\n'.repeat(10_000);
  expect(withoutRemarks(code, 'a.mdx').losses).toHaveLength(10_000);
});

it.each([
  ['export const a = {\n\n  b: 1,\n};\nText.', 'Text.'],
  ['export const a = {\n\nText.', '\nText.'],
  [`export const a = [\n${'  1,\n\n'.repeat(500)}];\nText.`, 'Text.'],
])('%s loses its code', (written, left) => {
  expect(withoutRemarks(written, 'a.mdx').markdown).toBe(left);
});
