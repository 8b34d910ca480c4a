/** @file Subjects of quote requests, for the pages whose forms open over them. */
import { t } from '#words/t.ts';
import type { QuoteSubject, ServiceCard } from './types.ts';

/** Returns the subject of a service of the event and construction pages. */
export const getAQuote = ({ id, name, label }: ServiceCard): QuoteSubject => ({
  id,
  name,
  label,
  heading: t('Get a quote: {service}', { service: label }),
});

/** Returns the subject of a service of the start-up pages. */
export const contactUsFor = ({ id, name, label }: ServiceCard): QuoteSubject => ({
  id,
  name,
  label,
  heading: t('Contact Us For {service}', { service: label }),
});
