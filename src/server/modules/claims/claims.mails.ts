/** @file Mails about the claim of a page. The secret is in the one link that needs it. */
import { paths } from '#facts/paths.ts';
import { claimLinkPath, claimPath } from '#facts/vendor-paths.ts';
import { prefixNow } from '#words/t.ts';
import type { Locale } from '#words/locales.ts';
import { letter } from '#platform/mailer/letter.ts';
import type { Tx } from '#platform/db/handle.ts';
import type { WrittenMail } from '#platform/mailer/mail.types.ts';
import type { ClaimDependencies, ClaimRow } from './claims.types.ts';

type Told = Pick<ClaimRow, 'id' | 'email' | 'locale' | 'vendorId'> & { companyName: string };

export function createClaimPost({ frame, mails }: Pick<ClaimDependencies, 'frame' | 'mails'>) {
  const link = (path: string) => `${frame.publicUrl}${prefixNow()}${path}`;
  const to = (email: string) => ({ name: '', address: email });
  /** The decision has a topic of its own, so that it does not wait for the hour of the link. */
  const send = (tx: Tx, { id, email }: Pick<Told, 'id' | 'email'>, what: string, write: () => WrittenMail) =>
    mails.enqueue(tx, {
      topic: what === 'begun' ? 'link' : 'notice',
      about: `claim ${id} ${what}`,
      to: email,
      write,
    });

  return {
    /** Mails the link to go on with a claim. */
    begun: (tx: Tx, told: Told, secret: string) =>
      send(tx, told, 'begun', () =>
        letter(frame, {
          to: to(told.email),
          locale: told.locale,
          template: 'claim-begun',
          values: () => ({ vendor: told.companyName, link: link(claimLinkPath(secret)) }),
        }),
      ),
    approved: (tx: Tx, told: Told) =>
      send(tx, told, 'approved', () =>
        letter(frame, {
          to: to(told.email),
          locale: told.locale,
          template: 'claim-approved',
          values: () => ({ vendor: told.companyName, passwordLink: link(paths.forgotPassword) }),
        }),
      ),
    refused: (tx: Tx, told: Told, reason: string) =>
      send(tx, told, 'refused', () =>
        letter(frame, {
          to: to(told.email),
          locale: told.locale,
          template: 'claim-refused',
          values: () => ({ vendor: told.companyName, reason, link: link(claimPath(told.vendorId)) }),
        }),
      ),
    /** Mails the invitation of the staff to claim a page. */
    invited: (tx: Tx, told: { email: string; vendorId: string; companyName: string; locale: Locale }) =>
      mails.enqueue(tx, {
        topic: 'invitation',
        about: `claim invitation ${told.vendorId}`,
        to: told.email,
        write: () =>
          letter(frame, {
            to: to(told.email),
            locale: told.locale,
            template: 'claim-invited',
            values: () => ({ vendor: told.companyName, link: link(claimPath(told.vendorId)) }),
          }),
      }),
  };
}
export type ClaimPost = ReturnType<typeof createClaimPost>;
