/** @file The scheduled work of the modules. */

/** The scheduled work of the jobs, for tests that move the clock. */
export type DueWork = {
  /** Compares the texts of new enquiries, as a job does each minute. */
  compareTexts(): Promise<void>;
  /** Counts the days of enquiries that have changed, as a job does each minute. */
  countNumbers(): Promise<void>;
  /** Counts all days anew, as a job does every night. */
  recountNumbers(): Promise<void>;
  /** Mails the numbers of the last week to the owners, as a job does on Mondays. */
  mailNumbers(): Promise<void>;
  /** Sends the held mails that are due, as a job does every five minutes. */
  sendHeldMails(): Promise<void>;
  /** Asks families for the reviews that are due, as a job does every day. */
  inviteReviews(): Promise<void>;
  /** Announces decisions on reviews that have become final, as a job does each minute. */
  notifyReviews(): Promise<void>;
  /** Publishes the scheduled items that are due, as a job does each minute. */
  publishDue(): Promise<void>;
  /** Sends reminders of unanswered introductions and closes those whose time is up, as a job does every ten minutes. */
  lapseDue(forMs?: number): Promise<void>;
  /** Recounts how long families have waited for an answer, as a job does every night. */
  recountUnanswered(): Promise<void>;
  /** Measures how soon vendors answer, as a job does every night. */
  countResponseTimes(): Promise<void>;
  /** Ends quotes whose last day has passed, as a job does every hour. */
  expireQuotes(): Promise<void>;
  /** Performs held acts once they can no longer be undone, as a job does when they are due. */
  runHeldActs(): Promise<void>;
  /** Makes decisions on checks final, as a job does each minute. */
  settleChecks(): Promise<void>;
  /** Sends reminders of badges that end soon and removes those that have ended, as a job does each hour. */
  endChecks(): Promise<void>;
  /** Ends claims of pages that nobody decided in time, as a job does every night. */
  endClaims(): Promise<void>;
  /** Drops the pages of notices whose last day has passed, as a job does at midnight in Delhi. */
  dropVanishedNotices(): Promise<void>;
  /** Tells of new vendors in kept searches, as a job does every hour. */
  tellNewVendors(): Promise<void>;
  /** Counts the figures of long lists that are due, as a job does every ten minutes. */
  keepListFigures(): Promise<void>;
  /** Reads the vendors' calendars that are due, as a job does every twenty minutes. */
  readCalendars(): Promise<void>;
  /** Ends the holds of vendors' days that are over. */
  endOldHolds(): Promise<void>;
};
