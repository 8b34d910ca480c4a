/** @file The staff's way in: roles, lives of sessions and links, and what each call of the desk is. No public page loads it. */

/** What somebody of the staff may do. An owner may do everything. */
export const staffRoles = ['owner', 'manager', 'editor', 'reader'] as const;
export type StaffRole = (typeof staffRoles)[number];

/** What each role is for, as people choose it. */
export const staffRoleWords: Readonly<Record<StaffRole, { label: string; may: string }>> = {
  owner: { label: 'Owner', may: 'Everything, people, settings and exports too' },
  manager: { label: 'Manager', may: 'Enquiries, vendors, reviews and complaints' },
  editor: { label: 'Editor', may: 'What the site says: posts, pictures, markets' },
  reader: { label: 'Reader', may: 'Looks at everything; phone numbers and e-mail addresses are masked' },
};

export const staffAccess = {
  /** An invitation, or a new way in after a lost device. */
  linkHours: 72,
  /** The link that the first start prints. */
  firstOwnerMinutes: 60,
  /** For so long after signing in, what needs a fresh proof needs no new one. */
  proofMinutes: 10,
  recoveryCodes: 10,
  passwordMin: 12,
  passwordMax: 200,
  nameMax: 80,
} as const;
