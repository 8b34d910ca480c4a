/** @file Structured data (JSON-LD) of the site. */
import type { BreadcrumbList, Graph, Organization, WebSite, WithContext } from 'schema-dts';
import { langNow, t } from '#words/t.ts';
import type { Site } from '#contract/site.ts';
import { e164 } from '#domain/formats/phone.ts';
import { twinPath } from '#ui/twin-path.ts';

const organizationId = (site: Site) => `${site.url}/#organization`;

const organization = ({ url, company }: Site): Organization => ({
  '@type': 'Organization',
  '@id': `${url}/#organization`,
  name: company.brand,
  legalName: company.legalName,
  url,
  logo: `${url}/icons/icon-512.png`,
  email: company.email,
  telephone: e164(company.phone) ?? undefined,
  address: { '@type': 'PostalAddress', streetAddress: company.address.join(', '), addressCountry: 'IN' },
  founder: { '@type': 'Person', name: company.founder.name },
  sameAs: Object.values(company.social),
});

const webSite = (site: Site): WebSite => ({
  '@type': 'WebSite',
  '@id': `${site.url}/#website`,
  name: site.company.brand,
  url: site.url,
  inLanguage: langNow(),
  publisher: { '@id': organizationId(site) },
});

/** Returns the organisation, for every page. */
export const organizationLd = (site: Site): Graph => ({
  '@context': 'https://schema.org',
  '@graph': [organization(site), webSite(site)],
});

/** Returns the breadcrumbs of a page. */
export const breadcrumbsLd = (
  site: Site,
  steps: readonly { name: string; path: string }[],
): WithContext<BreadcrumbList> => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: [{ name: t('Home'), path: '/' }, ...steps].map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: site.url + twinPath(path),
  })),
});
