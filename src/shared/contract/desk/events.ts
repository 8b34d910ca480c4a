/**
 * @file What happens, told once. Timelines, the record, counts and the desk's live view read the one table of events; who makes something
 * happen writes a row in the transaction that made it true, and calls nobody for an effect.
 */

/** Who did it. A script calls with the installation's key. */
export const actorKinds = ['visitor', 'vendor', 'staff', 'script', 'system'] as const;
export type ActorKind = (typeof actorKinds)[number];

/** What it was done to. */
export const subjectKinds = [
  'enquiry',
  'complaint',
  'vendor',
  'market',
  'member',
  'content',
  'desk',
] as const;
export type SubjectKind = (typeof subjectKinds)[number];

/** Every event, with the words that follow the name of who did it. */
export const eventWords = {
  'enquiry.received': 'sent the enquiry',
  'enquiry.released': 'released the enquiry',
  'enquiry.discarded': 'discarded the enquiry as spam',
  'enquiry.opened': 'looked at the enquiry',
  'enquiry.read': 'marked the enquiry as read',
  'enquiry.introduced': 'marked the enquiry as introduced',
  'enquiry.answered': 'marked the enquiry as answered',
  'enquiry.booked': 'marked the enquiry as booked',
  'enquiry.closed': 'closed the enquiry',
  'enquiry.reopened': 'opened the enquiry again',
  'enquiry.withdrawn': 'withdrew the enquiry',
  'enquiry.changed': 'changed the enquiry',
  'enquiry.noted': 'wrote a note on the enquiry',
  'enquiry.merged': 'merged the enquiry into another',
  'enquiry.extended': 'merged another enquiry into this one',
  'enquiry.parted': 'took the merged enquiry apart again',
  'reply.written': 'wrote an answer',
  'reply.undone': 'took back an answer',
  'reply.sent': 'sent the answer',
  'introduction.sent': 'introduced a vendor to the enquiry',
  'introduction.recalled': 'recalled an introduction',
  'complaint.received': 'sent the complaint',
  'complaint.released': 'released the complaint',
  'complaint.acknowledged': 'acknowledged the complaint',
  'complaint.disposed': 'answered and disposed of the complaint',
  'enquiries.listed': 'read the list of enquiries',
  'enquiries.exported': 'exported enquiries',
  'complaints.listed': 'read the list of complaints',
  'vendors.listed': 'read the list of vendors',
  'vendor.registered': 'registered',
  'vendor.opened': 'looked at the vendor',
  'vendor.approved': 'approved the vendor',
  'vendor.hidden': 'hid the vendor',
  'vendor.shown': 'showed the vendor again',
  'vendor.edited': 'edited on behalf of the vendor',
  'vendor.revealed': 'revealed tax numbers of the vendor',
  'market.changed': 'changed the facts of the market',
  'template.changed': 'changed a template',
  'reasons.changed': 'changed the reasons for closing',
  'search_meaning.changed': 'changed what a word of the search means',
  'content.added': 'began',
  'content.saved': 'wrote on',
  'content.submitted': 'sent for review',
  'content.returned': 'took back from review',
  'content.scheduled': 'scheduled',
  'content.unscheduled': 'took the schedule from',
  'content.published': 'published',
  'content.discarded': 'dropped the changes to',
  'content.unpublished': 'took off the site',
  'content.shown': 'put back on the site',
  'content.restored': 'went on from an earlier version of',
  'content.removed': 'deleted',
  'content.ordered': 'changed the order of',
  'content.preview_made': 'made a private link to',
  'content.preview_ended': 'ended a private link to',
  'content.imported': 'imported content',
  'content.exported': 'exported content',
  'picture.added': 'added a picture',
  'picture.changed': 'changed a picture',
  'picture.replaced': 'replaced a picture',
  'picture.removed': 'deleted a picture',
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
  /** From before events were told apart: `facts.action` says what it was. */
  'desk.acted': 'did',
} as const;
export type EventType = keyof typeof eventWords;
export const eventTypes = Object.keys(eventWords) as EventType[];
