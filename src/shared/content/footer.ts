/** @file Links of the footer. Apart from the navigation bar's links: its code loads later than theirs. */
import { t } from '#words/t.ts';
import { paths } from '#facts/paths.ts';
import type { NavigationLink } from './navigation.ts';

/** The columns of the footer, those that fold at the end. */
export const footerColumns: readonly {
  readonly heading: string;
  /** On a phone it is closed to its heading. */
  readonly folds?: true;
  readonly links: readonly NavigationLink[];
}[] = [
  {
    heading: t('Company'),
    links: [
      { label: t('Home'), to: paths.home },
      { label: t('About'), to: paths.about },
      { label: t('Career'), to: paths.careers },
    ],
  },
  {
    heading: t('Help'),
    links: [
      { label: t('Contact Us'), to: paths.contact },
      { label: t('Questions'), to: paths.help },
      { label: t('Complaints'), to: paths.grievance },
    ],
  },
  {
    heading: t('Legal'),
    links: [
      { label: t('Privacy Policy'), to: paths.privacy },
      { label: t('Terms and Conditions'), to: paths.terms },
      { label: t('Legal Agreements'), to: paths.legal },
    ],
  },
  {
    heading: t('For vendors'),
    folds: true,
    links: [
      { label: t('List your business'), to: paths.register },
      { label: t('Sign in'), to: paths.login },
    ],
  },
  {
    heading: t('Services'),
    folds: true,
    links: [
      { label: t('Events'), to: paths.weddingVendors },
      { label: t('Venues'), to: paths.location },
      { label: t('Catering'), to: paths.catering },
      { label: t('Decoration'), to: paths.decoration },
      { label: t('Music and artists'), to: paths.entertainment },
      { label: t('Invites and gifts'), to: paths.gifts },
      { label: t('Crew'), to: paths.crew },
      { label: t('Construction'), to: paths.constructionVendors },
      { label: t('Business start-up'), to: paths.businessStartup },
    ],
  },
  {
    heading: t('Directory'),
    folds: true,
    links: [
      { label: t('Find a vendor'), to: paths.vendors },
      { label: t('Markets of Delhi'), to: paths.markets },
      { label: t('Your shortlist'), to: paths.shortlist },
      { label: t('Plan it'), to: paths.plan },
      { label: t('My requests'), to: paths.my },
      { label: t('How vendors are ordered'), to: paths.ranking },
      { label: t('How we check'), to: paths.howWeCheck },
      { label: t('How reviews work'), to: paths.reviews },
    ],
  },
];

/** Names of the social networks. */
export const socialNames = {
  linkedin: 'LinkedIn',
  instagram: t('Instagram'),
  facebook: t('Facebook'),
  youtube: 'YouTube',
  whatsapp: 'WhatsApp',
} as const;
