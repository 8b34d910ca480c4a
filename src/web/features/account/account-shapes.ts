/** @file What the account page reads in its replies. */
import type { Account, SessionInfo } from '#contract/accounts.ts';
import { isText } from '#contract/fields.ts';
import { hasShape, isFlag, isInstant, isListOf, orNull } from '#contract/shape.ts';

export const isAccount = hasShape<Account>({
  email: isText,
  emailVerified: isFlag,
  pendingEmail: orNull(isText),
  phone: orNull(isText),
  website: orNull(isText),
  createdAt: isText,
});

export const isSessionList = isListOf(
  hasShape<SessionInfo>({
    id: isText,
    label: isText,
    createdAt: isInstant,
    lastUsedAt: isInstant,
    current: isFlag,
  }),
);
