import type { PublicVendor } from '#contract/vendors.ts';
import { vendorProfile } from '#content/vendor-profile.ts';
import { messages } from '#facts/messages.ts';
import { useSite } from '#kit/site.ts';
import { showPhone } from '#contract/phone.ts';
import { TextLink } from '#ui/text-link.tsx';

const words = vendorProfile.business;

/** What a marketplace has to say about each seller. */
export function AboutBusiness({ vendor }: { vendor: PublicVendor }) {
  const { company } = useSite();
  const facts = [
    ['Business name', vendor.companyName],
    ['Run by', vendor.ownerName],
    ['Address', vendor.address ?? messages.addressMissing],
    ['Customer care', vendor.phone ? showPhone(vendor.phone) : messages.phoneMissing],
    ['Ratings', words.ratings],
    ['Complaints', `${company.grievanceOfficer.designation}, ${showPhone(company.grievanceOfficer.phone)}`],
  ] as const;
  return (
    <section aria-labelledby="business" className="rounded-xl border border-line bg-paper p-5">
      <h2 id="business" className="text-2xl">
        {words.heading}
      </h2>
      <dl className="mt-3 grid gap-2 text-sm">
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt className="text-ink-soft">{name}</dt>
            <dd className="wrap-anywhere">{value}</dd>
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
