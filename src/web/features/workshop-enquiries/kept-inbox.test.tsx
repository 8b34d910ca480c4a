import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Inbox, InboxEnquiry } from '#contract/workshop-enquiries.ts';
import { inboxKept } from '#facts/limits.ts';
import { dayMs, hourMs } from '#facts/time.ts';
import { clearSession, storeSession } from '#kit/session/session.ts';
import { keepEnquiry, keepList, keptEnquiry, keptList, sweepInbox } from './kept-inbox.ts';

const now = Date.now();
const moment = (ms: number) => new Date(ms).toISOString();
const enquiry = (id = 'one', more: Partial<InboxEnquiry> = {}): InboxEnquiry => ({
  id,
  reference: 'AGN-7K3F-9Q',
  title: 'Catering',
  status: 'seen',
  sentAt: '2026-11-20T06:00:00.000Z',
  dueAt: null,
  repliedAt: null,
  eventDate: '2027-02-10',
  outcome: null,
  unread: 0,
  place: 'mine',
  waits: { for: 'answer', since: '2026-11-20T06:00:00.000Z' },
  person: 'Kavita Mehra',
  occasion: 'Catering',
  where: 'Dwarka',
  guests: 200,
  budget: null,
  reader: 'vendor',
  brief: [{ label: 'Message', value: 'Call Kavita on 98123 00077' }],
  truth: [],
  contactState: 'shown',
  contact: { name: 'Kavita Mehra', phone: '9812300077', email: 'kavita@family.example' },
  greeting: 'Namaste',
  declineReason: null,
  report: null,
  acts: ['declined'],
  writable: true,
  messages: [
    {
      id: 'm1',
      introductionId: id,
      author: 'family',
      name: '',
      text: 'kavita@family.example is mine',
      sentAt: '2026-11-20T06:00:00.000Z',
      seenAt: null,
      awayUntil: null,
    },
    {
      id: 'm2',
      introductionId: id,
      author: 'staff',
      name: 'Asha',
      text: 'Mrs Mehra is there after six: 98123 00077',
      sentAt: '2026-11-20T07:00:00.000Z',
      seenAt: null,
      awayUntil: null,
    },
  ],
  ...more,
});
const inbox = (...entries: InboxEnquiry[]): Inbox => ({
  entries: entries.map((one) => ({ ...one, gist: 'Dinner for 200' })),
  reader: 'vendor',
  counts: { mine: entries.length },
});
const everything = () => Object.entries(localStorage).join('\n');
const details = ['Kavita', 'Mehra', '9812300077', '98123 00077', 'kavita@'];
const held = () => details.filter((one) => everything().includes(one));

beforeEach(() => {
  localStorage.clear();
  storeSession('token-one', 'v1');
});

describe('the inbox on the device', () => {
  it('is the request as it was answered, with its details for a day and no longer', () => {
    keepEnquiry(enquiry(), 'token-one');
    expect(keptEnquiry('one')?.value).toEqual(enquiry());
    const lastMoment = Date.now() + inboxKept.contactHours * hourMs - 1000;
    expect(keptEnquiry('one', lastMoment)?.value.contact.phone).toBe('9812300077');
    const later = keptEnquiry('one', lastMoment + 2000);
    expect(later?.value).toMatchObject({
      contact: { name: null, phone: null, email: null },
      brief: [{ label: 'Message', value: 'Call ••• on •••' }],
      messages: [{ text: '••• is mine' }, { text: 'Mrs ••• is there after six: •••' }],
    });
    // Not on the device either, and setting the clock back does not restore it.
    expect(held()).toEqual([]);
    expect(keptEnquiry('one')?.value.contact.phone).toBeNull();
    expect(keptEnquiry('one', Date.now() + inboxKept.days * dayMs)).toBeNull();
    expect(everything()).not.toContain('inbox:');
  });

  it('loses the details that an answered list no longer allows, and what is no longer in it', () => {
    for (const id of ['one', 'two', 'three']) keepEnquiry(enquiry(id), 'token-one');
    keepList(
      inbox(enquiry('one', { holdsContact: false }), enquiry('two', { holdsContact: true })),
      'token-one',
    );
    expect(keptEnquiry('one')?.value.contact.phone).toBeNull();
    expect(keptEnquiry('two')?.value.contact.phone).toBe('9812300077');
    expect(keptEnquiry('three')).toBeNull();
  });

  it('is a list that names nobody, even where the vendor holds the contact', () => {
    keepList(inbox(enquiry('one', { holdsContact: true })), 'token-one');
    expect(keptList()?.value.entries).toMatchObject([{ id: 'one', person: null, occasion: 'Catering' }]);
    expect(
      JSON.stringify(keptList()?.value.entries.map(({ person, title, gist }) => [person, title, gist])),
    ).toBe('[[null,"Catering","Dinner for 200"]]');
  });

  it('goes with the session, and an answer that comes after it is not kept', () => {
    keepEnquiry(enquiry(), 'token-one');
    keepList(inbox(enquiry()), 'token-one');
    clearSession();
    expect(everything()).not.toContain('inbox:');
    keepEnquiry(enquiry(), 'token-one');
    storeSession('token-two', 'v2');
    keepEnquiry(enquiry(), 'token-one');
    expect(held()).toEqual([]);
  });

  it('is never that of another vendor, whose rest is taken away', () => {
    keepEnquiry(enquiry(), 'token-one');
    storeSession('token-two', 'v2');
    expect(keptEnquiry('one')).toBeNull();
    sweepInbox();
    expect(held()).toEqual([]);
  });

  it('is the conversations that were read last', () => {
    for (let nth = 0; nth < inboxKept.conversations + 3; nth++)
      keepEnquiry(enquiry(`id-${nth}`), 'token-one');
    const kept = Object.keys(localStorage).filter((key) => key.startsWith('inbox:'));
    expect(kept).toHaveLength(inboxKept.conversations);
  });

  it('is nothing where something else is stored', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.json(),
          fc.string(),
          fc.record({ at: fc.anything(), value: fc.anything() }).map((value) => JSON.stringify(value) ?? ''),
          fc.constant(JSON.stringify({ at: moment(now + 2 * dayMs), value: enquiry() })),
          fc.constant(JSON.stringify({ at: moment(now - hourMs), value: { ...enquiry(), id: 7 } })),
        ),
        (stored) => {
          localStorage.setItem('inbox:v1:one', stored);
          localStorage.setItem('inbox:v1:list', stored);
          expect(keptEnquiry('one')).toBeNull();
          expect(keptList()).toBeNull();
          expect(() => sweepInbox()).not.toThrow();
        },
      ),
    );
  });
});
