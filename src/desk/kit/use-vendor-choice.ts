/** @file The vendors that a member of staff is about to introduce. */
import { useState } from 'react';
import { introductionsMax } from '#domain/enquiries/introduction-changes.ts';
import type { VendorCategory } from '#domain/vendors/vendor-categories.ts';
import { useDebounced } from '#ui/use-debounced.ts';
import { showDay } from './format.ts';
import { reads, useRead } from './query.ts';
import { useHeldKeys } from './use-held-keys.ts';

export type VendorOption = { vendorId: string; name: string; reasons: readonly string[] };

const debounceMs = 150;
const searchedFrom = 2;
const foundMax = 6;

/** Returns visible vendors that the typed words find. */
function useFoundVendors(typed: string): VendorOption[] {
  const q = useDebounced(typed.trim(), debounceMs);
  const { value } = useRead(q.length >= searchedFrom ? reads.staffVendorList({ query: { q } }) : null);
  if (typed.trim().length < searchedFrom) return [];
  return (value?.vendors ?? [])
    .filter(({ visibility }) => visibility === 'public')
    .slice(0, foundMax)
    .map(({ id, companyName, area }) => ({
      vendorId: id,
      name: companyName,
      reasons: [area ? `Found by name, in ${area}` : 'Found by name'],
    }));
}

type Given = {
  reference: string;
  category: VendorCategory | '';
  places: number;
  introduced: readonly string[];
};

/** Chooses vendors: the best suggested ones, until others are chosen. A chosen vendor stays in the list, whatever is typed. */
export function useVendorChoice({ reference, category, places, introduced }: Given) {
  const [picked, pick] = useState<readonly VendorOption[] | null>(null);
  const [typed, type] = useState('');
  const { value, failure } = useRead(
    reads.staffSuggestionList({ params: { reference }, query: category === '' ? {} : { category } }),
  );
  const found = useFoundVendors(typed);
  const isReady = value !== null || failure !== null;
  useHeldKeys(!isReady);
  const suggested = (value?.vendors ?? []).map(({ vendorId, name, reasons }) => ({
    vendorId,
    name,
    reasons: value?.eventDate ? [...reasons, `Free on ${showDay(value.eventDate)}: ask`] : reasons,
  }));
  const chosen = picked ?? suggested.slice(0, Math.min(places, introductionsMax));
  const isChosen = (id: string) => chosen.some(({ vendorId }) => vendorId === id);
  const words = typed.trim().toLowerCase();
  const fits = ({ name, reasons }: VendorOption) =>
    words === '' || `${name} ${reasons.join(' ')}`.toLowerCase().includes(words);
  const all = [...suggested, ...chosen, ...found].filter(
    (one, index, every) => every.findIndex(({ vendorId }) => vendorId === one.vendorId) === index,
  );
  const options = all.filter(
    (one) =>
      !introduced.includes(one.vendorId) && (isChosen(one.vendorId) || found.includes(one) || fits(one)),
  );
  return {
    options,
    chosen: chosen.map(({ vendorId }) => vendorId),
    toggle(id: string): void {
      const option = options.find(({ vendorId }) => vendorId === id);
      if (!option) return;
      if (isChosen(id)) pick(chosen.filter((one) => one.vendorId !== id));
      else if (chosen.length < places) pick([...chosen, option]);
    },
    /** Chooses the best suggested ones again. */
    forget: () => pick(null),
    typed,
    type,
    isReady,
    failure,
    hasTrade: (value?.trades.length ?? 0) > 0,
  };
}
