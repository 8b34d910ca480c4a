/** @file Irreversible acts: each waits some seconds, during which it can be undone; the server then carries it out. */
import { z } from 'zod';
import { api } from '#facts/api.ts';
import { addressEndingActs, heldFailureHours, undoSeconds } from '#facts/undo.ts';
import { id } from './ids.ts';
import { declineReasons, introductionOutcomes } from '#domain/enquiries/introduction-changes.ts';
import { endpoint } from './kit.ts';
import { quoteLimits } from '#domain/quotes/quote-content.ts';
import { compared } from './text.ts';

/**
 * A family's delayed acts: withdraw or erase the request, recall one vendor or its details, book one or somebody else, accept or refuse a quote in
 * the version seen, take a review or a picture of it back, replace the private link. The key of a new link names the device: a repeated request of it gets the same address.
 */
export const FamilyHeld = z.discriminatedUnion('act', [
  z.strictObject({ act: z.enum(['withdrawn', 'booked', 'erased']) }),
  z.strictObject({ act: z.literal('link'), key: z.string().regex(/^[\w-]{8,40}$/) }),
  z.strictObject({ act: z.enum(['recalled', 'details', 'chosen', 'review']), introductionId: id }),
  z.strictObject({ act: z.literal('picture'), introductionId: id, pictureId: id }),
  z.strictObject({
    act: z.enum(['accepted', 'refused']),
    introductionId: id,
    version: z.number().int().min(0).max(quoteLimits.versions),
  }),
]);
export type FamilyHeld = z.infer<typeof FamilyHeld>;

/** A vendor's delayed acts: decline the request, or say what became of it. */
export const VendorHeld = z.discriminatedUnion('act', [
  z.strictObject({ act: z.literal('declined'), reason: z.enum(declineReasons) }),
  z.strictObject({ act: z.enum(introductionOutcomes) }),
]);
export type VendorHeld = z.infer<typeof VendorHeld>;

export const heldActNames = [
  'withdrawn',
  'recalled',
  'details',
  'chosen',
  'booked',
  'accepted',
  'refused',
  'review',
  'picture',
  ...addressEndingActs,
  'declined',
  'won',
  'lost',
] as const;
export type HeldActName = (typeof heldActNames)[number];

/** A waiting or failed act. */
export const HeldAct = z
  .object({
    act: z.enum(heldActNames),
    introductionId: z.uuid().nullable().describe('Of the vendor that it is about'),
    doneAt: z.iso.datetime().describe('When it is done, unless it is taken back before'),
    secondsLeft: z.number().int().describe('Until then, by the clock of the server'),
    failure: z.string().nullable().describe(`Why it was not done; told for ${heldFailureHours} hours`),
  })
  .meta({ id: 'HeldAct' });
export type HeldAct = z.infer<typeof HeldAct>;

export const HeldReply = z.object({ held: HeldAct.nullable() }).meta({ id: 'HeldReply' });
export type HeldReply = z.infer<typeof HeldReply>;

/** What waits, for the one who asked for it. */
export const FamilyHeldReply = HeldReply.extend({
  path: z.string().nullable().describe('Of the new link'),
}).meta({ id: 'FamilyHeldReply' });
export type FamilyHeldReply = z.infer<typeof FamilyHeldReply>;

const reply = [200, HeldReply] as const;
const family = { auth: 'anyone', params: z.object({ secret: compared(512) }), reply, perMinute: 60 } as const;
const vendor = { auth: 'vendor', params: z.object({ introductionId: id }), reply } as const;

export const heldActEndpoints = {
  enquiryHeldGet: endpoint({
    ...family,
    route: api.enquiryHeldGet,
    summary: 'What its sender can still take back',
    errors: ['not_found'],
  }),
  enquiryHeldSet: endpoint({
    ...family,
    route: api.enquiryHeldSet,
    summary: `Do it in ${undoSeconds} seconds, unless it is taken back; what waited before is done at once`,
    body: FamilyHeld,
    reply: [200, FamilyHeldReply],
    errors: ['not_found', 'conflict'],
  }),
  enquiryHeldUndo: endpoint({
    ...family,
    route: api.enquiryHeldUndo,
    summary: 'Take back what waits; a second time changes nothing',
    errors: ['not_found', 'conflict'],
  }),
  workshopHeldGet: endpoint({
    ...vendor,
    route: api.workshopHeldGet,
    summary: 'What the vendor can still take back',
    errors: ['not_found'],
  }),
  workshopHeldSet: endpoint({
    ...vendor,
    route: api.workshopHeldSet,
    summary: `Decline, or say what became of the request, in ${undoSeconds} seconds, unless it is taken back`,
    body: VendorHeld,
    errors: ['not_found', 'conflict'],
  }),
  workshopHeldUndo: endpoint({
    ...vendor,
    route: api.workshopHeldUndo,
    summary: 'Take back what waits; a second time changes nothing',
    errors: ['not_found', 'conflict'],
  }),
};
