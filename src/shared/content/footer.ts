/** @file What the foot links to. Apart from the bar's links: its code comes later than theirs. */
import { paths } from '#facts/paths.ts';
import type { NavigationLink } from './navigation.ts';

/** The columns of the foot. */
export const footerColumns: readonly {
  readonly heading: string;
  readonly links: readonly NavigationLink[];
}[] = [
  {
    heading: 'Company',
    links: [
      { label: 'Home', to: paths.home },
      { label: 'About', to: paths.about },
      { label: 'Career', to: paths.careers },
    ],
  },
  {
    heading: 'Help',
    links: [
      { label: 'Contact Us', to: paths.contact },
      { label: 'Questions', to: paths.help },
      { label: 'Complaints', to: paths.grievance },
    ],
  },
  {
    heading: 'Services',
    links: [
      { label: 'Events', to: paths.weddingVendors },
      { label: 'Venues', to: paths.location },
      { label: 'Catering', to: paths.catering },
      { label: 'Decoration', to: paths.decoration },
      { label: 'Music and artists', to: paths.entertainment },
      { label: 'Invites and gifts', to: paths.gifts },
      { label: 'Crew', to: paths.crew },
      { label: 'Construction', to: paths.constructionVendors },
      { label: 'Business start-up', to: paths.businessStartup },
    ],
  },
  {
    heading: 'Directory',
    links: [
      { label: 'Find a vendor', to: paths.vendors },
      { label: 'Markets of Delhi', to: paths.markets },
      { label: 'Your shortlist', to: paths.shortlist },
      { label: 'How vendors are ordered', to: paths.ranking },
    ],
  },
  {
    heading: 'For vendors',
    links: [
      { label: 'List your business', to: paths.register },
      { label: 'Sign in', to: paths.login },
    ],
  },
  {
    heading: 'Legal',
    links: [
      { label: 'Privacy Policy', to: paths.privacy },
      { label: 'Terms and Conditions', to: paths.terms },
      { label: 'Legal Agreements', to: paths.legal },
    ],
  },
];

/** How the networks are called. */
export const socialNames = {
  linkedin: 'LinkedIn',
  instagram: 'Instagram',
  facebook: 'Facebook',
  youtube: 'YouTube',
  whatsapp: 'WhatsApp',
} as const;
