/** @file Those who work on one vendor's page. */

/** `owner` registered it; a `helper` was let in by the owner. */
export const teamRoles = ['owner', 'helper'] as const;
export type TeamRole = (typeof teamRoles)[number];

export const teamLimits = {
  /** Those who were invited count too. */
  helpersMax: 10,
  nameMax: 80,
  linkDays: 7,
  passkeysMax: 10,
} as const;
