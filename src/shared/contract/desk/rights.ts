/** @file The one table of the staff's rights: which role may make which call. What it lacks, nobody may call. */
import { staffRoles, type StaffRole } from '#facts/staff-access.ts';
import type { StaffEndpointName } from '#facts/staff-api.ts';

export type Right = {
  roles: readonly StaffRole[];
  /** Only for a while after signing in: what leaves the house, or changes who may enter it. */
  proof?: true;
  /** Scripts with the installation's key may call it too, with the rights of the role that the settings name. */
  key?: true;
  /** One's own: there is nobody it could belong to when a script calls. */
  own?: true;
};

const everybody = staffRoles;
const ownerOnly = ['owner'] as const;
const managers = ['owner', 'manager'] as const;
const editors = ['owner', 'editor'] as const;
const readers = ['owner', 'manager', 'reader'] as const;

/** Calls that anybody may make, for whoever is not signed in yet, are not in it: their `auth` says so. */
export const staffRights = {
  staffMarketUpdate: { roles: editors, key: true },
  staffGrievanceList: { roles: readers, key: true },
  staffGrievanceUpdate: { roles: managers, key: true },
  staffEnquiryList: { roles: readers, key: true },
  staffEnquiryUpdate: { roles: managers, key: true },
  staffActionList: { roles: ownerOnly, key: true },
  staffSheet: { roles: everybody, key: true },
  staffLive: { roles: readers, own: true },
  staffPresence: { roles: readers, own: true },

  staffVendorList: { roles: readers, key: true },
  staffVendorGet: { roles: readers, key: true },
  staffVendorChange: { roles: managers, key: true },
  staffVendorEdit: { roles: managers, key: true },
  staffVendorReveal: { roles: managers, proof: true },

  staffSession: { roles: everybody, own: true },
  staffSignOut: { roles: everybody, own: true },
  staffSessionList: { roles: everybody, own: true },
  staffSessionEnd: { roles: everybody, own: true },
  staffKeyList: { roles: everybody, own: true },
  staffPasskeyAddQuestion: { roles: everybody, own: true, proof: true },
  staffPasskeyAdd: { roles: everybody, own: true, proof: true },
  staffPasskeyRemove: { roles: everybody, own: true, proof: true },
  staffPasswordQuestion: { roles: everybody, own: true, proof: true },
  staffPasswordSet: { roles: everybody, own: true, proof: true },
  staffRecoveryCodesRenew: { roles: everybody, own: true, proof: true },

  staffPeopleList: { roles: ownerOnly, key: true },
  staffInvite: { roles: ownerOnly, proof: true, key: true },
  staffMemberUpdate: { roles: ownerOnly, proof: true },
  staffMemberLink: { roles: ownerOnly, proof: true, key: true },
} as const satisfies Partial<Record<StaffEndpointName, Right>>;

/** Roles that see phone numbers, e-mail addresses and what people wrote. */
export const seesContactDetails: readonly StaffRole[] = ['owner', 'manager', 'editor'];

/** The right to make a call; null for one that the table lacks. */
export const rightTo = (name: string): Right | null =>
  Object.hasOwn(staffRights, name) ? staffRights[name as keyof typeof staffRights] : null;
