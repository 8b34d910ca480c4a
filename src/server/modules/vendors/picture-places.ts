/** @file The places of pictures: pure, so that every case can be tested. */
import { gallerySlots, type GallerySlot, type PictureSlot } from '#domain/vendors/vendor-categories.ts';
import { t } from '#words/t.ts';
import type { pictures } from '#platform/db/tables.ts';
import { Problem } from '#platform/problem.ts';

type Row = typeof pictures.$inferSelect;
/** The wanted place of a file: a named one, or any free one of the gallery. */
export type Wanted = PictureSlot | 'gallery';
export type Placed<F> = { file: F; slot: PictureSlot };

/**
 * Places files. Those with a named place replace its picture; photos without one fill the free places in order, and the rest stays
 * unplaced.
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

/** Returns the gallery's rows in the given order, moved to the front. @throws Problem conflict when the order is not of these rows */
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
