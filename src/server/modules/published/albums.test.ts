import { describe, expect, it } from 'vitest';
import { pictures } from '#content/pictures.generated.ts';
import { albumSeeds } from './seed/albums.ts';

const photos = albumSeeds.flatMap((album) => album.photos);

describe('the albums of the demonstration', () => {
  it('name each picture once', () => {
    const ids = photos.map(({ id }) => id);
    expect(ids.length).toBeGreaterThanOrEqual(12);
    expect(new Set(ids).size).toBe(ids.length);
    expect(albumSeeds.filter((album) => album.photos.length === 0)).toEqual([]);
  });

  it.each(photos)('say of $id what the drawing says', ({ id, alt }) => {
    expect(pictures[`gallery/${id}`].alt).toBe(alt);
  });
});
