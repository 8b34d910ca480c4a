/** The version of the consent notice beside every form; raised whenever its wording changes, and stored with each consent. */
export const noticeVersion = '2026-11-2';
