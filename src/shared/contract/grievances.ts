import { t } from '#words/t.ts';
import { z } from 'zod';
import { api } from '#facts/api.ts';
import { maxLength } from '#facts/limits.ts';
import { endpoint } from './kit.ts';
import { email, requiredText, text } from './text.ts';
import { referenceForm } from './ids.ts';
import { grievanceStatuses } from '#domain/desk/complaint-changes.ts';
import { normalisePhone } from '#domain/formats/phone.ts';

/** Subjects of complaints; each has its own time limits. */
export const grievanceSubjects = ['general', 'picture', 'data'] as const;

const when = z.iso.datetime().nullable();

/** The status of a complaint. It repeats no text of the complaint: a ticket number may be overheard. */
export const GrievanceTicket = z
  .object({
    ticket: z.string().describe('For people, such as AGN-G-7K3F-9Q'),
    about: z.enum(grievanceSubjects),
    status: z.enum(grievanceStatuses),
    receivedAt: z.iso.datetime(),
    acknowledgeBy: z.iso.datetime(),
    disposeBy: z.iso.datetime(),
    acknowledgedAt: when,
    disposedAt: when,
  })
  .meta({ id: 'GrievanceTicket' });
export type GrievanceTicket = z.infer<typeof GrievanceTicket>;

export const grievanceEndpoints = {
  grievanceSubmit: endpoint({
    route: api.grievanceSubmit,
    summary: 'Complain; the same complaint sent again within a day gets the same ticket',
    auth: 'anyone',
    body: z.strictObject({
      about: z.enum(grievanceSubjects, t('Please choose what this is about.')),
      name: requiredText(maxLength.name, t('Name is required')),
      email: email(),
      phone: text(maxLength.phone).overwrite(normalisePhone).optional(),
      message: requiredText(maxLength.message, t('Please tell us what happened')),
    }),
    reply: [201, GrievanceTicket],
    perMinute: 10,
  }),
  grievanceStatus: endpoint({
    route: api.grievanceStatus,
    summary: 'The state of a complaint, for a caller with its ticket number and its e-mail address',
    auth: 'anyone',
    // A body rather than a query: an e-mail address must not stand in an address bar or a log.
    body: z.strictObject({
      ticket: requiredText(maxLength.id, t('Ticket number is required')).overwrite(referenceForm),
      email: email(),
    }),
    reply: [200, GrievanceTicket],
    errors: ['not_found'],
    perMinute: 20,
  }),
};
