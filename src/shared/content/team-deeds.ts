/** @file What people of a team do, in words; who may do it is read from the table of rights. */
import { teamMay, type teamRights } from '#domain/vendors/team-rights.ts';
import { t } from '#words/t.ts';

/** Each with the call that stands for it. */
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

/** What there is to do, and whether a helper may. */
export const teamDeeds = (): { label: string; helper: boolean }[] => [
  ...deeds.map(({ call, label }) => ({ label, helper: teamMay('helper', call) })),
  // A helper who deletes the log-in leaves the page where it is.
  { label: t('Delete the page'), helper: false },
];
