import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { enquiryStatuses } from './enquiry-changes.ts';
import {
  familyStageOf,
  familyStages,
  familyStateOf,
  familyStepsOf,
  stageSentences,
  vendorSentences,
} from './family-sentences.ts';
import { introductionStatuses } from './introduction-changes.ts';

const told = { vendor: 'Amaltas', asked: 2, quotes: 2 };
const moment = fc.option(
  fc.date({ min: new Date('2026-11-01'), max: new Date('2026-12-01'), noInvalidDate: true }),
);
const request = fc
  .record({
    status: fc.constantFrom(...enquiryStatuses),
    readAt: moment,
    introducedAt: moment,
    answeredAt: moment,
    bookedAt: moment,
    closedAt: moment,
  })
  .map(({ status, ...moments }) => ({
    status,
    sentAt: '2026-10-31T00:00:00.000Z',
    ...(Object.fromEntries(
      Object.entries(moments).map(([name, at]) => [name, at?.toISOString() ?? null]),
    ) as Record<keyof typeof moments, string | null>),
  }));

describe('the steps', () => {
  it('are those done in their order of time, then those to come, none of them overtaken', () => {
    fc.assert(
      fc.property(request, (facts) => {
        const steps = familyStepsOf(facts);
        const firstOpen = steps.findIndex(({ at }) => at === null);
        const done = firstOpen < 0 ? steps : steps.slice(0, firstOpen);
        expect(done.every(({ at }) => at !== null)).toBe(true);
        expect(steps.slice(done.length).every(({ at }) => at === null)).toBe(true);
        expect(done.map(({ at }) => at)).toEqual(
          done.map(({ at }) => at).toSorted((one, other) => String(one).localeCompare(String(other))),
        );
        expect(new Set(steps.map(({ label }) => label)).size).toBe(steps.length);
        const labels = steps.slice(done.length).map(({ label }) => label);
        if (facts.introducedAt) expect(labels).not.toContain('Read by our team');
        if (['booked', 'closed', 'withdrawn'].includes(facts.status)) expect(labels).toEqual([]);
      }),
    );
  });
});

describe('request x vendors x quotes', () => {
  const vendor = fc.option(fc.constantFrom(...introductionStatuses));
  const world = fc.record({
    status: fc.constantFrom(...enquiryStatuses),
    vendors: fc.array(vendor, { maxLength: 4 }),
    quotes: fc.integer({ min: 0, max: 3 }),
  });
  const read = ({ status, vendors, quotes }: typeof world extends fc.Arbitrary<infer T> ? T : never) => {
    const bookedOther = vendors.includes('chosen');
    const states = vendors.map((one) => familyStateOf(status, one, { bookedOther }));
    const stage = familyStageOf(status, { vendors: states, quotes });
    return {
      stage,
      states,
      page: [...stageSentences[stage](told), ...states.map((one) => vendorSentences[one])],
    };
  };

  it('never says two things that cannot both be true', () => {
    fc.assert(
      fc.property(world, (facts) => {
        const { stage, states, page } = read(facts);
        const words = page.join('\n');
        expect(familyStages).toContain(stage);
        const isOver = ['booked', 'elsewhere', 'closed', 'withdrawn'].includes(stage);
        // Decided: nobody is to be spoken with, asked or compared any more.
        if (isOver) expect(words).not.toMatch(/We speak with you first|quotes? waits? for you|Answers come/);
        if (stage === 'booked' || stage === 'elsewhere')
          expect(states.some((one) => ['sent', 'seen', 'replied', 'proposed', 'wished'].includes(one))).toBe(
            false,
          );
        // "Booked" stands at one who was booked, and nowhere else.
        expect(states.filter((one) => one === 'chosen').length).toBe(
          facts.vendors.filter((one) => one === 'chosen').length,
        );
        if (stage === 'booked') expect(states).toContain('chosen');
        // Nobody is said to have the request whom nobody told.
        if (/Your request is with/.test(words))
          expect(states.some((one) => one === 'sent' || one === 'seen')).toBe(true);
        if (/There is an answer/.test(words)) expect(states).toContain('replied');
        if (/None of these vendors/.test(words))
          expect(states.every((one) => ['declined', 'lapsed', 'recalled', 'wished'].includes(one))).toBe(
            true,
          );
        if (facts.quotes > 0 && !isOver) expect(stage).toBe('quoted');
        expect(words).not.toMatch(/undefined|\{/);
      }),
      { numRuns: 2000 },
    );
  });

  it.each([
    ['received', [], 0, 'received'],
    ['received', [null], 0, 'received'],
    ['received', ['proposed'], 0, 'asking'],
    ['received', ['sent'], 0, 'waiting'],
    ['read', ['seen', 'declined'], 0, 'waiting'],
    ['introduced', ['replied', 'sent'], 0, 'talking'],
    ['answered', ['replied'], 1, 'quoted'],
    ['answered', [], 0, 'answered'],
    ['introduced', ['declined', 'lapsed'], 0, 'nobody'],
    ['introduced', [], 0, 'read'],
    ['booked', ['chosen', 'replied'], 0, 'booked'],
    ['booked', ['replied'], 1, 'elsewhere'],
    ['closed', ['replied'], 2, 'closed'],
    ['withdrawn', ['recalled'], 0, 'withdrawn'],
  ] as const)('%s with %j and %i quotes is %s', (status, vendors, quotes, stage) => {
    expect(read({ status, vendors: [...vendors], quotes }).stage).toBe(stage);
  });
});
