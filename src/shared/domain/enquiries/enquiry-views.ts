/** @file The saved views of the list of enquiries, each with what it asks: the server counts by them, the desk makes its tabs of them. */

/** Which enquiries a view holds, in the list's own query. */
export type EnquiryViewQuery = Readonly<{
  flagged?: '1';
  status?: 'booked' | 'closed' | 'all';
  owner?: 'me' | 'none';
  overdue?: '1';
  waiting?: '1';
  sort?: 'waiting';
}>;

/** In the order of the tabs. The first is what is shown when nothing is asked. */
export const enquiryViews = {
  open: { label: 'Open', query: {} },
  mine: { label: 'Mine', query: { owner: 'me' } },
  unassigned: { label: 'Unassigned', query: { owner: 'none' } },
  overdue: { label: 'Overdue', query: { overdue: '1' } },
  /** Also of what is booked; the longest first. */
  waiting: { label: 'No answer', query: { status: 'all', waiting: '1', sort: 'waiting' } },
  flagged: { label: 'Flagged', query: { flagged: '1' } },
  booked: { label: 'Booked', query: { status: 'booked' } },
  closed: { label: 'Closed', query: { status: 'closed' } },
  all: { label: 'All', query: { status: 'all' } },
} as const satisfies Record<string, { label: string; query: EnquiryViewQuery }>;

export type EnquiryViewName = keyof typeof enquiryViews;
export const enquiryViewNames = Object.keys(enquiryViews) as [EnquiryViewName, ...EnquiryViewName[]];
