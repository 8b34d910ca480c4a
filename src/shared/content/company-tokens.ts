import type { Company } from '#contract/company.ts';

/** The tokens that content may hold, each with where its value stands in the configuration. */
const values: Readonly<Record<string, (company: Company) => string>> = {
  brand: (company) => company.brand,
  legalName: (company) => company.legalName,
  email: (company) => company.email,
  phone: (company) => `+91-${company.phone}`,
  founder: (company) => company.founder.name,
  grievanceName: (company) => company.grievanceOfficer.name,
  grievanceDesignation: (company) => company.grievanceOfficer.designation,
  grievanceEmail: (company) => company.grievanceOfficer.email,
  grievancePhone: (company) => `+91-${company.grievanceOfficer.phone}`,
  grievanceHours: (company) => company.grievanceOfficer.hours,
  privacyName: (company) => company.dataProtectionContact.name,
  privacyEmail: (company) => company.dataProtectionContact.email,
  helpline: (company) => company.consumerHelpline,
};

/** The names of all tokens, so that a test can refuse a misspelt one. */
export const tokenNames = Object.keys(values);

/**
 * A sentence with its tokens (`{email}`, `{legalName}` …) replaced by the configured company's.
 * @throws when a token is unknown: a page must never show a visitor a pair of braces.
 */
export function withCompany(text: string, company: Company): string {
  return text.replaceAll(/\{(\w+)\}/g, (_, token: string) => {
    const value = values[token];
    if (!value) throw new Error(`Unknown token {${token}} in content`);
    return value(company);
  });
}
