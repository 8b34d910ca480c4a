import type { StaffRole } from '#facts/staff-access.ts';
import type { StaffEndpointName } from '#facts/staff-api.ts';
import { rightTo } from '#contract/desk/rights.ts';

/** May a role make a call? What the desk offers follows from it; the server asks the same table. */
export const mayCall = (role: StaffRole | undefined, name: StaffEndpointName): boolean =>
  role !== undefined && (rightTo(name)?.roles.includes(role) ?? false);
