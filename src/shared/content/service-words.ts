/** @file The words of the pages that share a route module, fetched when one is opened: no page carries another's. */
import { paths } from '#facts/paths.ts';
import type { BookingPage, OverviewPage } from './types.ts';

type Words<Page> = Readonly<Record<string, () => Promise<Page>>>;

/** The pages whose form stands in the page, by address. */
export const bookingWords: Words<BookingPage> = {
  [paths.catering]: async () => (await import('./services/catering.ts')).catering,
  [paths.entertainment]: async () => (await import('./services/entertainment.ts')).entertainment,
  [paths.gifts]: async () => (await import('./services/gifts.ts')).gifts,
  [paths.decoration]: async () => (await import('./services/decoration.ts')).decoration,
  [paths.construction]: async () => (await import('./services/construction.ts')).construction,
};

const eventManagement = async () => (await import('./services/event-management.ts')).eventManagement;

/** The pages of six cards, by address; one stands at two. */
export const overviewWords: Words<OverviewPage> = {
  [paths.weddingVendors]: eventManagement,
  [paths.wedding]: eventManagement,
  [paths.constructionVendors]: async () =>
    (await import('./services/construction-vendors.ts')).constructionVendors,
  [paths.businessStartup]: async () => (await import('./services/business-startup.ts')).businessStartup,
};

/** The words at an address, in any case; the table of routes rules out that there are none. */
export function wordsAt<Page>(words: Words<Page>, pathname: string): Promise<Page> {
  const [, fetchWords] =
    Object.entries(words).find(([path]) => path.toLowerCase() === pathname.toLowerCase()) ?? [];
  if (!fetchWords) throw new Error(`no words for ${pathname}`);
  return fetchWords();
}
