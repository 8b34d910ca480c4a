/** @file A vendor's team: its owner invites and removes members. */
import { t } from '#words/t.ts';
import { z } from 'zod';
import { api } from '#facts/api.ts';
import { teamLimits } from '#facts/team.ts';
import { newEmail, newPassword, presentPassword, secret } from './account-fields.ts';
import { id } from './ids.ts';
import { endpoint } from './kit.ts';
import { locale } from './locale.ts';
import { requiredText } from './text.ts';

const when = z.iso.datetime();

/** The team of a vendor, for its owner. */
export const Team = z
  .object({
    people: z
      .array(
        z.object({
          id: z.string(),
          name: z.string(),
          email: z.string(),
          since: when,
          lastSeenAt: when.nullable().describe('When they last used a session that is still open'),
        }),
      )
      .max(teamLimits.helpersMax),
    invited: z
      .array(z.object({ id: z.string(), name: z.string(), email: z.string(), endsAt: when }))
      .max(teamLimits.helpersMax),
  })
  .meta({ id: 'Team' });
export type Team = z.infer<typeof Team>;

export const teamEndpoints = {
  teamList: endpoint({
    route: api.teamList,
    summary: 'Who works on your page beside you, and who is invited',
    auth: 'vendor',
    reply: [200, Team],
  }),
  teamInvite: endpoint({
    route: api.teamInvite,
    summary: `Invite a helper by e-mail, by a link that is good once and for ${teamLimits.linkDays} days; asks for the password`,
    auth: 'vendor',
    body: z.strictObject({
      password: presentPassword,
      name: requiredText(teamLimits.nameMax, t('Please enter a name.')).transform((value) => value.trim()),
      email: newEmail,
      locale: locale.optional().describe('The language of the invitation; absent, that of the request'),
    }),
    reply: [201, Team],
    errors: ['bad_credentials', 'email_taken', 'conflict'],
    perMinute: 10,
  }),
  teamInvitationEnd: endpoint({
    route: api.teamInvitationEnd,
    summary: 'Take an invitation back',
    auth: 'vendor',
    params: z.object({ invitationId: id }),
    reply: [200, Team],
    errors: ['not_found'],
  }),
  teamRemove: endpoint({
    route: api.teamRemove,
    summary: 'Remove a helper: their log-in and all of their sessions end',
    auth: 'vendor',
    params: z.object({ personId: id }),
    reply: [200, Team],
    errors: ['not_found'],
  }),
  teamJoin: endpoint({
    route: api.teamJoin,
    summary: 'Follow an invitation: choose a password, signed in at once',
    auth: 'anyone',
    body: z.strictObject({ secret, newPassword }),
    reply: [201, z.object({ token: z.string(), vendorId: z.string(), companyName: z.string() })],
    errors: ['not_found', 'email_taken'],
    perMinute: 20,
  }),
};
