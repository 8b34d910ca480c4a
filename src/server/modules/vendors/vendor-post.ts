/** @file Mails about vendors, sent at once to a confirmed address, else within the limits of its recipient. */
import { eq } from '#platform/db/drizzle.ts';
import type { Tx } from '#platform/db/handle.ts';
import { accounts, vendors } from '#platform/db/tables.ts';
import { isOwnerOf } from '#platform/db/tables/accounts.ts';
import { newId } from '#platform/db/tables/columns.ts';
import type { Platform } from '#platform/open-platform.ts';
import type { WrittenMail } from '#platform/mailer/mail.types.ts';
import { waitingMail, type VendorAddressee, type VendorMailParties } from './vendor.mails.ts';

type Deps = Pick<Platform, 'enqueueMail' | 'mails'> & { parties: VendorMailParties };
type Mail = (parties: VendorMailParties, to: VendorAddressee) => WrittenMail;

/** Creates the sender of vendor mails. */
export const createVendorPost = ({ enqueueMail, mails, parties }: Deps) => ({
  /** Mails the vendor; one without a log-in has no address and gets none. */
  async notify(tx: Tx, vendorId: string, mail: Mail): Promise<void> {
    const [account] = await tx
      .select({
        email: accounts.email,
        verifiedAt: accounts.emailVerifiedAt,
        locale: accounts.locale,
        name: vendors.ownerName,
      })
      .from(accounts)
      .innerJoin(vendors, eq(vendors.id, accounts.vendorId))
      .where(isOwnerOf(vendorId));
    if (!account) return;
    const { email, verifiedAt, locale, name } = account;
    const write = () => mail(parties, { vendorId, email, locale, name: verifiedAt ? name : null });
    if (verifiedAt) await enqueueMail(tx, write().message);
    // A new subject for each mail, so that no earlier one stands for it.
    else await mails.enqueue(tx, { topic: 'notice', about: `vendor ${newId()}`, to: email, write });
  },

  /** Mails the staff about a vendor that waits, within limits: anybody may register. */
  waiting: (tx: Tx, vendor: { id: string; companyName: string }): Promise<void> =>
    mails.enqueue(tx, {
      topic: 'notice',
      about: `waiting ${vendor.id}`,
      to: parties.staff,
      write: () => waitingMail(parties, vendor),
    }),
});
export type VendorPost = ReturnType<typeof createVendorPost>;
