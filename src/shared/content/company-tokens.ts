import type { Company } from '#contract/company.ts';
import { showPhoneUnbroken } from '#domain/formats/phone.ts';

/** The tokens of content, each with its value in the configuration. */
const values = new Map<string, (company: Company) => string>(
  Object.entries({
    brand: (company: Company) => company.brand,
    legalName: (company: Company) => company.legalName,
    email: (company: Company) => company.email,
    phone: (company: Company) => showPhoneUnbroken(company.phone),
    founder: (company: Company) => company.founder.name,
    grievanceName: (company: Company) => company.grievanceOfficer.name,
    grievanceDesignation: (company: Company) => company.grievanceOfficer.designation,
    grievanceEmail: (company: Company) => company.grievanceOfficer.email,
    grievancePhone: (company: Company) => showPhoneUnbroken(company.grievanceOfficer.phone),
    grievanceHours: (company: Company) => company.grievanceOfficer.hours,
    privacyName: (company: Company) => company.dataProtectionContact.name,
    privacyEmail: (company: Company) => company.dataProtectionContact.email,
    helpline: (company: Company) => company.consumerHelpline,
  }),
);

/** The names of all tokens, so that a test can find a misspelt one. */
export const tokenNames = [...values.keys()];

/**
 * Returns a sentence with its tokens (`{email}`, `{legalName}` …) replaced by the configured company's values.
 * @throws when a token is unknown: a page must never show a visitor a pair of braces.
 */
export function withCompany(text: string, company: Company): string {
  return text.replaceAll(/\{(\w+)\}/g, (_, token: string) => {
    const value = values.get(token);
    if (!value) throw new Error(`Unknown token {${token}} in content`);
    return value(company);
  });
}
