/** @file Numbers and addresses of what is on every page, apart from the long tables, which a first visit has no need of. */

/** From here on the bar is half opaque. */
export const navScrollThresholdPx = 50;
/** What a contact submit attempt counts as. */
export const conversion = { value: 1, currency: 'INR' } as const;
/** Where an event is counted. */
export const eventsPath = '/api/events';
