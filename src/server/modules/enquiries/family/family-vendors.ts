/** @file Further vendors for a request, at the sender's choice; and the notification of its vendors about corrections. */
import { introductionsOf } from '#modules/enquiries/vendor/introductions.ts';
import { findEnquiry, lockEnquiry } from '#modules/enquiries/record/find-enquiry.ts';
import { introducedFrom, changeIntroduced } from '#modules/enquiries/vendor/introduced-enquiry.ts';
import type { EnquiryThreads } from '#contract/conversations.ts';
import { similarMax, type SimilarVendors } from '#contract/own-enquiry.ts';
import { similarKinds } from '#domain/enquiries/fitting-vendors.ts';
import { familyVendorsMax } from '#domain/enquiries/introduction-changes.ts';
import { openStatuses } from '#domain/enquiries/enquiry-changes.ts';
import { vendorCategories, type VendorCategory } from '#domain/vendors/vendor-categories.ts';
import { hourMs } from '#facts/time.ts';
import type { Tx } from '#platform/db/handle.ts';
import { visitor } from '#platform/events.ts';
import { Problem } from '#platform/problem.ts';
import type { Limit } from '#platform/rate-limit.ts';
import { inLocale } from '#platform/words/request-locale.ts';
import { defaultLocale } from '#words/locales.ts';
import { t, translated } from '#words/t.ts';
import type { Conversations } from '#modules/enquiries/conversation/conversations.ts';
import { talkingWith } from '#modules/enquiries/vendor/changed-request.ts';
import { introductionMail } from '#modules/enquiries/vendor/introduction.mails.ts';
import type {
  IntroductionMail,
  IntroductionRecords,
} from '#modules/enquiries/vendor/introduction-records.ts';
import { suggest } from '#modules/enquiries/desk/introduction-suggestions.ts';
import { isOpen, type IntroductionRow } from '#modules/enquiries/vendor/introduction-change.ts';
import type { Enquiry } from '#modules/enquiries/enquiry.types.ts';
import { kindsAsked } from './asked-kinds.ts';
import { sayCorrection, type Correction } from './say-correction.ts';
import type { IntroductionDependencies } from '#modules/enquiries/vendor/introduction.types.ts';

const askLimits: readonly Limit[] = [{ name: 'family-vendors', max: 12, windowMs: hourMs }];
const refuse = (message: string) => new Problem('conflict', { message });

export function createFamilyVendors(
  deps: IntroductionDependencies,
  { records, conversations }: { records: IntroductionRecords; conversations: Conversations },
) {
  const { db, limiter, findVendor, introducible, frame } = deps;
  const placesOf = (enquiry: Enquiry, rows: readonly IntroductionRow[]) =>
    openStatuses.includes(enquiry.status) && !enquiry.quarantine && enquiry.mergedIntoId === null
      ? Math.max(0, familyVendorsMax - rows.filter(isOpen).length)
      : 0;

  return {
    /** Suggests further vendors: of the same trade, at a place where they work. @throws Problem not_found */
    async similar(secret: string): Promise<SimilarVendors> {
      const enquiry = await findEnquiry(db, { secret });
      const rows = await introductionsOf(db, enquiry.id);
      const places = placesOf(enquiry, rows);
      if (places === 0) return { places, vendors: [] };
      const introduced = introducedFrom(enquiry);
      const beside = introduced.vendorId ?? rows[0]?.vendorId ?? null;
      const kinds = similarKinds(introduced.kind, await kindsAsked(db, beside, rows));
      const { vendors } = await suggest(
        deps,
        { ...introduced, vendorId: beside },
        { kinds, servedAt: { place: introduced.asked.place } },
      );
      return {
        places,
        vendors: vendors
          .filter(({ vendorId }) => rows.every((row) => row.vendorId !== vendorId))
          .slice(0, Math.min(places, similarMax))
          .map(({ vendorId, name, trade, place }) => ({
            vendorId,
            name,
            about: [
              trade && translated(vendorCategories[trade as VendorCategory] ?? trade),
              place && translated(place),
            ]
              .filter(Boolean)
              .join(' · '),
          })),
      };
    },

    /** Introduces vendors who never had the request. @throws Problem not_found, conflict */
    async ask(
      secret: string,
      vendorIds: readonly string[],
      shown: (enquiry: Enquiry) => Promise<EnquiryThreads>,
    ) {
      const asking = await findEnquiry(db, { secret });
      const { id, reference } = asking;
      await limiter.take(askLimits, id);
      if (placesOf(asking, []) === 0) throw refuse(t('This cannot be done with the request as it is now.'));
      const wanted = [...new Set(vendorIds)];
      // Outside the transaction, which holds the only connection.
      const found = await introducible(wanted);
      if (found.length < wanted.length) throw refuse(t('One of these vendors cannot be asked any more.'));
      const reached = await Promise.all(
        found.map(async (vendor) => ({ ...vendor, contact: await findVendor(vendor.id) })),
      );
      await changeIntroduced(
        deps,
        { reference, by: visitor, introduces: true },
        async (tx, introduced, enquiry) => {
          const rows = await introductionsOf(tx, id);
          const again = rows.find((row) => wanted.includes(row.vendorId));
          if (again) throw refuse(t('{vendor} has been asked already.', { vendor: again.vendorName }));
          if (wanted.length > placesOf(enquiry, rows))
            throw refuse(
              t('At most {count} vendors at once. Withdraw from one first.', { count: familyVendorsMax }),
            );
          const mail: IntroductionMail = (contact, introductionId) =>
            introductionMail({ ...introduced, introductionId }, contact, frame);
          for (const vendor of reached) await records.send(tx, enquiry, vendor, { by: visitor, mail });
        },
      );
      return shown(await findEnquiry(db, { secret }));
    },

    /** Writes the correction into the thread of every vendor with an open conversation, which `requestChanged` mails. The request is locked. */
    async notifyCorrected(tx: Tx, correction: Correction): Promise<void> {
      const enquiry = await lockEnquiry(tx, { id: correction.enquiryId });
      for (const row of await talkingWith(tx, enquiry.id)) {
        const locale = (await findVendor(row.vendorId, tx))?.locale ?? defaultLocale;
        const text = inLocale(locale, () => sayCorrection(correction));
        const draft = { text, key: `${correction.key}-${row.id}` };
        await conversations.write(
          tx,
          { enquiry, row },
          draft,
          // Its own mail says what is asked for now.
          { author: 'family', by: visitor, name: '', silent: true },
        );
      }
    },
  };
}
export type FamilyVendors = ReturnType<typeof createFamilyVendors>;
