import { describe, expect, it } from 'vitest';
import { compilerErrors, insertAfter, snippetsOf } from './recipes.ts';
import { projectFiles, read } from './tree.ts';

const recipes = projectFiles(/^docs\/recipes\/.*\.md$/);
const plantedPath = 'src/web/kit/api/planted.ts';
/** A call missing from the client. */
const planted = `
\`\`\`ts
// ${plantedPath}
import { api } from './api.ts';
export const list = () => api.noSuchList();
\`\`\`
`;

it('the code of the recipes compiles, and a planted mistake is found', () => {
  const snippets = recipes.flatMap((recipe) => snippetsOf(recipe, read(recipe)));
  expect(new Set(snippets.map(({ recipe }) => recipe)).size).toBeGreaterThanOrEqual(5);
  const errors = compilerErrors([...snippets, ...snippetsOf('planted', planted)]);
  expect(errors.filter(({ path }) => path !== plantedPath)).toEqual([]);
  expect(errors.find(({ path }) => path === plantedPath)?.text).toContain('noSuchList');
});

describe('a planted recipe', () => {
  it('whose code names no file is refused', () => {
    expect(() => snippetsOf('planted', '```ts\nconst a = 1;\n```')).toThrow('names no file');
  });

  it.each(['is gone', 'is there twice'])('whose line %s is refused', (after) => {
    const text = 'a\nis there twice\n  is there twice, too\n';
    const snippet = { recipe: 'planted', path: 'a.ts', after, code: '' };
    expect(() => insertAfter(text, snippet)).toThrow('planted: ');
  });

  it('in a list loses the indent of the list', () => {
    const [snippet] = snippetsOf('planted', '1. a\n   ```ts\n   // a.ts, after: b;\n   c;\n   ```\n');
    expect(snippet).toEqual({ recipe: 'planted', path: 'a.ts', after: 'b;', code: 'c;' });
    expect(insertAfter('a;\n  b;\nd;', snippet!)).toBe('a;\n  b;\nc;\nd;');
  });
});
