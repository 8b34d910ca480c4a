import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { galleryAlbums, galleryPhotos } from './gallery.ts';
import { pictures } from './pictures.generated.ts';

describe('the gallery', () => {
  it('names each picture once', () => {
    const ids = galleryPhotos.map(({ id }) => id);
    expect(ids.length).toBeGreaterThanOrEqual(12);
    expect(new Set(ids).size).toBe(ids.length);
    expect(galleryAlbums.filter(({ photos }) => photos.length === 0)).toEqual([]);
  });

  it.each(galleryPhotos)('has $id drawn, said as the drawing says it', ({ id, alt }) => {
    const drawn = (pictures as Record<string, { alt: string; widths: readonly number[] }>)[`gallery/${id}`];
    expect(drawn?.alt).toBe(alt);
    for (const width of drawn?.widths ?? [])
      for (const type of ['avif', 'webp'])
        expect(existsSync(`public/art/gallery/${id}-${width}.${type}`), `${id}-${width}.${type}`).toBe(true);
  });
});
