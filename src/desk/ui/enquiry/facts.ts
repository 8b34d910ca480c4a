/** @file Owner, due time, labels and day as a form holds them, and back. Times are of Delhi. */
import { inDelhi, utcOffset } from '#facts/time.ts';
import type { EnquiryFacts, StaffEnquiryDetail } from '#contract/desk/enquiry-detail.ts';

export type FactTexts = { owner: string; dueAt: string; labels: string; eventDate: string };
export type FactName = keyof FactTexts;

/** As the controls of the form show them. */
export const factTexts = ({ owner, dueAt, labels, eventDate }: StaffEnquiryDetail): FactTexts => ({
  owner: owner?.id ?? '',
  dueAt: dueAt ? inDelhi(new Date(dueAt)).toISOString().slice(0, 16) : '',
  labels: labels.join(', '),
  eventDate: eventDate ?? '',
});

const readers: { [Name in FactName]: (text: string) => EnquiryFacts[Name] } = {
  owner: (text) => text || null,
  dueAt: (text) => (text ? new Date(`${text}:00${utcOffset}`).toISOString() : null),
  labels: (text) =>
    text
      .split(',')
      .map((label) => label.trim())
      .filter(Boolean),
  eventDate: (text) => text || null,
};

/** What is asked of the server for the texts that were changed. */
export const factsOf = (texts: Partial<FactTexts>): Omit<EnquiryFacts, 'version'> =>
  Object.fromEntries(
    (Object.entries(texts) as [FactName, string][]).map(([name, text]) => [name, readers[name](text)]),
  );
