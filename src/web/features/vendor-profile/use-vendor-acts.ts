import { useEffect } from 'react';
import type { VendorAct } from '#facts/vendor-acts.ts';
import { telHref, whatsAppHref } from '#domain/formats/phone.ts';
import { mapSearchHref } from '#domain/finding/places.ts';
import type { PublicVendor } from '#contract/vendors.ts';
import { countAct } from '#kit/page/count-act.ts';
import { whenIdle } from '#kit/page/when-idle.ts';

/** Counts a view of a vendor's page, and each tap that calls, writes to or looks up the vendor, anywhere on the page. */
export function useVendorActs({ _id, phone, address }: PublicVendor): void {
  useEffect(() => whenIdle(() => countAct(_id, 'view')), [_id]);
  useEffect(() => {
    const ways: [start: string, act: VendorAct][] = [];
    if (phone) ways.push([telHref(phone), 'call'], [whatsAppHref(phone, ''), 'whatsapp']);
    if (address) ways.push([mapSearchHref(address), 'directions']);
    const count = ({ target }: MouseEvent) => {
      const href = target instanceof Element && target.closest('a')?.href;
      const way = href && ways.find(([start]) => href.startsWith(start));
      if (way) countAct(_id, way[1]);
    };
    document.addEventListener('click', count);
    return () => document.removeEventListener('click', count);
  }, [_id, phone, address]);
}
