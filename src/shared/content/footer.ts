/** @file What the foot links to. Apart from the bar's links: its code comes later than theirs. */
import { paths } from '#facts/paths.ts';
import type { NavigationLink } from './navigation.ts';

/** The three columns of the foot. */
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
      { label: 'Find a vendor', to: paths.vendors },
      { label: 'Markets of Delhi', to: paths.markets },
    ],
  },
  {
    heading: 'Legal',
    links: [
      { label: 'Privacy Policy', to: paths.privacy },
      { label: 'Terms and Conditions', to: paths.terms },
      { label: 'Legal Agreements', to: paths.legal },
      { label: 'How vendors are ordered', to: paths.ranking },
      { label: 'Complaints', to: paths.grievance },
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
