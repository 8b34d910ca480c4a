/** Method and path of what the staff calls; apart from the others, so that no browser carries it. */
export const staffApi = {
  staffMarketUpdate: 'PUT /api/staff/markets/:marketId',
  staffGrievanceList: 'GET /api/staff/grievances',
  staffGrievanceUpdate: 'PUT /api/staff/grievances/:ticket',
  staffEnquiryList: 'GET /api/staff/enquiries',
  staffEnquiryUpdate: 'PUT /api/staff/enquiries/:reference',
  staffActionList: 'GET /api/staff/log',
} as const;
