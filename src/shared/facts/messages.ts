import { t } from '#words/t.ts';
import * as messages from './sentences.ts';

/**
 * Sentences fixed by the specification: each is a constant of its own, so that a page carries those that it says.
 * @where Where are the sentences that the specification states?
 */
export { messages };

/** The line under a market's name in the list of markets. */
export const exploreVendorsIn = (market: string) => t('Explore vendors in {market}', { market });
/** The heading of a market's page. */
export const vendorsOfMarket = (market: string) => t('{market} - List of Vendors', { market });
/** A phone number as the directory of a market words it. */
export const contactLine = (phone: string) => t('Contact: {phone}', { phone });
/** `Error: {message}`, as the specification words every failure that repeats the server's own sentence. */
export const errorWith = (message: string) => t('Error: {message}', { message });
