import type { FAQPage, Service, WithContext } from 'schema-dts';
import type { Site } from '#contract/site.ts';
import type { ServicePage } from '#content/types.ts';

/** The service for search engines. */
export const serviceLd = (site: Site, page: ServicePage): WithContext<Service> => ({
  '@context': 'https://schema.org',
  '@type': 'Service',
  name: page.title,
  description: page.metaDescription,
  url: site.url + page.route,
  areaServed: ['Delhi', 'Faridabad', 'Gurgaon', 'Noida'],
  provider: { '@type': 'Organization', '@id': `${site.url}/#organization`, name: site.company.brand },
});

/** Its questions and answers, as they stand on the page. */
export const questionsLd = ({ questions }: ServicePage): WithContext<FAQPage> => ({
  '@context': 'https://schema.org',
  '@type': 'FAQPage',
  mainEntity: questions.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
});
