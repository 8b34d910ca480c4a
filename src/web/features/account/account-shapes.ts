/** @file Shapes of the replies that the account page reads. */
import type { Account } from '#contract/accounts.ts';
import type { SessionInfo } from '#contract/account-sessions.ts';
import type { OwnPasskey } from '#contract/account-passkeys.ts';
import { isText } from '#domain/formats/fields.ts';
import type { PasskeyQuestion } from '#contract/passkeys.ts';
import { hasShape, isFlag, isInstant, isListOf, isOneOf, orNull, type Guard } from '#contract/shape.ts';
import { teamRoles } from '#facts/team.ts';

export const isAccount = hasShape<Account>({
  email: isText,
  emailVerified: isFlag,
  pendingEmail: orNull(isText),
  phone: orNull(isText),
  website: orNull(isText),
  createdAt: isText,
  role: (value): value is Account['role'] => value === undefined || isOneOf(teamRoles)(value),
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

export const isPasskeyList = isListOf(
  hasShape<OwnPasskey>({
    id: isText,
    label: isText,
    synced: isFlag,
    createdAt: isInstant,
    lastUsedAt: orNull(isInstant),
  }),
);

/** Guard of a passkey challenge; the browser itself validates the options. */
export const isPasskeyQuestion: Guard<PasskeyQuestion> = hasShape<PasskeyQuestion>({
  questionId: isText,
  options: (value): value is PasskeyQuestion['options'] => typeof value === 'object' && value !== null,
});
