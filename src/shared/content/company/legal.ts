import { paths } from '#facts/paths.ts';
import type { TextPage } from '../types.ts';
import { t } from '#words/t.ts';

/**
 * The legal pages: a heading each. The company's published text below it is stored in the database, so this file has no unapproved
 * text.
 */
export const legal = {
  route: paths.legal,
  title: t('Legal Agreements'),
  metaDescription: t(
    'Legal agreements of this site, as published by the company. Until something is published, the heading stands alone.',
  ),
  intro: '',
  sections: [],
} as const satisfies TextPage;

export const terms = {
  route: paths.terms,
  title: t('T & C'),
  metaDescription: t(
    'Terms and conditions of this site, as published by the company. Until something is published, the heading stands alone.',
  ),
  intro: '',
  sections: [],
} as const satisfies TextPage;
