import { dayInDelhi, dayMs, hourMs } from '#facts/time.ts';
import { enquiryKinds, type EnquiryField } from '#domain/enquiries/enquiry-kinds.ts';
import type { Tx } from '#platform/db/handle.ts';
import { newId } from '#platform/db/tables/columns.ts';
import { enquiries } from '#platform/db/tables.ts';
import { newReference } from '#platform/reference.ts';
import { newSecret, sha256 } from '#platform/secrets.ts';
import { knownRegion } from './record/enquiry-origin.ts';
import { enquiryColumns } from './record/enquiry-columns.ts';
import { enquirySeeds, type EnquirySeed } from './seed/enquiries.ts';

/** Returns the sample value of a field; nothing where a visitor may leave it out. */
function sampleValue({ role, options }: EnquiryField, seed: EnquirySeed, number: number, now: Date) {
  const person = seed.again ? number - 1 : number;
  if (role === 'name') return seed.name;
  if (role === 'phone') return `98765${String(40_000 + person * 37)}`;
  if (role === 'email') return `${seed.name.toLowerCase().replaceAll(' ', '.')}@example.com`;
  if (role === 'message') return seed.message;
  if (role === 'eventDate')
    return seed.eventInDays === undefined
      ? undefined
      : dayInDelhi(new Date(now.getTime() + seed.eventInDays * dayMs));
  if (role === 'guests') return 200;
  return options?.[0]?.value;
}

/** Stores enquiries as if they had arrived before `now`, without mails. */
export async function seedEnquiries(tx: Tx, now: Date, prefix: string): Promise<void> {
  const rows = enquirySeeds.map((seed, number): typeof enquiries.$inferInsert => {
    const kind = enquiryKinds[seed.kind];
    const payload = Object.fromEntries(
      kind.fields.flatMap((field) => {
        const value = sampleValue(field, seed, number, now);
        return value === undefined ? [] : [[field.name, value]];
      }),
    );
    const { cardId: _card, memberId: _member, region, ...columns } = enquiryColumns(kind, payload);
    const { status = 'received', hoursAgo } = seed;
    const createdAt = new Date(now.getTime() - hoursAgo * hourMs);
    const after = (share: number) => new Date(createdAt.getTime() + Math.min(hoursAgo, 20) * hourMs * share);
    const reached = (...statuses: string[]) => statuses.includes(status);
    return {
      id: newId(),
      ...columns,
      kind: seed.kind,
      payload,
      reference: newReference(prefix),
      secretHash: sha256(newSecret()),
      status,
      quarantine: seed.flagged !== undefined,
      quarantineReason: seed.flagged,
      closeReason: seed.closeReason,
      sourcePage: '/',
      source: '/',
      place: knownRegion(region),
      consent: {
        noticeVersion: kind.notice.en,
        noticeLocale: 'en',
        items: [],
        share: seed.share ?? false,
        marketing: false,
      },
      createdAt,
      readAt: status === 'received' ? null : after(0.1),
      introducedAt: reached('introduced', 'answered', 'booked') && seed.share ? after(0.3) : null,
      answeredAt: reached('answered', 'booked') ? after(0.5) : null,
      bookedAt: reached('booked') ? after(0.9) : null,
      closedAt: reached('closed') ? after(0.9) : null,
    };
  });
  await tx.insert(enquiries).values(rows);
}
