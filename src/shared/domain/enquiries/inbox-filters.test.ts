import fc from 'fast-check';
import { expect, it } from 'vitest';
import { inboxFilterNames, inboxPlaceOf, type InboxFacts } from './inbox-filters.ts';
import { introductionStatuses } from './introduction-changes.ts';

const at = (day: number) => new Date(Date.UTC(2026, 10, day));
const facts: InboxFacts = {
  status: 'replied',
  outcome: null,
  sentAt: at(1),
  repliedAt: at(2),
  familyWroteAt: null,
  vendorWroteAt: at(2),
  quote: null,
};

it.each<[string, Partial<InboxFacts>, ReturnType<typeof inboxPlaceOf>]>([
  ['unread', { status: 'sent' }, { place: 'new', waits: { for: 'answer', since: at(1) } }],
  ['read', { status: 'seen' }, { place: 'mine', waits: { for: 'answer', since: at(1) } }],
  ['answered', {}, { place: 'theirs', waits: { for: 'word', since: at(2) } }],
  ['written to', { familyWroteAt: at(3) }, { place: 'mine', waits: { for: 'message', since: at(3) } }],
  [
    'quoted',
    { quote: { isOpen: true, sentAt: at(4), askedAt: null } },
    { place: 'theirs', waits: { for: 'decision', since: at(4) } },
  ],
  [
    'asked to revise',
    { quote: { isOpen: true, sentAt: at(4), askedAt: at(5) }, familyWroteAt: at(5) },
    { place: 'mine', waits: { for: 'changes', since: at(5) } },
  ],
  [
    'refused',
    { quote: { isOpen: false, sentAt: at(4), askedAt: null } },
    { place: 'theirs', waits: { for: 'word', since: at(2) } },
  ],
  ['booked', { status: 'chosen' }, { place: 'won', waits: null }],
  ['won by report', { outcome: 'won' }, { place: 'won', waits: null }],
  ['lost by report', { outcome: 'lost', familyWroteAt: at(3) }, { place: 'over', waits: null }],
  ['declined', { status: 'declined' }, { place: 'over', waits: null }],
  ['declined, and got all the same', { status: 'declined', outcome: 'won' }, { place: 'won', waits: null }],
  ['taken back after it was won', { status: 'recalled', outcome: 'won' }, { place: 'over', waits: null }],
  ['lapsed', { status: 'lapsed' }, { place: 'over', waits: null }],
])('a request that is %s', (_, more, place) => {
  expect(inboxPlaceOf({ ...facts, ...more })).toEqual(place);
});

it('stands in exactly one place, and waits for something exactly where somebody must act', () => {
  const moment = fc.option(fc.date({ noInvalidDate: true }));
  fc.assert(
    fc.property(
      fc.record({
        status: fc.constantFrom(...introductionStatuses),
        outcome: fc.constantFrom(null, 'won' as const, 'lost' as const),
        sentAt: moment,
        repliedAt: moment,
        familyWroteAt: moment,
        vendorWroteAt: moment,
        quote: fc.option(fc.record({ isOpen: fc.boolean(), sentAt: moment, askedAt: moment })),
      }),
      (one) => {
        const { place, waits } = inboxPlaceOf(one);
        expect(inboxFilterNames).toContain(place);
        expect(waits === null).toBe(place === 'won' || place === 'over');
      },
    ),
  );
});
