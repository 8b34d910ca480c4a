/** @file The saved views of the list of enquiries, each with its query: the server counts by them, the desk makes its tabs of them. */

/** A view's filter, in the list's own query. */
export type EnquiryViewQuery = Readonly<{
  flagged?: '1';
  status?: 'booked' | 'closed' | 'all';
  owner?: 'me' | 'none';
  overdue?: '1';
  waiting?: '1';
  sort?: 'waiting';
}>;

/** The views in the order of the tabs. The first is the default. */
export const enquiryViews = {
  open: { label: 'Open', query: {} },
  mine: { label: 'Mine', query: { owner: 'me' } },
  unassigned: { label: 'Unassigned', query: { owner: 'none' } },
  overdue: { label: 'Overdue', query: { overdue: '1' } },
  /** Also of booked enquiries; the longest first. */
  waiting: { label: 'No answer', query: { status: 'all', waiting: '1', sort: 'waiting' } },
  flagged: { label: 'Flagged', query: { flagged: '1' } },
  booked: { label: 'Booked', query: { status: 'booked' } },
  closed: { label: 'Closed', query: { status: 'closed' } },
  all: { label: 'All', query: { status: 'all' } },
} as const satisfies Record<string, { label: string; query: EnquiryViewQuery }>;

export type EnquiryViewName = keyof typeof enquiryViews;
export const enquiryViewNames = Object.keys(enquiryViews) as [EnquiryViewName, ...EnquiryViewName[]];
