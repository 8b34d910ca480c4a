/** @file The one table of the staff's rights: the calls of each role. Nobody may make a call that is missing here. */
import { staffRoles, type StaffRole } from '#facts/staff-access.ts';
import type { StaffEndpointName } from '#facts/staff-api.ts';

export type Right = {
  roles: readonly StaffRole[];
  /** Only shortly after signing in: calls that export data or change who has access. */
  proof?: true;
  /** Also callable by scripts with the installation's key, with the rights of the configured role. */
  key?: true;
  /** About the caller's own account, which a script does not have. */
  own?: true;
};

const everybody = staffRoles;
const ownerOnly = ['owner'] as const;
const managers = ['owner', 'manager'] as const;
const editors = ['owner', 'editor'] as const;
const wordEditors = ['owner', 'manager', 'editor'] as const;
const readers = ['owner', 'manager', 'reader'] as const;

/**
 * All rights. Calls for visitors who are not signed in are not in the table: their `auth` says so.
 * @where Who of the staff may make which call?
 */
export const staffRights = {
  staffMarketUpdate: { roles: editors, key: true },
  staffGrievanceList: { roles: readers, key: true },
  staffGrievanceUpdate: { roles: managers, key: true },
  staffReviewList: { roles: readers, key: true },
  staffReviewChange: { roles: managers, key: true },
  staffEnquiryList: { roles: readers, key: true },
  staffEnquiryUpdate: { roles: managers, key: true },
  staffEnquiryBulk: { roles: managers, key: true },
  staffEnquiryExport: { roles: ownerOnly, proof: true },
  staffWorkingSet: { roles: readers, key: true },
  staffWorkingSetChanges: { roles: readers, key: true },
  staffSavedViewList: { roles: readers, own: true },
  staffSavedViewAdd: { roles: readers, own: true },
  staffSavedViewChange: { roles: readers, own: true },
  staffSavedViewRemove: { roles: readers, own: true },
  staffColleagueList: { roles: managers },
  staffActionList: { roles: ownerOnly, key: true },
  staffToday: { roles: everybody, key: true },
  staffLive: { roles: everybody, own: true },
  staffPresence: { roles: everybody, own: true },

  staffEnquiryRead: { roles: readers, key: true },
  staffEnquiryChange: { roles: managers, key: true },
  staffEnquiryNote: { roles: managers, key: true },
  staffReplySend: { roles: managers, key: true },
  staffReplyUndo: { roles: managers, key: true },
  staffTemplateList: { roles: managers, key: true },
  staffTemplateAdd: { roles: managers, key: true },
  staffTemplateChange: { roles: managers, key: true },
  staffTemplateRemove: { roles: managers, key: true },
  staffCloseReasonList: { roles: managers, key: true },
  staffCloseReasonSet: { roles: managers, key: true },
  staffGstRateList: { roles: managers, key: true },
  staffGstRateSet: { roles: managers, key: true },
  staffGstRateRemove: { roles: managers, key: true },
  staffSuggestionList: { roles: readers, key: true },
  staffIntroductionList: { roles: readers, key: true },
  staffIntroductionSend: { roles: managers, key: true },
  staffIntroductionUndo: { roles: managers, key: true },
  staffIntroductionRecall: { roles: managers, key: true },
  staffIntroductionTold: { roles: managers, key: true },
  staffIntroductionDisclose: { roles: managers, key: true },
  staffReportAnswer: { roles: managers, key: true },
  staffTimelineList: { roles: readers, key: true },
  staffMessageList: { roles: readers, key: true },
  staffMessagePicture: { roles: managers, key: true },
  staffQuoteList: { roles: readers, key: true },
  staffMessageSend: { roles: managers, key: true },
  staffDuplicateList: { roles: readers, key: true },
  staffDuplicatePairs: { roles: readers, key: true },
  staffEnquiryMerge: { roles: managers, key: true },
  staffEnquiryUnmerge: { roles: managers, key: true },
  staffSearchWordList: { roles: wordEditors, key: true },
  staffSearchMeaningSet: { roles: wordEditors, key: true },
  staffSearchMeaningRemove: { roles: wordEditors, key: true },
  staffSearchTry: { roles: wordEditors, key: true },
  staffNumbers: { roles: readers, key: true },
  staffPageNumbers: { roles: readers, key: true },
  staffNumbersExport: { roles: managers, key: true },
  staffNumbersMail: { roles: ownerOnly, own: true },
  staffNumbersMailSet: { roles: ownerOnly, own: true },
  staffSpamShare: { roles: readers, key: true },
  staffVendorList: { roles: readers, key: true },
  staffVendorGet: { roles: readers, key: true },
  staffVendorChange: { roles: managers, key: true },
  staffVendorEdit: { roles: managers, key: true },
  staffVendorTable: { roles: managers, key: true },
  staffVendorReveal: { roles: managers, proof: true },
  staffClaimList: { roles: readers, key: true },
  staffClaimRead: { roles: readers },
  staffClaimStep: { roles: managers },
  staffClaimDocument: { roles: managers },
  staffClaimInviteAll: { roles: managers },
  staffClaimInvite: { roles: managers },
  staffCheckList: { roles: readers, key: true },
  staffCheckRead: { roles: readers, key: true },
  staffCheckStep: { roles: managers },
  staffCheckReveal: { roles: managers, proof: true },
  staffCheckDocument: { roles: managers },

  staffContentList: { roles: editors, key: true },
  staffContentAdd: { roles: editors, key: true },
  staffContentOrder: { roles: editors, key: true },
  staffContentRead: { roles: editors, key: true },
  staffContentSave: { roles: editors, key: true },
  staffContentStep: { roles: editors, key: true },
  staffContentSideAdd: { roles: editors, key: true },
  staffPostNumbers: { roles: editors, key: true },
  staffContentVersionList: { roles: editors, key: true },
  staffContentVersionRead: { roles: editors, key: true },
  staffContentPreviewList: { roles: editors, key: true },
  staffContentPreviewAdd: { roles: editors, key: true },
  staffContentPreviewEnd: { roles: editors, key: true },
  staffImportList: { roles: editors, key: true },
  staffImportAdd: { roles: editors, key: true },
  staffImportRead: { roles: editors, key: true },
  staffImportChoose: { roles: editors, key: true },
  staffImportStart: { roles: editors, key: true },
  staffImportStep: { roles: editors, key: true },
  staffImportRemove: { roles: editors, key: true },
  staffContentExport: { roles: editors, key: true },
  staffContentSideCounts: { roles: editors, key: true },
  staffContentRender: { roles: editors, key: true },
  staffMailList: { roles: editors, key: true },
  staffMailPreview: { roles: editors, key: true },
  staffMailServerTest: { roles: ownerOnly, own: true },
  staffMailTest: { roles: editors, own: true },

  staffPictureList: { roles: editors, key: true },
  staffPictureAdd: { roles: editors, key: true },
  staffPictureRead: { roles: editors, key: true },
  staffPictureChange: { roles: editors, key: true },
  staffPictureReplace: { roles: editors, key: true },
  staffPictureUses: { roles: editors, key: true },
  staffPictureRemove: { roles: editors, key: true },

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

/** Roles that see phone numbers, e-mail addresses and messages. */
export const seesContactDetails: readonly StaffRole[] = ['owner', 'manager', 'editor'];

/** Returns the right to make a call; null for one missing from the table. */
export const rightTo = (name: string): Right | null =>
  Object.hasOwn(staffRights, name) ? staffRights[name as keyof typeof staffRights] : null;
