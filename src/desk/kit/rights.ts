import type { StaffRole } from '#facts/staff-access.ts';
import type { StaffEndpointName } from '#facts/staff-api.ts';
import { rightTo, seesContactDetails } from '#domain/desk/rights.ts';

/** May a role make a call? What the desk offers follows from it; the server asks the same table. */
export const mayCall = (role: StaffRole | undefined, name: StaffEndpointName): boolean =>
  role !== undefined && (rightTo(name)?.roles.includes(role) ?? false);

/** Does a role see names, phone numbers, addresses and what people wrote? By what is masked for it, it finds nothing. */
export const seesContacts = (role: StaffRole | undefined): boolean =>
  role !== undefined && seesContactDetails.includes(role);
