import type { Company } from '#contract/company.ts';
import { showPhone, telHref } from '#contract/phone.ts';
import { formatDay } from '#kit/format-day.ts';
import { PageLink } from '#ui/page-link.tsx';

/** The notices that Indian law asks of a marketplace, from configuration; shown on request, since few need them. */
export function Notices({ company }: { company: Company }) {
  const officer = company.grievanceOfficer;
  return (
    <details className="no-print border-t border-on-night/15">
      <summary className="wrap tap flex cursor-pointer items-center font-semibold">
        Company details and grievance redressal
      </summary>
      <div className="wrap grid gap-6 pb-8 text-sm text-on-night-soft md:grid-cols-3">
        <div>
          <p className="font-semibold text-on-night">{company.legalName}</p>
          <p>{company.registration}</p>
          <p>Registered office: {company.address.join(', ')}</p>
          {company.branches.map((branch) => (
            <p key={branch.join()}>Branch: {branch.join(', ')}</p>
          ))}
          <p>
            Customer care:{' '}
            <a className="underline" href={telHref(company.phone)}>
              {showPhone(company.phone)}
            </a>
            , {company.email}
          </p>
        </div>
        <div>
          <p className="font-semibold text-on-night">
            {officer.name}, {officer.designation}
          </p>
          <p>
            <a className="underline" href={telHref(officer.phone)}>
              {showPhone(officer.phone)}
            </a>
            ,{' '}
            <a className="underline" href={`mailto:${officer.email}`}>
              {officer.email}
            </a>
          </p>
          <p>{officer.hours}</p>
          <p>
            We acknowledge a complaint within 24 hours and settle it within 7 days; consumer complaints at
            most within one month.
          </p>
          <p>
            <PageLink className="underline" to="/grievance">
              Make a complaint or see its status
            </PageLink>
            . National Consumer Helpline: {company.consumerHelpline}.
          </p>
        </div>
        <div>
          <p className="font-semibold text-on-night">Your data</p>
          <p>
            {company.dataProtectionContact.name}:{' '}
            <a className="underline" href={`mailto:${company.dataProtectionContact.email}`}>
              {company.dataProtectionContact.email}
            </a>
            . We answer within 90 days.
          </p>
          <p>We are a marketplace; vendors are independent.</p>
          <p>These notices were last reviewed on {formatDay(company.noticesReviewedOn)}.</p>
        </div>
      </div>
    </details>
  );
}
