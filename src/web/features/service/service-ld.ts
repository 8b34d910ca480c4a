import type { FAQPage, Service, WithContext } from 'schema-dts';
import type { Site } from '#contract/site.ts';
import { regionNames } from '#domain/vendors/vendor-categories.ts';
import type { ServicePage } from '#content/types.ts';
import { twinPath } from '#ui/twin-path.ts';

/** Structured data (JSON-LD) of the service. */
export const serviceLd = (site: Site, page: ServicePage): WithContext<Service> => ({
  '@context': 'https://schema.org',
  '@type': 'Service',
  name: page.title,
  description: page.metaDescription,
  url: site.url + twinPath(page.route),
  areaServed: Object.values(regionNames),
  provider: { '@type': 'Organization', '@id': `${site.url}/#organization`, name: site.company.brand },
});

/** Structured data of its questions and answers, as shown on the page. */
export const questionsLd = ({ questions }: Pick<ServicePage, 'questions'>): WithContext<FAQPage> => ({
  '@context': 'https://schema.org',
  '@type': 'FAQPage',
  mainEntity: questions.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
});
