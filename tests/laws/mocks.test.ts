import { describe, expect, it } from 'vitest';
import { projectFiles, read } from './tree.ts';

/** A replacement of a real module by an invented one: such a test proves only that two inventions fit. */
const moduleMock = /\b(?:vi|vitest|jest)\s*\.\s*(?:mock|doMock|unstable_mockModule)\b|\bmock\s*\.\s*module\b/;

describe('a test', () => {
  it('runs the modules that the site runs', () => {
    const files = projectFiles(/\.(?:[jt]sx?|mjs)$/).filter((path) => path !== 'tests/laws/mocks.test.ts');
    expect(files.filter((path) => path.includes('.test.')).length).toBeGreaterThan(300);
    expect(files.filter((path) => moduleMock.test(read(path)))).toEqual([]);
  });

  it.each([
    `vi.mock('./api.ts', () => ({ api: {} }));`,
    `vi.mock(import('./api.ts'), { spy: true });`,
    `vi\n  .doMock('./api.ts');`,
    `jest.mock('./api.ts');`,
    `mock.module('./api.ts', {});`,
  ])('with a planted stand-in is found: %s', (source) => expect(source).toMatch(moduleMock));

  it.each([`vi.spyOn(console, 'error')`, `const done = vi.fn<() => void>();`, `vi.mocked(done).mock.calls`])(
    'may watch what it gives itself: %s',
    (source) => expect(source).not.toMatch(moduleMock),
  );
});
