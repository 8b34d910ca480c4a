import { useEffect, useState } from 'react';
import { profilePath } from '#facts/paths.ts';
import { readComparedAs } from '#domain/vendors/compared.ts';
import type { VendorPin } from '#contract/vendor-places.ts';
import { api } from '#kit/api/api.ts';
import { SmallVendorCard, type SmallVendor } from '#ui/small-vendor-card.tsx';

type Props = {
  pin: VendorPin;
  /** The vendors in the list, whose cards are here already. */
  listed: readonly (SmallVendor & { _id: string })[];
  /** The category of the search, for its price. */
  category: string | undefined;
};

const unknown = { category: null, picture: null, area: null, region: null, address: null, cardPrice: null };

/** The card of the chosen pin. A vendor on another page of the list is asked for; until it comes its name stands there. */
export function MapCard({ pin, listed, category }: Props) {
  const inList = listed.find(({ _id }) => _id === pin._id);
  const [asked, setAsked] = useState<SmallVendor & { _id: string }>();
  const isListed = inList !== undefined;
  useEffect(() => {
    if (isListed) return undefined;
    let current = true;
    const as = readComparedAs(category ?? null);
    api.vendorsCompared({ query: { ids: pin._id, ...(as !== null && { category: as }) } }).then(
      ([vendor]) => current && setAsked(vendor),
      // The name and the link to the page remain.
      () => undefined,
    );
    return () => {
      current = false;
    };
  }, [pin._id, isListed, category]);
  const found = inList ?? (asked?._id === pin._id ? asked : undefined);
  return (
    <SmallVendorCard
      vendor={found ?? { ...unknown, companyName: pin.name, isSample: false }}
      to={profilePath(pin._id)}
      heading="p"
    />
  );
}
