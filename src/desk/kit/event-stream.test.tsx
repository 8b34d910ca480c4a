import { act, render, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { staffApi } from '#facts/staff-api.ts';
import { eventTypes, subjectKinds } from '#domain/desk/events.ts';
import { DeskData } from '#support/desk-data.tsx';
import { isOldBy, useEventStream, type StreamEvent } from './event-stream.ts';
import { queryClient, reads, useRead } from './query.ts';
import { setSession } from './session.ts';

const at = '2026-11-20T06:00:00.000Z';
const event = (type: StreamEvent['type'], kind: StreamEvent['on']['kind'], id = 'AGN-1'): StreamEvent => ({
  type,
  on: { kind, id },
  by: 'Ravi',
  at,
});

describe('an event makes old', () => {
  const params = { reference: 'AGN-1' };
  const asked = {
    today: reads.staffToday(),
    list: reads.staffEnquiryList({ query: { q: 'asha' } }),
    one: reads.staffEnquiryRead({ params }),
    another: reads.staffEnquiryRead({ params: { reference: 'AGN-2' } }),
    introductions: reads.staffIntroductionList({ params }),
    quotes: reads.staffQuoteList({ params }),
    content: reads.staffContentList({ params: { type: 'post' }, query: { q: '' } }),
    visible: reads.staffContentList({ params: { type: 'post' }, query: { live: 'published' } }),
    counts: { queryKey: ['staffContentList', 'counts'] },
    reviews: reads.staffReviewList({ query: { view: 'waiting' } }),
    vendor: reads.staffVendorGet({ params: { vendorId: 'AGN-1' } }),
  };
  it.each<[StreamEvent, readonly (keyof typeof asked)[]]>([
    [event('enquiry.received', 'enquiry'), ['today', 'list', 'one']],
    [event('enquiry.opened', 'enquiry'), ['today', 'list']],
    [event('message.sent', 'enquiry'), ['today', 'list', 'one']],
    [event('introduction.replied', 'enquiry'), ['today', 'list', 'one', 'introductions']],
    [event('disclosure.read', 'enquiry'), ['today', 'list', 'one', 'introductions']],
    [event('quote.sent', 'enquiry'), ['today', 'list', 'one', 'quotes']],
    [event('quote.sent', 'enquiry', 'AGN-3'), ['today', 'list']],
    [event('content.saved', 'content'), ['content', 'counts']],
    [event('content.published', 'content'), ['today', 'content', 'visible', 'counts']],
    [event('review.written', 'review'), ['today', 'reviews']],
    [event('complaint.received', 'complaint'), ['today']],
    [event('vendor.registered', 'vendor'), ['today']],
    [event('market.changed', 'market'), ['today']],
    [event('member.joined', 'member'), ['today']],
    [event('enquiries.listed', 'desk'), ['today']],
  ])('by $type on $on', (what, old) => {
    const found = Object.entries(asked).filter(([, { queryKey }]) => isOldBy(what, queryKey));
    expect(found.map(([name]) => name)).toEqual(old);
  });

  it('Today, whatever it is, unless somebody only writes', () => {
    const { queryKey } = reads.staffToday();
    for (const type of eventTypes)
      for (const kind of subjectKinds)
        expect(isOldBy(event(type, kind), queryKey), type).toBe(type !== 'content.saved');
  });

  it('only what the desk may ask for', () => {
    for (const { queryKey } of Object.values(asked)) expect(Object.keys(staffApi)).toContain(queryKey[0]);
  });
});

/** The browser's stream, as far as the desk listens to it. */
class Stream extends EventTarget {
  static readonly opened: Stream[] = [];
  isOpen = true;
  constructor() {
    super();
    Stream.opened.push(this);
  }
  close() {
    this.isOpen = false;
  }
  tell(event: StreamEvent) {
    this.dispatchEvent(new MessageEvent('message', { data: JSON.stringify({ event, present: [] }) }));
  }
}

describe('the stream of a page', () => {
  const today = vi.fn<() => Promise<string>>();
  const told = vi.fn<(event: StreamEvent) => void>();
  function Page() {
    useRead({ queryKey: reads.staffToday().queryKey, queryFn: today });
    useEventStream(undefined, told);
    return null;
  }
  beforeEach(() => {
    Stream.opened.length = 0;
    vi.stubGlobal('EventSource', Stream);
    today.mockReset().mockResolvedValue('today');
    told.mockReset();
    setSession({
      memberId: '0192f000-0000-7000-8000-000000000009',
      name: 'Ravi',
      email: 'ravi@site.test',
      role: 'manager',
      provenUntil: at,
      endsAt: at,
      recoveryCodesLeft: 10,
    });
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    queryClient.clear();
  });

  it('reads once for events that come close together, and forgets none of them', async () => {
    const { unmount } = render(<Page />, { wrapper: DeskData });
    await waitFor(() => expect(today).toHaveBeenCalledTimes(1));
    const both = [event('enquiry.received', 'enquiry'), event('content.saved', 'content')];
    act(() => both.forEach((one) => Stream.opened[0]!.tell(one)));
    await waitFor(() => expect(told.mock.calls.flat()).toEqual(both));
    await waitFor(() => expect(today).toHaveBeenCalledTimes(2));
    unmount();
    expect(Stream.opened.filter(({ isOpen }) => isOpen)).toEqual([]);
    expect(today).toHaveBeenCalledTimes(2);
  });
});
