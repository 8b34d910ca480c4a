/** @file Acts of a vendor's team, in words; the table of rights decides who may do them. */
import { teamMay, type teamRights } from '#domain/vendors/team-rights.ts';
import { t } from '#words/t.ts';

/** Acts, each with a call that represents it. */
const deeds = [
  { call: 'workshopMessageSend', label: t('Answer requests, and say what became of them') },
  { call: 'workshopReviewAnswer', label: t('Answer reviews') },
  { call: 'vendorUpdate', label: t('Change the page: texts, pictures, prices, packages, projects') },
  { call: 'vendorDaysChange', label: t('Say on which days you are free') },
  { call: 'vendorNumbers', label: t('Read the numbers') },
  { call: 'accountContact', label: t('Change phone, website, name and address of the business') },
  { call: 'checkAsk', label: t('Ask for checks and send documents') },
  { call: 'teamInvite', label: t('Invite and remove helpers') },
] as const satisfies readonly { call: keyof typeof teamRights; label: string }[];

/** Returns the acts, and whether a helper may do each. */
export const teamDeeds = (): { label: string; helper: boolean }[] => [
  ...deeds.map(({ call, label }) => ({ label, helper: teamMay('helper', call) })),
  // A helper who deletes the log-in leaves the page itself untouched.
  { label: t('Delete the page'), helper: false },
];
