/** @file Which picture goes where: pure, so that every case can be tried. */
import { gallerySlots, type GallerySlot, type PictureSlot } from '#domain/vendors/vendor-categories.ts';
import { t } from '#words/t.ts';
import type { pictures } from '#platform/db/tables.ts';
import { Problem } from '#platform/problem.ts';

type Row = typeof pictures.$inferSelect;
/** Where a file is meant to go: a place, or any free one of the gallery. */
export type Wanted = PictureSlot | 'gallery';
export type Placed<F> = { file: F; slot: PictureSlot };

/**
 * Named places are taken, replacing what is there; photos without a place fill the free ones in order, and what is left over
 * stays unplaced.
 */
export function place<F extends { field: Wanted }>(
  files: readonly F[],
  stored: readonly Row[],
): { placed: Placed<F>[]; unplaced: F[]; replaced: Row[] } {
  const placed: Placed<F>[] = files
    .filter(({ field }) => field !== 'gallery')
    .map((file) => ({ file, slot: file.field as PictureSlot }));
  const taken = new Set<PictureSlot>([...stored, ...placed].map(({ slot }) => slot));
  const free = gallerySlots.filter((slot) => !taken.has(slot));
  const unplaced: F[] = [];
  for (const file of files.filter(({ field }) => field === 'gallery')) {
    const slot = free.shift();
    if (slot) placed.push({ file, slot });
    else unplaced.push(file);
  }
  const filled = new Set(placed.map(({ slot }) => slot));
  return { placed, unplaced, replaced: stored.filter(({ slot }) => filled.has(slot)) };
}

/** The rows of the gallery in the given order, moved together to the front. @throws Problem conflict when the order is not of them */
export function arranged(stored: readonly Row[], order: readonly GallerySlot[]): Row[] {
  const gallery = new Map(stored.map((row) => [row.slot, row]));
  const filled = gallerySlots.filter((slot) => gallery.has(slot));
  if (
    order.length !== filled.length ||
    new Set(order).size !== order.length ||
    !order.every((slot) => gallery.has(slot))
  )
    throw new Problem('conflict', {
      message: t('The gallery has changed meanwhile. Please look at it again before you reorder it.'),
    });
  return order.map((slot, at) => ({ ...gallery.get(slot)!, slot: gallerySlots[at]! }));
}
