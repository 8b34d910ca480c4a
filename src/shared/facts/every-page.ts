/** @file Numbers and addresses used on every page, apart from the long tables, which a first visit does not need. */

/** Scroll offset from which the bar is half opaque. */
export const navScrollThresholdPx = 50;
/** Value of a contact submit attempt in analytics. */
export const conversion = { value: 1, currency: 'INR' } as const;
/** Address of the endpoint that counts events. */
export const eventsPath = '/api/events';
/** Address of the endpoint that counts the measures of visits. */
export const visitsPath = '/api/visits';
