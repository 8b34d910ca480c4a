import { dayMs, hourMs, minuteMs } from '#facts/time.ts';
import type { Limit, Pace } from '#platform/rate-limit.ts';

/**
 * Rate limits of tries at accounts. Guessing becomes slow, and no account is locked: the longest wait for the next try is `everyMs`. The
 * resulting tries per day are in docs/security.md.
 * @where How many wrong passwords may be tried, and how long is the wait?
 */
export const accountLimits = {
  /** One account from an address or a device that has signed in to it before. No other limit slows these down. */
  loginFromKnown: { name: 'login-known', burst: 10, everyMs: 90_000 },
  /** One address trying many accounts. */
  loginByAddress: { name: 'login-address', burst: 40, everyMs: 22_500 },
  /** One unknown address trying one account. */
  loginByPair: { name: 'login-pair', burst: 10, everyMs: 90_000 },
  /** The tries of an unknown address that count as its first at an account. */
  loginFirstTries: { name: 'login-first', burst: 3, everyMs: 8 * hourMs },
  /** The first tries of all unknown addresses together at one account: a travelling owner is among these. */
  loginFirstByAccount: { name: 'login-account-first', burst: 10, everyMs: minuteMs },
  /** The later tries of all unknown addresses together at one account. */
  loginLaterByAccount: { name: 'login-account-later', burst: 10, everyMs: 5 * minuteMs },
  /** The mail to the owner about tries by a stranger. */
  loginAlert: { name: 'login-alert', burst: 1, everyMs: dayMs },
  registrationByAddress: { name: 'registration', burst: 10, everyMs: 6 * minuteMs },
  /** The current password, requested again before a sensitive change; each session counts apart, for one may be stolen. */
  passwordCheck: { name: 'password-check', burst: 10, everyMs: 90_000 },
  /** Requests for a reset link. The limit on mails to one account is in `platform/mailer/limited-mails.ts`. */
  resetMailByAddress: { name: 'reset-mail', burst: 10, everyMs: 6 * minuteMs },
  verifyMail: { name: 'verify-mail', burst: 5, everyMs: 12 * minuteMs },
  emailChange: { name: 'email-change', burst: 5, everyMs: 12 * minuteMs },
  /** Invitations of helpers by one vendor. */
  invitation: { name: 'team-invitation', burst: 10, everyMs: 6 * minuteMs },
  /** Guesses at the secrets of mailed links. */
  secretByAddress: { name: 'secret', burst: 30, everyMs: 2 * minuteMs },
} as const satisfies Record<string, Limit | Pace>;
