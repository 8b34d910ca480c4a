import type { Service, WithContext } from 'schema-dts';
import { t } from '#words/t.ts';
import { vendorCategories } from '#domain/vendors/vendor-categories.ts';
import type { PriceGuide } from '#contract/price-guides.ts';

/** Returns a category as a service with the span of its prices in each unit (JSON-LD); without offers where too few have stated any. */
export const priceGuideLd = ({ category, title, units }: PriceGuide): WithContext<Service> => ({
  '@context': 'https://schema.org',
  '@type': 'Service',
  name: title,
  serviceType: vendorCategories[category],
  areaServed: t('Delhi-NCR'),
  ...(units.length > 0 && {
    offers: units.map(({ words, from, to, vendors }) => ({
      '@type': 'AggregateOffer' as const,
      name: words,
      priceCurrency: 'INR',
      lowPrice: from,
      highPrice: to,
      offerCount: vendors,
    })),
  }),
});
