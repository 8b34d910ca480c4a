import { localeNames } from '#words/locales.ts';
import type { WorkingEnquiry } from '#contract/desk/working-set.ts';

/** Returns the same values in each language of the site. */
export const placeholdersOf = (
  values: WorkingEnquiry['placeholders']['en'],
): WorkingEnquiry['placeholders'] =>
  Object.fromEntries(localeNames.map((locale) => [locale, values])) as WorkingEnquiry['placeholders'];

/** Returns an open enquiry as the desk's working set holds it. */
export const workingEnquiry = (reference: string, given: Partial<WorkingEnquiry> = {}): WorkingEnquiry => ({
  reference,
  title: 'Catering booking',
  kind: 'catering',
  status: 'received',
  name: 'Kavita Menon',
  phone: '9876500001',
  email: 'kavita@example.com',
  excerpt: null,
  vendorName: null,
  eventDate: null,
  owner: null,
  labels: [],
  locale: 'en',
  sentAt: '2026-11-20T06:00:00.000Z',
  dueAt: null,
  overdue: false,
  waitingSince: null,
  flagged: null,
  version: 1,
  said: null,
  answered: false,
  page: '/contact',
  sent: [{ label: 'Name', value: 'Kavita Menon' }],
  share: true,
  marketing: false,
  mailable: true,
  noticeVersion: null,
  noticeLocale: null,
  placeholders: placeholdersOf({}),
  answeredAt: null,
  source: '/contact',
  campaign: null,
  place: null,
  reached: ['received'],
  reportedBy: [],
  ...given,
});
