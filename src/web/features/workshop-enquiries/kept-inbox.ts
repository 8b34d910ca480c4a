/**
 * @file The device's cache of the inbox for reading without a network: the list and the last conversations of the signed-in vendor. A
 * family may withdraw its contact details, and an offline device does not learn of it. So they are shown for a day after the last fetch,
 * then deleted; they are deleted at once when any reply says so, and with the session.
 */
import { isFields } from '#domain/formats/fields.ts';
import { isInstant } from '#contract/shape.ts';
import { maskContacts } from '#domain/enquiries/mask-contacts.ts';
import type { Inbox, InboxEnquiry } from '#contract/workshop-enquiries.ts';
import { inboxKept, maxItems } from '#facts/limits.ts';
import { dayMs, hourMs } from '#facts/time.ts';
import { forget, keysOf, recall, remember } from '#kit/device/device-store.ts';
import { authToken, inboxKeys, ownVendorId } from '#kit/session/session.ts';
import { shaped } from '#kit/api/shape-reply.ts';
import type { Kept } from '#kit/api/use-answer.ts';

const listName = 'list';
const ofVendor = () => `${inboxKeys}${ownVendorId() ?? ''}:`;
const keyOf = (name: string) => ofVendor() + name;

function kept<T>(key: string, type: string, now: number): Kept<T> | null {
  const stored = recall(key);
  const { at, value }: Record<string, unknown> = isFields(stored) ? stored : {};
  const since = isInstant(at) ? now - Date.parse(at) : -1;
  const isRecent = since >= 0 && since < inboxKept.days * dayMs;
  const found = isRecent ? (shaped(type, value) as T | undefined) : undefined;
  if (found !== undefined) return { value: found, at: at as string };
  if (stored !== null) forget(key);
  return null;
}

/**
 * Returns the same request without any contact details of the family.
 * @where What does a vendor's device keep of its inbox?
 */
export function withoutContact(enquiry: InboxEnquiry): InboxEnquiry {
  const readable = (text: string) => maskContacts(text, enquiry.contact.name);
  return {
    ...enquiry,
    person: null,
    contact: { name: null, phone: null, email: null },
    brief: enquiry.brief.map(({ label, value }) => ({ label, value: readable(value) })),
    messages: enquiry.messages.map((one) =>
      one.author === 'vendor' ? one : { ...one, text: readable(one.text) },
    ),
  };
}

const isDue = ({ at, value }: Kept<InboxEnquiry>, now: number): boolean =>
  now - Date.parse(at) >= inboxKept.contactHours * hourMs && Object.values(value.contact).some(Boolean);

/** Returns the cached request, without the contact details after a day; null when there is none. */
export function keptEnquiry(id: string, now = Date.now()): Kept<InboxEnquiry> | null {
  const key = keyOf(id);
  const found = kept<InboxEnquiry>(key, 'InboxEnquiry', now);
  if (!found || !isDue(found, now)) return found;
  const rest = { ...found, value: withoutContact(found.value) };
  remember(key, rest);
  return rest;
}

/** Returns the cached list, which names nobody; null when there is none. */
export const keptList = (now = Date.now()): Kept<Inbox> | null => kept<Inbox>(keyOf(listName), 'Inbox', now);

const keptIds = () =>
  keysOf(ofVendor())
    .map((key) => key.slice(ofVendor().length))
    .filter((name) => name !== listName);

/** Stores a reply for the holder of this token; a reply after the log-out is not stored. */
function keep(name: string, token: string, value: Inbox | InboxEnquiry): void {
  if (authToken() === token) remember(keyOf(name), { at: new Date().toISOString(), value });
}

/** Stores a request as just fetched. */
export function keepEnquiry(enquiry: InboxEnquiry, token: string): void {
  keep(enquiry.id, token, enquiry);
  const others = keptIds()
    .map((id) => ({ id, at: keptEnquiry(id)?.at ?? '' }))
    .toSorted((one, other) => (one.at < other.at ? 1 : -1));
  for (const { id } of others.slice(inboxKept.conversations)) forget(keyOf(id));
}

export const forgetEnquiry = (id: string): void => forget(keyOf(id));

/** Stores the whole list as just fetched, without the names of families, and removes from the cached requests all that it no longer allows. */
export function keepList(inbox: Inbox, token: string): void {
  keep(listName, token, { ...inbox, entries: inbox.entries.map((one) => ({ ...one, person: null })) });
  for (const id of keptIds()) {
    const entry = inbox.entries.find((one) => one.id === id);
    const isWhole = inbox.entries.length < maxItems.list;
    if (!entry && isWhole) forgetEnquiry(id);
    const found = entry?.holdsContact === false ? keptEnquiry(id) : null;
    if (found) remember(keyOf(id), { ...found, value: withoutContact(found.value) });
  }
}

/** Removes outdated entries from the cache, and those of another vendor on this device. */
export function sweepInbox(now = Date.now()): void {
  for (const key of keysOf(inboxKeys)) if (!key.startsWith(ofVendor())) forget(key);
  for (const id of keptIds()) keptEnquiry(id, now);
  keptList(now);
}
