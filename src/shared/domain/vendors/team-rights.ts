/** @file The one table of rights in a vendor's team: the permitted roles of each call. A call missing here is for the owner only. */
import type { EndpointName } from '#facts/api.ts';
import { teamRoles, type TeamRole } from '#facts/team.ts';

const everybody = teamRoles;
const owner = ['owner'] as const;

/**
 * Every call with a vendor's token.
 * @where Who of a vendor's team may make which call?
 */
export const teamRights = {
  vendorLogout: everybody,
  sessionList: everybody,
  sessionRevoke: everybody,
  sessionsEnd: everybody,

  // The caller's own log-in: a helper has one too, and leaves the team by deleting it.
  accountGet: everybody,
  accountPassword: everybody,
  accountEmail: everybody,
  accountData: everybody,
  accountDelete: everybody,
  verificationSend: everybody,
  passkeyList: everybody,
  passkeyQuestion: everybody,
  passkeyAdd: everybody,
  passkeyRemove: everybody,

  // The customers' contacts, and the vendor's legal identity.
  accountContact: owner,
  checkList: owner,
  checkAsk: owner,
  checkStep: owner,
  checkDocumentAdd: owner,
  checkDocumentRemove: owner,
  teamList: owner,
  teamInvite: owner,
  teamInvitationEnd: owner,
  teamRemove: owner,

  vendorOwnProfile: everybody,
  vendorUpdate: everybody,
  vendorUpload: everybody,
  galleryArrange: everybody,
  pictureRemove: everybody,
  vendorProjectsArrange: everybody,
  vendorProjectSave: everybody,
  vendorProjectUpload: everybody,
  vendorProjectArrange: everybody,
  vendorOwnDays: everybody,
  vendorDaysChange: everybody,
  vendorFeedNew: everybody,
  vendorFeedEnd: everybody,
  vendorCalendarSet: everybody,
  vendorCalendarEnd: everybody,
  vendorAwaySet: everybody,
  vendorAwayEnd: everybody,
  vendorNumbers: everybody,
  workshopAgenda: everybody,
  workshopEnquiryList: everybody,
  workshopEnquiryGet: everybody,
  workshopEnquiryAct: everybody,
  workshopPictureAdd: everybody,
  workshopPictureGet: everybody,
  workshopMessageSend: everybody,
  workshopHeldGet: everybody,
  workshopHeldSet: everybody,
  workshopHeldUndo: everybody,
  workshopPushGet: everybody,
  workshopPushSet: everybody,
  workshopPushEnd: everybody,
  workshopQuoteGet: everybody,
  workshopQuoteSave: everybody,
  workshopQuoteSend: everybody,
  readyAnswerList: everybody,
  readyAnswerSave: everybody,
  readyAnswerRemove: everybody,
  workshopTemplateSave: everybody,
  workshopTemplateRemove: everybody,
  workshopReviewList: everybody,
  workshopReviewAnswer: everybody,
  workshopAnswerUndo: everybody,
} as const satisfies Partial<Record<EndpointName, readonly TeamRole[]>>;

/** Returns whether a role may make this call. */
export const teamMay = (role: TeamRole, name: string): boolean => {
  const roles: readonly TeamRole[] = Object.hasOwn(teamRights, name)
    ? teamRights[name as keyof typeof teamRights]
    : owner;
  return roles.includes(role);
};

/** Profile fields that only the owner changes: they identify the vendor. */
export const ownerFields = ['companyName', 'ownerName', 'address', 'shortName'] as const;
