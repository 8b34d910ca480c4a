import { useCallback, useEffect, useRef, useState } from 'react';
import { fillPath, parseRoute } from '#contract/kit.ts';
import { checked, type Unread } from '#contract/reply.ts';
import type { PublicVendor } from '#contract/vendors.ts';
import { gallerySlots, type GallerySlot } from '#domain/vendors/vendor-categories.ts';
import { api as routes } from '#facts/api.ts';
import { api } from '#kit/api/api.ts';
import { signed } from '#kit/api/authenticated.ts';
import { isPublicVendor } from '#kit/api/own-vendor.ts';
import type { Editor } from './use-vendor-editor.ts';

/** One photo of the gallery. Its id stays when its place changes. */
export type GalleryPhoto = { id: string; slot: GallerySlot };

const photosOf = ({ pictures }: PublicVendor): GalleryPhoto[] =>
  gallerySlots.flatMap((slot) => {
    // Without the width and the format of the file: others come later.
    const id = /([^/]+?)(?:-\d+)?\.\w+$/.exec(pictures[slot]?.src ?? '')?.[1];
    return id ? [{ id, slot }] : [];
  });

/** Removes a photo while the page is left: the browser finishes the call without the page. */
const removeAtLast = (vendorId: string, slot: GallerySlot) =>
  void signed(({ headers }) =>
    fetch(fillPath(parseRoute(routes.pictureRemove).path, { vendorId, slot }), {
      method: 'DELETE',
      headers,
      keepalive: true,
    }),
  ).catch(() => undefined);

/**
 * The photos of the signed-in vendor. A removed one is gone from the list at once and from the server after ten seconds, or when the page
 * is left or something else is changed: its files cannot be brought back. Changes run one after the other.
 */
export function useGallery({ vendor, replace }: Pick<Editor, 'vendor' | 'replace'>) {
  const [failure, setFailure] = useState('');
  const [order, setOrder] = useState<readonly string[] | null>(null);
  const [held, setHeld] = useState<string | null>(null);
  const heldNow = useRef<string | null>(null);
  const latest = useRef(vendor);
  const running = useRef(Promise.resolve());
  useEffect(() => {
    latest.current = vendor;
  }, [vendor]);
  const { _id: vendorId } = vendor;

  const hold = useCallback((id: string | null) => {
    heldNow.current = id;
    setHeld(id);
  }, []);
  const inTurn = useCallback(
    (task: () => Promise<Unread<PublicVendor>> | null) => {
      setFailure('');
      running.current = running.current
        .then(async () => {
          const call = task();
          if (!call) return;
          latest.current = await checked(isPublicVendor, call);
          replace(latest.current);
        })
        .catch((error: unknown) => setFailure(error instanceof Error ? error.message : ''));
      return running.current;
    },
    [replace],
  );
  const slotOf = (id: string) => photosOf(latest.current).find((one) => one.id === id)?.slot;

  /** Sends the removal that waits. */
  const flush = useCallback(async () => {
    const id = heldNow.current;
    heldNow.current = null;
    if (id !== null)
      await inTurn(() => {
        const slot = slotOf(id);
        return slot ? signed((options) => api.pictureRemove({ params: { vendorId, slot } }, options)) : null;
      });
    setHeld((now) => (now === id ? null : now));
  }, [inTurn, vendorId]);

  useEffect(() => {
    const leave = () => {
      const slot = heldNow.current === null ? undefined : slotOf(heldNow.current);
      hold(null);
      if (slot) removeAtLast(vendorId, slot);
    };
    addEventListener('pagehide', leave);
    return () => {
      removeEventListener('pagehide', leave);
      leave();
    };
  }, [hold, vendorId]);

  const photos = photosOf(vendor).filter(({ id }) => id !== held);
  return {
    photos: order ? photos.toSorted((one, other) => order.indexOf(one.id) - order.indexOf(other.id)) : photos,
    failure,
    /** Id of the photo whose removal can still be taken back. */
    held,
    flush,
    undo: () => hold(null),
    remove: async (id: string) => {
      await flush();
      hold(id);
    },
    arrange: async (ids: readonly string[]) => {
      setOrder(ids);
      await flush();
      await inTurn(() => {
        const slots = ids.flatMap((id) => slotOf(id) ?? []);
        return signed((options) =>
          api.galleryArrange({ params: { vendorId }, body: { order: slots } }, options),
        );
      });
      setOrder(null);
    },
  };
}
export type Gallery = ReturnType<typeof useGallery>;
