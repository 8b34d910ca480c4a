/** @file Access of the staff: roles, lifetimes of sessions and links, and the access class of each desk call. No public page loads it. */

/** Roles of the staff. An owner may do everything. */
export const staffRoles = ['owner', 'manager', 'editor', 'reader'] as const;
export type StaffRole = (typeof staffRoles)[number];

/** Label and description of each role, as shown when choosing one. */
export const staffRoleWords: Readonly<Record<StaffRole, { label: string; may: string }>> = {
  owner: { label: 'Owner', may: 'Everything, people, settings and exports too' },
  manager: { label: 'Manager', may: 'Enquiries, vendors, reviews and complaints' },
  editor: { label: 'Editor', may: 'What the site says: posts, pictures, markets' },
  reader: { label: 'Reader', may: 'Looks at everything; phone numbers and e-mail addresses are masked' },
};

export const staffAccess = {
  /** Of an invitation, or of a recovery link after a lost device. */
  linkHours: 72,
  /** Of the link that the first start prints. */
  firstOwnerMinutes: 60,
  /** Minutes after signing in during which no new proof of identity is required. */
  proofMinutes: 10,
  recoveryCodes: 10,
  passwordMin: 12,
  passwordMax: 200,
  nameMax: 80,
} as const;
