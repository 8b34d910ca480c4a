import type { StaffRole } from '#facts/staff-access.ts';
import type { StaffEndpointName } from '#facts/staff-api.ts';
import { rightTo, seesContactDetails } from '#domain/desk/rights.ts';

/** Returns whether a role may make a call, which decides what the desk offers; the server uses the same table. */
export const mayCall = (role: StaffRole | undefined, name: StaffEndpointName): boolean =>
  role !== undefined && (rightTo(name)?.roles.includes(role) ?? false);

/** Returns whether a role sees names, phone numbers, addresses and messages. It cannot search by masked data. */
export const seesContacts = (role: StaffRole | undefined): boolean =>
  role !== undefined && seesContactDetails.includes(role);
