import type { ReactNode } from 'react';
import { t } from '#words/t.ts';
import type { PublicVendor } from '#contract/vendors.ts';
import { aboutBusiness as words } from '#content/about-business.ts';
import { useSite } from '#kit/page/site.ts';
import { showPhone } from '#domain/formats/phone.ts';
import { TextLink } from '#ui/text-link.tsx';
import { asWritten } from '#ui/written-lang.ts';
import { FoldedPart } from './folded-part.tsx';

/** The facts that a marketplace must state about each seller. Its address and its number stand above, under Contact. */
export function AboutBusiness({ vendor, ratings }: { vendor: PublicVendor; ratings: ReactNode }) {
  const { company } = useSite();
  const facts = [
    [t('Business name'), vendor.companyName],
    [t('Run by'), vendor.ownerName],
    [t('Address and customer care'), t('Under “Contact” on this page')],
    [t('Ratings'), ratings],
    [
      t('Complaints'),
      `${company.grievanceOfficer.designation}, ${showPhone(company.grievanceOfficer.phone)}`,
    ],
  ] as const;
  const written: readonly unknown[] = [vendor.companyName, vendor.ownerName];
  return (
    <FoldedPart id="business" heading={words.heading} line={t('Run by {name}', { name: vendor.ownerName })}>
      <dl className="grid gap-2 text-sm">
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt className="text-ink-soft">{name}</dt>
            <dd {...(written.includes(value) && asWritten)} className="wrap-anywhere">
              {value}
            </dd>
          </div>
        ))}
      </dl>
      <p className="mt-3 text-sm text-ink-soft">{words.note}</p>
      <ul className="mt-2 text-sm">
        {[words.ranking, words.complaint].map(({ label, href }) => (
          <li key={href}>
            <TextLink to={href} look="strong">
              {label}
            </TextLink>
          </li>
        ))}
      </ul>
    </FoldedPart>
  );
}
