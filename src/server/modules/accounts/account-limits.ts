import type { Limit } from '#platform/rate-limit.ts';

const minutes = 60_000;
const hours = 60 * minutes;

/** How often an account may be tried, from where. */
export const accountLimits = {
  /** One address trying many accounts. */
  loginByAddress: { name: 'login-address', max: 40, windowMs: 15 * minutes },
  /** One address trying one account. It is the narrowest, so that nobody locks an owner out from elsewhere. */
  loginByPair: { name: 'login-pair', max: 10, windowMs: 15 * minutes },
  /** Many addresses trying one account. */
  loginByAccount: { name: 'login-account', max: 100, windowMs: 60 * minutes },
  registrationByAddress: { name: 'registration', max: 10, windowMs: hours },
  /** The present password, asked again before something that hurts. */
  passwordCheck: { name: 'password-check', max: 10, windowMs: 15 * minutes },
  resetMailByAddress: { name: 'reset-mail', max: 10, windowMs: hours },
  resetMailByAccount: { name: 'reset-mail-account', max: 3, windowMs: hours },
  verifyMail: { name: 'verify-mail', max: 5, windowMs: hours },
  emailChange: { name: 'email-change', max: 5, windowMs: hours },
  /** Secrets of mailed links, guessed. */
  secretByAddress: { name: 'secret', max: 30, windowMs: hours },
} as const satisfies Record<string, Limit>;
