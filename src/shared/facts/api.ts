import { eventsPath } from './every-page.ts';

/**
 * Method and path of every endpoint that is not an enquiry kind, once. The contract adds schemas to these;
 * the browser's client reads only this table, so that a page that merely reads never loads the validator.
 */
export const api = {
  site: 'GET /api/site',
  openapi: 'GET /api/openapi.json',
  eventCount: `POST ${eventsPath}`,
  policyReport: 'POST /api/csp-report',
  pageText: 'GET /api/pages/:key',
  grievanceSubmit: 'POST /api/grievances',
  grievanceStatus: 'POST /api/grievances/status',
  meetupList: 'GET /api/communities/meetups',
  openingList: 'GET /api/openings',
  noticeList: 'GET /api/notices/:page',
  serviceCardList: 'GET /api/cards/:page',
  projectList: 'GET /api/projects/:page',
  brandList: 'GET /api/brands',
  galleryAlbums: 'GET /api/gallery',
  help: 'GET /api/help',
  helpQuestionList: 'GET /api/help/questions',
  blogList: 'GET /api/blog/blog',
  blogGet: 'GET /api/blog/:blogId',
  authorGet: 'GET /api/authors/:authorId',
  listCreate: 'POST /api/lists',
  listGet: 'GET /api/lists/:secret',
  listVote: 'POST /api/lists/:secret/votes',
  listComment: 'POST /api/lists/:secret/comments',
  listAdd: 'POST /api/lists/:secret/vendors',
  listRemove: 'DELETE /api/lists/:secret/vendors/:vendorId',
  listDelete: 'DELETE /api/lists/:secret',
  vendorRegister: 'POST /api/vendor/',
  vendorLogin: 'POST /api/vendor/login',
  crewList: 'GET /api/crewmembers/crew-members',
  enquiryStatus: 'GET /api/enquiries/:secret',
  enquiryWithdraw: 'POST /api/enquiries/:secret/withdraw',
  marketList: 'GET /api/markets',
  marketGet: 'GET /api/markets/:marketId',
  vendorSearch: 'GET /api/vendors',
  vendorAreas: 'GET /api/vendors/areas',
  vendorSuggest: 'GET /api/vendors/suggest',
  vendorsCompared: 'GET /api/vendors/some',
  vendorPins: 'GET /api/vendors/pins',
  vendorPlace: 'GET /api/vendors/in/:category',
  vendorLogout: 'POST /api/vendors/logout',
  vendorOwnProfile: 'GET /api/vendor/profile',
  vendorsEntertainment: 'GET /api/vendor/entertainment/vendors',
  vendorsInvestment: 'GET /api/vendor/investment/vendors',
  vendorsMarketing: 'GET /api/vendor/marketing/vendors',
  vendorsConstruction: 'GET /api/vendor/construction/vendors',
  vendorsChandniChowk: 'GET /api/vendor/chandnichowkmarket/vendors',
  vendorsLajpat: 'GET /api/vendor/lajpatmarket/vendors',
  vendorsMBlock: 'GET /api/vendor/mblockmarket/vendors',
  vendorsKhan: 'GET /api/vendor/khanmarket/vendors',
  vendorGet: 'GET /api/vendor/:vendorId',
  vendorSimilar: 'GET /api/vendor/:vendorId/similar',
  vendorUpdate: 'PUT /api/vendor/:vendorId',
  vendorUpload: 'POST /api/vendor/upload/:vendorId',
  galleryArrange: 'PUT /api/vendor/:vendorId/gallery',
  pictureRemove: 'DELETE /api/vendor/:vendorId/pictures/:slot',
  accountGet: 'GET /api/account',
  accountContact: 'PUT /api/account/contact',
  accountPassword: 'PUT /api/account/password',
  accountEmail: 'PUT /api/account/email',
  passwordForgot: 'POST /api/account/password/forgot',
  passwordReset: 'POST /api/account/password/reset',
  verificationSend: 'POST /api/account/verification',
  emailVerify: 'POST /api/account/verify',
  sessionList: 'GET /api/account/sessions',
  sessionRevoke: 'DELETE /api/account/sessions/:sessionId',
  accountData: 'POST /api/account/data',
  accountDelete: 'POST /api/account/delete',
} as const;

/** The name of an endpoint in the contract. */
export type EndpointName = keyof typeof api;

/** The one status of success, where it is not 200: 201 for what was created, 202 for what was only taken in. */
export const successStatus = {
  eventCount: 202,
  grievanceSubmit: 201,
  listCreate: 201,
  vendorRegister: 201,
  vendorUpload: 201,
  accountEmail: 202,
  passwordForgot: 202,
  verificationSend: 202,
  policyReport: 202,
} as const satisfies Partial<Record<EndpointName, 201 | 202>>;

/** The one status with which every enquiry is accepted. */
export const enquirySuccessStatus = 201;
