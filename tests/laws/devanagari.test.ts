import { describe, expect, it } from 'vitest';
import { catalogOf } from '#platform/words/catalogs.ts';
import { projectFiles, read } from './tree.ts';

/** Consonants, each with or without its dot, that viramas join into one sign. */
const conjunct = /(?:[\u0915-\u0939]\u093c?\u094d)+[\u0915-\u0939]\u093c?/gu;
const drawn = new Set(read('art/conjuncts.txt').trim().normalize('NFC').split(/\s+/));
/** Removes an र before others: it is a hook above them, which every letter has. */
const withoutHook = (letters: string) => letters.replace(/^र्/, '');
const missingIn = (text: string): string[] =>
  [...new Set(text.normalize('NFC').match(conjunct) ?? [])].filter(
    (letters) => withoutHook(letters).includes('्') && !drawn.has(withoutHook(letters)),
  );

describe('the font of pages in Hindi', () => {
  it('draws every joined sign of the catalogue and of the demonstration as one', () => {
    const seeds = projectFiles(/^src\/server\/.*\.hi\.(?:ts|md)$|^src\/server\/.*\/seed\//).filter((path) =>
      /\.(?:ts|md)$/.test(path),
    );
    expect(seeds.length).toBeGreaterThan(5);
    expect(missingIn([...Object.values(catalogOf('hi')), ...seeds.map(read)].join('\n'))).toEqual([]);
  });

  it('would be found wanting', () => {
    expect(missingIn('ठ्म, क्क, र्थ')).toEqual(['ठ्म']);
  });
});
