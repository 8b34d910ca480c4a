/** @file The voter's identity on shared lists: a number and a name of this device, and its own votes, so that they are marked as such. */
import { textsOf } from '#domain/formats/fields.ts';
import { recall, recallText, remember, rememberText } from './device-store.ts';
import { newKey } from '#kit/forms/new-key.ts';

const voterKey = 'list-voter';
const nameKey = 'list-name';
const votesKey = 'list-votes';

/** Returns the number of this device, generated on first use. */
export function voterId(): string {
  const kept = recallText(voterKey);
  if (kept !== null && /^[0-9a-f]{32}$/.test(kept)) return kept;
  const made = newKey();
  rememberText(voterKey, made);
  return made;
}

export const voterName = (): string => (recallText(nameKey) ?? '').slice(0, 60);
export const rememberName = (name: string): boolean => rememberText(nameKey, name.slice(0, 60));

/** Returns this device's votes by list and vendor: `yes`, `no`, or `clear` after withdrawal. */
export const ownVotes = (): Readonly<Record<string, string>> => textsOf(recall(votesKey));

export const rememberVote = (listId: string, vendorId: string, vote: string): boolean =>
  remember(votesKey, { ...ownVotes(), [`${listId}:${vendorId}`]: vote });
