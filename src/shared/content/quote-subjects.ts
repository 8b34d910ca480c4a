/** @file How the pages whose forms open over them name what is asked for. */
import type { QuoteSubject } from './types.ts';

type Named = { readonly id: string; readonly name: string };

/** A service of the event and construction pages. */
export const getAQuote = ({ id, name }: Named): QuoteSubject => ({
  id,
  name,
  heading: `Get a quote: ${name}`,
});

/** A service of the start-up pages. */
export const contactUsFor = ({ id, name }: Named): QuoteSubject => ({
  id,
  name,
  heading: `Contact Us For ${name}`,
});
