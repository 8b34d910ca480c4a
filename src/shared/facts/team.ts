/** @file Roles and limits of a vendor's team. */

/** `owner` registered it; a `helper` was invited by the owner. */
export const teamRoles = ['owner', 'helper'] as const;
export type TeamRole = (typeof teamRoles)[number];

export const teamLimits = {
  /** Open invitations count too. */
  helpersMax: 10,
  nameMax: 80,
  linkDays: 7,
  passkeysMax: 10,
} as const;
