/** @file Addresses that open a form over a page: the cache stores a copy of the page for each. */
import { paths } from '#facts/paths.ts';
import { services } from './services.ts';
import type { QuotePage } from './types.ts';

const ids = ({ quotes }: QuotePage): readonly string[] => quotes.map(({ id }) => id);

/** Values of `?quote=` that change a page, by its address. */
export const quoteIds: Readonly<Record<string, readonly string[]>> = {
  ...Object.fromEntries(
    Object.values(services).flatMap((page) => ('quotes' in page ? [[page.route, ids(page)]] : [])),
  ),
  [paths.wedding]: ids(services.eventManagement),
};
