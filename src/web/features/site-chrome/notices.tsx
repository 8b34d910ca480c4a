import { t } from '#words/t.ts';
import type { Company } from '#contract/company.ts';
import { showPhone, telHref } from '#domain/formats/phone.ts';
import { formatDay } from '#kit/page/format-day.ts';
import { AsServed } from '#ui/as-served.tsx';
import { RichText } from '#ui/rich-text.tsx';
import { PageLink } from '#ui/page-link.tsx';

/** The notices that Indian law requires of a marketplace, from configuration; collapsed, since few visitors need them. */
export function Notices({ company }: { company: Company }) {
  const officer = company.grievanceOfficer;
  return (
    <details className="no-print border-t border-on-night/15">
      <summary className="wrap tap flex cursor-pointer items-center text-sm font-semibold">
        {t('Company details and grievance redressal')}
      </summary>
      <div className="wrap grid gap-6 pb-8 text-sm text-on-night-soft md:grid-cols-3">
        <div>
          <p className="font-semibold text-on-night">{company.legalName}</p>
          <p>{company.registration}</p>
          <p>{t('Registered office: {address}', { address: company.address.join(', ') })}</p>
          {company.branches.map((branch) => (
            <p key={branch.join()}>{t('Branch: {address}', { address: branch.join(', ') })}</p>
          ))}
          <p>
            {t('Customer care:')}{' '}
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
            {t(
              'We acknowledge a complaint within 24 hours and settle it within 7 days; consumer complaints at most within one month.',
            )}
          </p>
          <p>
            <RichText
              text={t(
                '<link>Make a complaint or see its status</link>. National Consumer Helpline: {number}.',
                {
                  number: company.consumerHelpline,
                },
              )}
              parts={{
                link: (words) => (
                  <PageLink className="underline" to="/grievance">
                    {words}
                  </PageLink>
                ),
              }}
            />
          </p>
        </div>
        <div>
          <p className="font-semibold text-on-night">{t('Your data')}</p>
          <p>
            <RichText
              text={t('{name}: <mail>{address}</mail>. We answer within 90 days.', {
                name: company.dataProtectionContact.name,
                address: company.dataProtectionContact.email,
              })}
              parts={{
                mail: (words) => (
                  <a className="underline" href={`mailto:${company.dataProtectionContact.email}`}>
                    {words}
                  </a>
                ),
              }}
            />
          </p>
          <p>{t('We are a marketplace; vendors are independent.')}</p>
          <p>
            <AsServed
              of={company.noticesReviewedOn}
              write={(day) => t('These notices were last reviewed on {day}.', { day: formatDay(day) })}
            />
          </p>
        </div>
      </div>
    </details>
  );
}
