import { t } from '#words/t.ts';
import * as messages from './sentences.ts';

/**
 * Sentences fixed by the specification: each is a constant of its own, so that a page carries only those it uses.
 * @where Where are the sentences that the specification states?
 */
export { messages };

/** Returns the line under a market's name in the list of markets. */
export const exploreVendorsIn = (market: string) => t('Explore vendors in {market}', { market });
/** Returns the heading of a market's page. */
export const vendorsOfMarket = (market: string) => t('{market} - List of Vendors', { market });
/** Returns the line with a phone number in the directory of a market. */
export const contactLine = (phone: string) => t('Contact: {phone}', { phone });
/** Returns `Error: {message}`, the specified wording of every failure that repeats the server's own sentence. */
export const errorWith = (message: string) => t('Error: {message}', { message });
