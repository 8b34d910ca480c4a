/** @file Which services go with which: what a service page leads on to. */
import { paths } from '#facts/paths.ts';
import type { VendorCategory } from '#contract/vendor-categories.ts';
import type { NavigationLink } from './navigation.ts';

type Group = { readonly heading: string; readonly links: readonly NavigationLink[] };

const inDirectory = (label: string, category: VendorCategory): NavigationLink => ({
  label,
  to: `${paths.vendors}?category=${category}`,
});

const event: Group = {
  heading: 'Goes with it',
  links: [
    { label: 'Venues', to: paths.location },
    { label: 'Catering', to: paths.catering },
    { label: 'Decoration', to: paths.decoration },
    { label: 'Music and artists', to: paths.entertainment },
    { label: 'Invites and gifts', to: paths.gifts },
    { label: 'Crew', to: paths.crew },
    inDirectory('Photographers', 'photography'),
    inDirectory('Make-up artists', 'makeup'),
    inDirectory('Priests', 'priest'),
    inDirectory('Car rentals', 'car-rentals'),
  ],
};
const house: Group = {
  heading: 'Find the trade yourself',
  links: [
    inDirectory('Architects', 'architecture'),
    inDirectory('Interior designers', 'interiors'),
    inDirectory('Electricians', 'electrical'),
    inDirectory('Plumbers', 'plumbing'),
    inDirectory('Painters', 'painting'),
    inDirectory('Renovation', 'renovation'),
  ],
};
const business: Group = {
  heading: 'Find an adviser yourself',
  links: [
    inDirectory('Accountants', 'accounting'),
    inDirectory('Lawyers', 'legal'),
    inDirectory('Consultants', 'consulting'),
    inDirectory('Strategy and planning', 'strategy'),
    { label: 'Investment', to: paths.investment },
    { label: 'Marketing', to: paths.marketing },
  ],
};

const groupOf: Readonly<Record<string, Group>> = {
  [paths.construction]: house,
  [paths.constructionVendors]: house,
  [paths.businessStartup]: business,
  [paths.investment]: business,
  [paths.marketing]: business,
};

/** What a service page leads on to, itself left out. */
export function neighboursOf(route: string): Group {
  const { heading, links } = groupOf[route] ?? event;
  return { heading, links: links.filter(({ to }) => to !== route) };
}
