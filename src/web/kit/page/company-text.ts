import { withCompany } from '#content/company-tokens.ts';
import { useSite } from './site.ts';

/** Fills the company's name, mail and phone into a sentence of the content. */
export function useCompanyText(): (text: string) => string {
  const { company } = useSite();
  return (text) => withCompany(text, company);
}
