/** @file Days on which a vendor is free: the public view and the vendor's own. */
import { z } from 'zod';
import { api } from '#facts/api.ts';
import { daysLimits, maxLength } from '#facts/limits.ts';
import { t } from '#words/t.ts';
import { id } from './ids.ts';
import { locale } from './locale.ts';
import { endpoint } from './kit.ts';
import { day, text } from './text.ts';
import { daysBetween } from '#domain/vendors/vendor-days.ts';

const days = z.array(z.string()).max(daysLimits.listMax);

/** A vendor's days as public data. */
export const VendorDays = z
  .object({
    today: z.string().describe('The day on which this was said, YYYY-MM-DD'),
    until: z.string().describe('The last day of which anything is said'),
    asOf: z
      .string()
      .nullable()
      .describe(
        'When the vendor last kept its days; null when it does not, and then no day is known to be free',
      ),
    busy: days.describe('Days on which it is not free'),
  })
  .meta({ id: 'VendorDays' });
export type VendorDays = z.infer<typeof VendorDays>;

/** The same for its owner, with the source of each entry and the linked calendars. */
export const OwnDays = VendorDays.extend({
  calendar: days.describe('Those of the busy days that the calendar read from elsewhere names'),
  booked: days.describe('Those that bookings take'),
  held: z
    .array(z.object({ day: z.string(), until: z.string().describe('The last day of the hold') }))
    .max(daysLimits.listMax)
    .describe('Those that are held for somebody, and free again after a day'),
  bookingTakes: z
    .boolean()
    .nullable()
    .describe('Does a booking take its day? Null until the vendor has said so: then it does'),
  feed: z.string().nullable().describe('The secret path of its busy days, for other calendars'),
  source: z
    .object({
      host: z.string().describe('Where the calendar lies that is read'),
      readAt: z.string().nullable().describe('When it was last read'),
      problem: z.string().nullable().describe('Why the last reading failed'),
      said: z.array(z.string()).max(50).describe('What could not be read, or was guessed, in words'),
      free: z
        .object({
          entries: z.number().int(),
          days: days.describe('Those of their days that nothing else takes'),
          taken: z.boolean().describe('Do they count as taken, on the word of the vendor?'),
        })
        .nullable()
        .describe('Entries for whole days that the calendar shows as free'),
    })
    .nullable(),
  away: z
    .object({
      from: z.string(),
      to: z.string().describe('The last day'),
      words: z
        .partialRecord(locale, z.string())
        .describe('The own sentence for families of each language; empty for the one that is offered'),
    })
    .nullable()
    .describe('When new requests are answered at once with a sentence; null when that is over, or never was'),
}).meta({ id: 'OwnDays' });
export type OwnDays = z.infer<typeof OwnDays>;

const pleaseDay = t('Please choose a day.');
const fromTo = { from: day(pleaseDay), to: day(pleaseDay) };
const inOrder = {
  path: ['to'],
  error: t('Please let the last day come after the first.'),
};
const stretch = z.strictObject(fromTo).refine(({ from, to }) => from <= to, inOrder);

const held = z
  .strictObject({
    ...fromTo,
    until: day(pleaseDay).describe('The last day of the hold, at the latest the day itself'),
  })
  .refine(({ from, to }) => from <= to, inOrder);

const owned = { auth: 'owner', params: z.object({ vendorId: id }), reply: [200, OwnDays] } as const;

export const availabilityEndpoints = {
  vendorDays: endpoint({
    route: api.vendorDays,
    summary: 'The days on which a vendor is not free, and as of when',
    auth: 'anyone',
    params: z.object({ vendorId: id }),
    reply: [200, VendorDays],
    errors: ['not_found'],
    tags: ['days:{vendorId}', 'vendor:{vendorId}'],
  }),
  vendorOwnDays: endpoint({
    ...owned,
    route: api.vendorOwnDays,
    summary: 'Your days, with who said what and the calendars beside them',
  }),
  vendorDaysChange: endpoint({
    ...owned,
    route: api.vendorDaysChange,
    summary:
      'Mark days as taken or free, hold them until a day, and say whether you keep your days here, whether a booking takes its day, and whether whole days that your own calendar shows as free are taken',
    body: z
      .strictObject({
        busy: stretch,
        free: stretch.describe('Frees marks, holds and bookings; entries of your own calendar stay'),
        held,
        kept: z.boolean(),
        bookingTakes: z.boolean().describe('No frees the days that bookings have taken'),
        freeTaken: z.boolean(),
      })
      .partial()
      .refine((value) => Object.keys(value).length > 0, {
        error: t('There is nothing to change.'),
        when: ({ issues }) => issues.length === 0,
      }),
    perMinute: 120,
  }),
  vendorFeedNew: endpoint({
    ...owned,
    route: api.vendorFeedNew,
    summary: 'Make the secret address of your busy days, or a new one in its place',
  }),
  vendorFeedEnd: endpoint({
    ...owned,
    route: api.vendorFeedEnd,
    summary: 'End the secret address of your busy days',
  }),
  vendorCalendarSet: endpoint({
    ...owned,
    route: api.vendorCalendarSet,
    summary: 'Have the busy days of a calendar read from its https address, now and every few hours',
    body: z.strictObject({ address: text(maxLength.calendarAddress) }),
    perMinute: 6,
  }),
  vendorCalendarEnd: endpoint({
    ...owned,
    route: api.vendorCalendarEnd,
    summary: 'Stop reading that calendar, and forget its days',
  }),
  vendorAwaySet: endpoint({
    ...owned,
    route: api.vendorAwaySet,
    summary:
      'Say from when to when you answer nobody: new requests get a sentence at once, marked as automatic, and lapse only after your return',
    body: z
      .strictObject({ ...fromTo, words: z.partialRecord(locale, text(maxLength.policy)) })
      .refine(({ from, to }) => from <= to, inOrder)
      .refine(({ from, to }) => daysBetween(from, to).length <= daysLimits.awayDays, {
        path: ['to'],
        error: () => t('At most {count} days at once.', { count: String(daysLimits.awayDays) }),
      }),
  }),
  vendorAwayEnd: endpoint({
    ...owned,
    route: api.vendorAwayEnd,
    summary: 'Say that you answer again',
  }),
};
