/** @file Related services, linked from a service page. */
import { messages } from '#facts/messages.ts';
import { paths } from '#facts/paths.ts';
import type { VendorCategory } from '#domain/vendors/vendor-categories.ts';
import type { NavigationLink } from './navigation.ts';
import { t } from '#words/t.ts';

type Group = { readonly heading: string; readonly links: readonly NavigationLink[] };

const inDirectory = (label: string, category: VendorCategory): NavigationLink => ({
  label,
  to: `${paths.vendors}?category=${category}`,
});

/** Nothing else on a service page leads to it. */
const plan: NavigationLink = { label: t('A plan with dates and budget'), to: paths.plan };

const event: Group = {
  heading: t('Goes with it'),
  links: [
    plan,
    { label: t('Venues'), to: paths.location },
    { label: t('Catering'), to: paths.catering },
    { label: t('Decoration'), to: paths.decoration },
    { label: t('Music and artists'), to: paths.entertainment },
    { label: t('Invites and gifts'), to: paths.gifts },
    { label: t('Crew'), to: paths.crew },
    inDirectory(t('Photographers'), 'photography'),
    inDirectory(t('Make-up artists'), 'makeup'),
    inDirectory(t('Priests'), 'priest'),
    inDirectory(t('Car rentals'), 'car-rentals'),
    { label: t('Read our blogs on Events'), to: paths.eventBlogs },
  ],
};
const house: Group = {
  heading: t('Find the trade yourself'),
  links: [
    plan,
    inDirectory(t('Architects'), 'architecture'),
    inDirectory(t('Interior designers'), 'interiors'),
    inDirectory(t('Electricians'), 'electrical'),
    inDirectory(t('Plumbers'), 'plumbing'),
    inDirectory(t('Painters'), 'painting'),
    inDirectory(t('Renovation'), 'renovation'),
    { label: t('Read our blogs on Construction'), to: paths.constructionBlogs },
  ],
};
const business: Group = {
  heading: t('Find an adviser yourself'),
  links: [
    plan,
    inDirectory(t('Accountants'), 'accounting'),
    inDirectory(t('Lawyers'), 'legal'),
    inDirectory(t('Consultants'), 'consulting'),
    inDirectory(t('Strategy and planning'), 'strategy'),
    { label: t('Investment'), to: paths.investment },
    { label: t('Marketing'), to: paths.marketing },
    { label: messages.businessBlogsHeading, to: paths.blogs },
  ],
};

const groupOf: Readonly<Record<string, Group>> = {
  [paths.construction]: house,
  [paths.constructionVendors]: house,
  [paths.businessStartup]: business,
  [paths.investment]: business,
  [paths.marketing]: business,
};

/** Returns the related services of a service page, without itself. */
export function neighboursOf(route: string): Group {
  const { heading, links } = groupOf[route] ?? event;
  return { heading, links: links.filter(({ to }) => to !== route) };
}
