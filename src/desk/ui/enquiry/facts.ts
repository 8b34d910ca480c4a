/** @file Conversion of owner, due time, labels and day to and from form text. Times are in Delhi time. */
import { inDelhi, utcOffset } from '#facts/time.ts';
import type { EnquiryFacts, StaffEnquiryDetail } from '#contract/desk/enquiry-detail.ts';

export type FactTexts = { owner: string; dueAt: string; labels: string; eventDate: string };
export type FactName = keyof FactTexts;

/** Returns the text for the form's controls. */
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

/** Returns the changes for the server from the changed texts. */
export const factsOf = (texts: Partial<FactTexts>): Omit<EnquiryFacts, 'version'> =>
  Object.fromEntries(
    (Object.entries(texts) as [FactName, string][]).map(([name, text]) => [name, readers[name](text)]),
  );
