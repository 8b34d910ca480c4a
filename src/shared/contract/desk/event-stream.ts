/** @file Live updates: events as they happen, and other staff members with the same record open. */
import { z } from 'zod';
import { staffApi } from '#facts/staff-api.ts';
import { reference } from '#contract/ids.ts';
import { endpoint } from '#contract/kit.ts';
import { eventTypes, subjectKinds } from '#domain/desk/events.ts';
import { open } from './masking.ts';

/** Another staff member with the same record open. */
export const Presence = z.object({ name: open(z.string()), writing: z.boolean() }).meta({ id: 'Presence' });
export type Presence = z.infer<typeof Presence>;

/** The staff member who writes an answer, for which others wait or take over. */
export const Holder = z.object({ name: open(z.string()), at: z.iso.datetime().describe('Of the last key') });
export type Holder = z.infer<typeof Holder>;

/** One message of the event stream. */
export const StreamMessage = z
  .object({
    event: z
      .object({
        type: z.enum(eventTypes),
        on: z.object({ kind: z.enum(subjectKinds), id: open(z.string()).nullable() }),
        by: open(z.string()).nullable().describe('The name; null for visitors and the system'),
        at: z.iso.datetime(),
      })
      .nullable()
      .describe('What happened; null in the first message, and when only `present` has changed'),
    present: z.array(Presence).describe('Who else is at what the caller has open'),
    heldBy: Holder.nullable()
      .default(null)
      .describe('Who else holds the composer there: of all who write, who took it last'),
  })
  .meta({ id: 'StreamMessage' });
export type StreamMessage = z.infer<typeof StreamMessage>;

/** Identifies one open page in one browser. */
const tab = z.string().regex(/^[0-9a-f]{32}$/);
const on = reference.optional().describe('The enquiry or the item of content that is open there');

export const eventStreamEndpoints = {
  staffLive: endpoint({
    route: staffApi.staffLive,
    summary:
      'What happens from now on and who else is here, as server-sent events; it ends after some minutes',
    auth: 'staff',
    query: z.object({ tab, on }),
    reply: [200, StreamMessage],
    stream: true,
  }),
  staffPresence: endpoint({
    route: staffApi.staffPresence,
    summary:
      'Say that somebody writes on the page that is open, again with the keys that follow, or that nobody does. `take` takes the composer from another',
    auth: 'staff',
    body: z.strictObject({ tab, writing: z.boolean(), take: z.boolean().default(false) }),
    reply: [200, z.object({})],
  }),
};
