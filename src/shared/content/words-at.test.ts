import { expect, test } from 'vitest';
import { wordsAt } from './words-at.ts';

test('the words of a page stand at its address, in every spelling that the router takes', async () => {
  for (const address of ['/catering', '/Catering', '/catering/'])
    expect(await wordsAt({ '/catering': async () => 'words' }, address)).toBe('words');
});
