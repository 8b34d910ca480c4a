import type { ReactNode } from 'react';
import { t } from '#words/t.ts';
import type { PublicVendor } from '#contract/vendors.ts';
import { aboutBusiness as words } from '#content/about-business.ts';
import { messages } from '#facts/messages.ts';
import { useSite } from '#kit/page/site.ts';
import { showPhone } from '#domain/formats/phone.ts';
import { TextLink } from '#ui/text-link.tsx';
import { asWritten } from '#ui/written-lang.ts';

/** The facts that a marketplace must state about each seller. */
export function AboutBusiness({ vendor, ratings }: { vendor: PublicVendor; ratings: ReactNode }) {
  const { company } = useSite();
  const facts = [
    [t('Business name'), vendor.companyName],
    [t('Run by'), vendor.ownerName],
    [t('Address'), vendor.address ?? messages.addressMissing],
    [t('Customer care'), vendor.phone ? showPhone(vendor.phone) : messages.phoneMissing],
    [t('Ratings'), ratings],
    [
      t('Complaints'),
      `${company.grievanceOfficer.designation}, ${showPhone(company.grievanceOfficer.phone)}`,
    ],
  ] as const;
  const written: readonly unknown[] = [vendor.companyName, vendor.ownerName, vendor.address];
  return (
    <section aria-labelledby="business" className="rounded-xl border border-line bg-paper p-5">
      <h2 id="business" className="text-2xl">
        {words.heading}
      </h2>
      <dl className="mt-3 grid gap-2 text-sm">
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt className="text-ink-soft">{name}</dt>
            <dd {...(written.includes(value) && asWritten)} className="wrap-anywhere">
              {value}
            </dd>
          </div>
        ))}
      </dl>
      <p className="mt-4 text-sm text-ink-soft">{words.note}</p>
      <ul className="mt-2 text-sm">
        {[words.ranking, words.complaint].map(({ label, href }) => (
          <li key={href}>
            <TextLink to={href} look="strong">
              {label}
            </TextLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
