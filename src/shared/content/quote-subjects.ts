/** @file How the pages whose forms open over them name what is asked for. */
import { t } from '#words/t.ts';
import type { QuoteSubject, ServiceCard } from './types.ts';

/** A service of the event and construction pages. */
export const getAQuote = ({ id, name, label }: ServiceCard): QuoteSubject => ({
  id,
  name,
  label,
  heading: t('Get a quote: {service}', { service: label }),
});

/** A service of the start-up pages. */
export const contactUsFor = ({ id, name, label }: ServiceCard): QuoteSubject => ({
  id,
  name,
  label,
  heading: t('Contact Us For {service}', { service: label }),
});
