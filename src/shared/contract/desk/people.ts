/** @file The people of the staff: their list, invitations, roles. */
import { z } from 'zod';
import { staffAccess, staffRoles } from '#facts/staff-access.ts';
import { staffApi } from '#facts/staff-api.ts';
import { id } from '../ids.ts';
import { endpoint } from '../kit.ts';
import { email, requiredText } from '../text.ts';
import { open } from './masking.ts';

const when = z.iso.datetime();

export const role = z.enum(staffRoles, 'Please choose a role.');
export const name = requiredText(staffAccess.nameMax, 'Please enter a name.');

/** A staff member. */
export const StaffMember = z
  .object({
    id: z.uuid(),
    name: open(z.string()),
    email: open(z.string()),
    role,
    state: z.enum(['invited', 'active', 'ended']),
    lastSeenAt: when.nullable(),
    createdAt: when,
  })
  .meta({ id: 'StaffMember' });
export type StaffMember = z.infer<typeof StaffMember>;

const MadeLink = z.object({
  member: StaffMember,
  link: open(z.string())
    .nullable()
    .describe('Only for a call with the installation’s key; everybody else’s goes by mail'),
});

export const peopleEndpoints = {
  staffPeopleList: endpoint({
    route: staffApi.staffPeopleList,
    summary: 'Everybody of the staff',
    auth: 'staff',
    reply: [200, z.array(StaffMember)],
  }),
  staffInvite: endpoint({
    route: staffApi.staffInvite,
    summary: 'Invite somebody, who gets a link by mail',
    auth: 'staff',
    body: z.strictObject({ name, email: email(), role }),
    reply: [201, MadeLink],
    errors: ['email_taken'],
  }),
  staffMemberUpdate: endpoint({
    route: staffApi.staffMemberUpdate,
    summary: 'Change somebody’s name or role, or end and resume their access; one owner always remains',
    auth: 'staff',
    params: z.object({ memberId: id }),
    body: z.strictObject({ name: name.optional(), role: role.optional(), ended: z.boolean().optional() }),
    reply: [200, StaffMember],
    errors: ['not_found', 'conflict'],
  }),
  staffMemberLink: endpoint({
    route: staffApi.staffMemberLink,
    summary: 'A new way in for somebody whose device is lost: sessions and keys end when the link is used',
    auth: 'staff',
    params: z.object({ memberId: id }),
    reply: [201, MadeLink],
    errors: ['not_found', 'conflict'],
  }),
};
