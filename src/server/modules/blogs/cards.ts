/** @file Cards in texts, made from addresses of the site. */
import { nounFor } from '#content/category-nouns.ts';
import { marketScenes } from '#content/market-scenes.ts';
import { services } from '#content/services.ts';
import type { ServicePage } from '#content/types.ts';
import type { MarketCard } from '#contract/markets.ts';
import type { MarketId } from '#domain/vendors/vendor-categories.ts';
import type { VendorCard } from '#contract/vendor-card.ts';
import { marketPath, profilePath } from '#facts/paths.ts';
import type { AddTags } from '#platform/call.ts';
import { drawnPicture } from '#platform/images/drawn-picture.ts';
import { vendorTag } from '#domain/vendors/vendor-tags.ts';
import type { Cards, EmbedCard } from './markdown-cards.ts';

export type CardDependencies = {
  /** The configured address of the site: people paste whole addresses. */
  publicUrl: string;
  /** Returns those of the vendors that are public. */
  vendorsOf: (ids: readonly string[]) => Promise<VendorCard[]>;
  markets: () => Promise<MarketCard[]>;
};

const capital = (word: string) => word[0]!.toUpperCase() + word.slice(1);
const servicePages: readonly ServicePage[] = Object.values(services);

const ofVendor = ({ _id, companyName, category, area, isSample, picture }: VendorCard): EmbedCard => ({
  href: profilePath(_id),
  name: companyName,
  line: [capital(nounFor(category ?? undefined, 1)), area].filter(Boolean).join(' · '),
  sample: isSample,
  picture,
});

const ofMarket = ({ id, name, known }: MarketCard): EmbedCard => {
  const scene = marketScenes[id as MarketId] as (typeof marketScenes)[MarketId] | undefined;
  return {
    href: marketPath(id),
    name,
    line: ['Market', known.slice(0, 2).join(', ')].filter(Boolean).join(' · '),
    sample: false,
    picture: scene ? drawnPicture(scene) : null,
  };
};

const ofService = ({ route, title, intro, picture }: ServicePage): EmbedCard => ({
  href: route,
  name: title,
  line: intro,
  sample: false,
  picture: drawnPicture(picture),
});

/** Looks up cards; reports the tags of all that was looked up, so that a page also changes when a hidden vendor is shown again. */
export function cardsFor({ publicUrl, vendorsOf, markets }: CardDependencies) {
  const pathOf = (href: string) =>
    (href.startsWith(`${publicUrl}/`) ? href.slice(publicUrl.length) : href)
      .replace(/[?#].*$/, '')
      .replace(/\/$/, '')
      .toLowerCase();

  return async (links: readonly string[], addTags: AddTags): Promise<Cards> => {
    const named = links.map((href) => {
      const path = pathOf(href);
      const [, kind, id = ''] = /^\/(profile|market)\/([a-z0-9-]{1,80})$/.exec(path) ?? [];
      return { href, path, vendor: kind === 'profile' ? id : null, market: kind === 'market' ? id : null };
    });
    const vendorIds = named.flatMap(({ vendor }) => vendor ?? []);
    const ofVendors = new Map((await vendorsOf(vendorIds)).map((card) => [card._id, ofVendor(card)]));
    const marketIds = named.flatMap(({ market }) => market ?? []);
    const all = marketIds.length > 0 ? await markets() : [];
    addTags([...vendorIds.map(vendorTag), ...marketIds.map((id) => `market:${id}`)]);
    const ofMarkets = new Map(all.map((market) => [market.id, ofMarket(market)]));
    const ofPages = new Map(servicePages.map((page) => [page.route.toLowerCase(), ofService(page)]));
    const cards = new Map<string, EmbedCard | null>();
    for (const { href, path, vendor, market } of named) {
      if (vendor !== null) cards.set(href, ofVendors.get(vendor) ?? null);
      else if (market !== null) cards.set(href, ofMarkets.get(market) ?? null);
      else if (ofPages.has(path)) cards.set(href, ofPages.get(path)!);
    }
    return cards;
  };
}
