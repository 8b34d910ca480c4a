import { dayMs, hourMs, minuteMs } from '#facts/time.ts';
import type { Limit, Pace } from '#platform/rate-limit.ts';

/**
 * How often an account may be tried, from where. Guessing gets slow, and nothing gets closed: the longest that anybody waits
 * for the next try is `everyMs`. What this makes in a day stands in docs/security.md.
 */
export const accountLimits = {
  /** An account from an address or a device that has signed in to it before. Nothing else slows these down. */
  loginFromKnown: { name: 'login-known', burst: 10, everyMs: 90_000 },
  /** One address trying many accounts. */
  loginByAddress: { name: 'login-address', burst: 40, everyMs: 22_500 },
  /** One strange address trying one account. */
  loginByPair: { name: 'login-pair', burst: 10, everyMs: 90_000 },
  /** Which tries of a strange address count as its first at an account. */
  loginFirstTries: { name: 'login-first', burst: 3, everyMs: 8 * hourMs },
  /** All strange addresses together at one account, with their first tries: an owner on a journey is among these. */
  loginFirstByAccount: { name: 'login-account-first', burst: 10, everyMs: minuteMs },
  /** The same with their later tries. */
  loginLaterByAccount: { name: 'login-account-later', burst: 10, everyMs: 5 * minuteMs },
  /** A word to the owner that somebody tries. */
  loginAlert: { name: 'login-alert', burst: 1, everyMs: dayMs },
  registrationByAddress: { name: 'registration', burst: 10, everyMs: 6 * minuteMs },
  /** The present password, asked again before something that hurts; each session counts apart, for one may be stolen. */
  passwordCheck: { name: 'password-check', burst: 10, everyMs: 90_000 },
  /** How many mails go to an account is another matter: `platform/mailer/limited-mails.ts`. */
  resetMailByAddress: { name: 'reset-mail', burst: 10, everyMs: 6 * minuteMs },
  verifyMail: { name: 'verify-mail', burst: 5, everyMs: 12 * minuteMs },
  emailChange: { name: 'email-change', burst: 5, everyMs: 12 * minuteMs },
  /** Helpers invited by one vendor. */
  invitation: { name: 'team-invitation', burst: 10, everyMs: 6 * minuteMs },
  /** Secrets of mailed links, guessed. */
  secretByAddress: { name: 'secret', burst: 30, everyMs: 2 * minuteMs },
} as const satisfies Record<string, Limit | Pace>;
