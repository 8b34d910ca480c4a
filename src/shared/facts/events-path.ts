/** Where a page view is counted: apart from the table of endpoints, which a first visit has no need of. */
export const eventsPath = '/api/events';
