import { searchKey } from '#platform/db/search-key.ts';

/** What the search columns are made from. */
export type Searchable = {
  companyName: string;
  ownerName: string;
  productSelection: string | null;
  address: string;
  area: string | null;
  description: string | null;
  categories: readonly string[];
  services: readonly { name: string; details: string }[];
};

/** The stored sort key and search text of a vendor; written with every change of what they are made from. */
export const searchColumns = (vendor: Searchable): { sortName: string; search: string } => ({
  sortName: searchKey(vendor.companyName),
  search: searchKey(
    vendor.companyName,
    vendor.ownerName,
    vendor.productSelection,
    vendor.address,
    vendor.area,
    vendor.description,
    ...vendor.categories,
    ...vendor.services.flatMap(({ name, details }) => [name, details]),
  ),
});
