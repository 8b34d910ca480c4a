/**
 * @file What happens, told once. Timelines, the record, counts and the desk's live view read the one table of events; who makes something
 * happen writes a row in the transaction that made it true, and calls nobody for an effect.
 */

/** Who did it. A script calls with the installation's key. */
export const actorKinds = ['visitor', 'vendor', 'staff', 'script', 'system'] as const;
export type ActorKind = (typeof actorKinds)[number];

/** What it was done to. */
export const subjectKinds = ['enquiry', 'complaint', 'market', 'member', 'list'] as const;
export type SubjectKind = (typeof subjectKinds)[number];

/** Every event, with the words that follow the name of who did it. */
export const eventWords = {
  'enquiry.received': 'sent the enquiry',
  'enquiry.released': 'released the enquiry',
  'enquiry.read': 'marked the enquiry as read',
  'enquiry.answered': 'marked the enquiry as answered',
  'enquiry.closed': 'closed the enquiry',
  'enquiry.withdrawn': 'withdrew the enquiry',
  'complaint.received': 'sent the complaint',
  'complaint.released': 'released the complaint',
  'complaint.acknowledged': 'acknowledged the complaint',
  'complaint.disposed': 'answered and disposed of the complaint',
  'enquiries.listed': 'read the list of enquiries',
  'complaints.listed': 'read the list of complaints',
  'market.changed': 'changed the facts of the market',
  'member.invited': 'invited',
  'member.link_made': 'made a new way in for',
  'member.changed': 'changed the name or role of',
  'member.ended': 'ended the access of',
  'member.resumed': 'resumed the access of',
  'member.joined': 'joined',
  'member.signed_in': 'signed in',
  'member.passkey_added': 'added a passkey',
  'member.passkey_removed': 'removed a passkey',
  'member.password_set': 'set password and authenticator',
  'member.recovery_codes_renewed': 'made new recovery codes',
} as const;
export type EventType = keyof typeof eventWords;
export const eventTypes = Object.keys(eventWords) as EventType[];
