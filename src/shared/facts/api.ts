/**
 * Method and path of every endpoint that is not an enquiry kind, once. The contract adds schemas to these;
 * the browser's client reads only this table, so that a page that merely reads never loads the validator.
 */
export const api = {
  site: 'GET /api/site',
  openapi: 'GET /api/openapi.json',
  eventCount: 'POST /api/events',
  blogList: 'GET /api/blog/blog',
  blogGet: 'GET /api/blog/:blogId',
  vendorLogout: 'POST /api/vendors/logout',
} as const;

/** The name of an endpoint in the contract. */
export type EndpointName = keyof typeof api;
