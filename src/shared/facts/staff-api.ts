/** Method and path of what the staff calls; apart from the others, so that no public page carries it. */
export const staffApi = {
  staffMarketUpdate: 'PUT /api/staff/markets/:marketId',
  staffGrievanceList: 'GET /api/staff/grievances',
  staffGrievanceUpdate: 'PUT /api/staff/grievances/:ticket',
  staffEnquiryList: 'GET /api/staff/enquiries',
  staffEnquiryUpdate: 'PUT /api/staff/enquiries/:reference',
  staffActionList: 'GET /api/staff/log',
  staffSheet: 'GET /api/staff/sheet',
  staffLive: 'GET /api/staff/live',
  staffPresence: 'POST /api/staff/presence',

  staffVendorList: 'GET /api/staff/vendors',
  staffVendorGet: 'GET /api/staff/vendors/:vendorId',
  staffVendorChange: 'PUT /api/staff/vendors/:vendorId/visibility',
  staffVendorEdit: 'PUT /api/staff/vendors/:vendorId',
  staffVendorReveal: 'POST /api/staff/vendors/:vendorId/reveal',

  staffSession: 'GET /api/staff/session',
  staffSignOut: 'DELETE /api/staff/session',
  staffPasswordSignIn: 'POST /api/staff/session/password',
  staffPasskeyQuestion: 'POST /api/staff/session/passkey/question',
  staffPasskeySignIn: 'POST /api/staff/session/passkey',
  staffSessionList: 'GET /api/staff/sessions',
  staffSessionEnd: 'DELETE /api/staff/sessions/:sessionId',

  staffJoinLook: 'POST /api/staff/join',
  staffJoinPasskeyQuestion: 'POST /api/staff/join/passkey/question',
  staffJoinPasskey: 'POST /api/staff/join/passkey',
  staffJoinPasswordQuestion: 'POST /api/staff/join/password/question',
  staffJoinPassword: 'POST /api/staff/join/password',

  staffKeyList: 'GET /api/staff/keys',
  staffPasskeyAddQuestion: 'POST /api/staff/keys/passkeys/question',
  staffPasskeyAdd: 'POST /api/staff/keys/passkeys',
  staffPasskeyRemove: 'DELETE /api/staff/keys/passkeys/:passkeyId',
  staffPasswordQuestion: 'POST /api/staff/keys/password/question',
  staffPasswordSet: 'PUT /api/staff/keys/password',
  staffRecoveryCodesRenew: 'POST /api/staff/keys/recovery-codes',

  staffPeopleList: 'GET /api/staff/people',
  staffInvite: 'POST /api/staff/people',
  staffMemberUpdate: 'PUT /api/staff/people/:memberId',
  staffMemberLink: 'POST /api/staff/people/:memberId/link',
} as const;

/** The name of an endpoint of the staff. */
export type StaffEndpointName = keyof typeof staffApi;
